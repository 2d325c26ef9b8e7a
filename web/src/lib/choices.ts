/** What the choices of an option are called, and what a seat has picked. */
import type { OptionInfo, Place } from '../protocol.ts'
import { words } from './words.svelte.ts'
import { choiceKey } from './worlds.ts'

/** `option-scenario-1`, or, where that would say a name twice, simply `scenario-1`; a face by its own name. */
export function choiceName(game: string, option: OptionInfo, choice: string): string {
  const plain = option.names?.[choice]
  if (plain) return plain
  const keys = [choiceKey(game, choice), `option-${option.name}-${choice}`, `${option.name}-${choice}`]
  const key = keys.find((one) => one !== '' && words.hasIn(game, one))
  return key ? words.sayIn(game, key) : words.knows(game) ? choice : ''
}

/** What a choice means, in a sentence; empty where the game does not say. */
export const choiceAbout = (game: string, option: OptionInfo, choice: string): string =>
  saidBy(game, `${option.name}-text-${choice}`)

/** What an option is about, in a sentence; empty where the game does not say. */
export const optionAbout = (game: string, option: OptionInfo): string => saidBy(game, `option-${option.name}.about`)

const saidBy = (game: string, key: string): string => (words.hasIn(game, key) ? words.sayIn(game, key) : '')

/** Whether each seat picks a set of its own, be it of one part only. */
export const picksSeveral = (option: OptionInfo): boolean => Object.keys(option.each ?? {}).length > 0

/** Whose face a seat wears: what it has picked, the first of several. */
export const pickOf = (place: Place | undefined): string | undefined => picksOf(place)[0]

/** What a seat has picked: nothing, one thing, or several. */
export function picksOf(place: Place | undefined): string[] {
  if (place?.parts?.length) return place.parts
  return place?.choice ? [place.choice] : []
}
