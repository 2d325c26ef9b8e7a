/** What players agree on before a match: options that depend on others, sets, parts of a seat. Pure.
 *
 * The server decides; this is what a form shows before it has asked. */
import type { OptionInfo } from '../protocol.ts'

type Values = Record<string, unknown>

/** The choices of an option, as the options before it are. */
export function choicesOf(option: OptionInfo, values: Values): string[] {
  const by = option.choices_by
  return by ? (by.by[String(values[by.name])] ?? []) : (option.choices ?? [])
}

/** Whether there is anything to agree on, as the options before it are. */
export function isAsked(option: OptionInfo, values: Values): boolean {
  const when = option.when
  if (when && !when.values.includes(values[when.name])) return false
  return !option.choices_by || choicesOf(option, values).length > 0
}

/** The value when nobody says one: the default, or where that is no choice the first ones that are. */
function usual(option: OptionInfo, choices: string[]): unknown {
  if (option.kind === 'set') {
    const kept = ((option.default as string[] | null) ?? []).filter((choice) => choices.includes(choice))
    const others = choices.filter((choice) => !kept.includes(choice))
    return [...kept, ...others.slice(0, Math.max(0, (option.low ?? 0) - kept.length))]
  }
  if (option.kind === 'choice') return choices.includes(String(option.default)) ? option.default : choices[0]
  return option.default
}

function fits(option: OptionInfo, value: unknown, choices: string[]): boolean {
  if (value === undefined || value === null) return false
  if (option.kind === 'set') return (value as string[]).every((choice) => choices.includes(choice))
  return option.kind !== 'choice' || choices.includes(String(value))
}

/** The options of the whole table that are asked, each with the value given or, where that does not fit, its usual one.
 * What each seat picks for itself is chosen at the table. */
export function agreed(options: OptionInfo[], given: Values): Values {
  const values: Values = {}
  for (const option of options) {
    if (option.kind === 'per-seat' || !isAsked(option, values)) continue
    const choices = choicesOf(option, values)
    values[option.name] = fits(option, given[option.name], choices) ? given[option.name] : usual(option, choices)
  }
  return values
}

/** How many of the choices a seat has, at least and at most, at a table of so many seats. */
export function partsEach(option: OptionInfo | undefined, seats: number): [number, number] {
  const [low = 1, high = 1] = option?.each?.[seats] ?? []
  return [low, high]
}

/** A set with one of its values put in or taken out; as it was where it would have too many or too few. */
export function toggled(chosen: string[], value: string, low: number, high: number): string[] {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  return next.length < low || next.length > high ? chosen : next
}
