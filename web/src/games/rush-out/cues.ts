/** What happened between two boards, as far as it deserves a sound, a shout or a jump. Pure.
 *
 * In a race the picture never waits for a story: the board is drawn as it is, and these cues play on top of it. */
import { type Board, type Effect, type Family, isFree, missing, placeOf, type Player, type Side, type Slot, slotsAt } from './types.ts'

export type Cue =
  | { kind: 'rolled'; seat: number; dice: number[] }
  | { kind: 'placed'; seat: number; place: number }
  | { kind: 'swept'; seats: number[] }
  | { kind: 'solved'; place: number }
  | { kind: 'cast'; place: number; family: Family }
  | { kind: 'dragon'; from: number; to: number }
  | { kind: 'cursed'; effect: Effect; victim: number | null }
  | { kind: 'lifted'; effect: Effect }
  | { kind: 'wounded'; seat: number }
  | { kind: 'healed'; seat: number }
  | { kind: 'coin'; side: Side }
  | { kind: 'soul'; n: number }
  | { kind: 'life'; n: number }
  | { kind: 'xp'; seat: number; n: number }
  | { kind: 'owed' }
  | { kind: 'go' }
  | { kind: 'round'; winner: Side }
  | { kind: 'danger' }

/** One die short of being cast: the heart beats. */
export const inDanger = (board: Board): boolean =>
  board.phase === 'race' && board.spells.some((spell) => spell !== null && !spell.aiming && missing(spell.slots) === 1 && spell.slots.length > 1)

const mine = (slots: readonly Slot[], seat: number): boolean => slots.some((slot) => slot.die?.[0] === seat)

function diceCues(before: Player, after: Player): Cue[] {
  const cues: Cue[] = []
  if (after.cool > before.cool) {
    const dice = after.dice.flatMap((die, i) => (isFree(die) && before.dice[i] && (isFree(before.dice[i]) || die.at === 'hand') ? [i] : []))
    cues.push({ kind: 'rolled', seat: after.seat, dice })
  }
  const placed = after.dice.find((die, i) => placeOf(die) !== null && before.dice[i]?.at !== die.at)
  if (placed) cues.push({ kind: 'placed', seat: after.seat, place: placeOf(placed) as number })
  return cues
}

/** Heroes whose dice were thrown off a card that is still there with nobody having rolled: Confusion's work. */
function sweptOff(before: Board, after: Board): number[] {
  const cast = after.spells.some((spell, i) => before.spells[i]?.kind === 'confusion' && before.spells[i]?.gen !== spell?.gen)
  const scrolled = before.aim !== null && after.aim === null
  if (!cast && !scrolled) return []
  return after.players.flatMap((player) => {
    const was = before.players[player.seat]
    if (player.role === 'sorcerer' || !was) return []
    const lost = was.dice.some((die, i) => {
      const place = placeOf(die)
      return place !== null && player.dice[i]?.at === 'cold' && !mine(slotsAt(after, place), player.seat)
    })
    return lost ? [player.seat] : []
  })
}

export function cues(before: Board, after: Board): Cue[] {
  if (before === after) return []
  if (before.round !== after.round || before.players.length !== after.players.length) return []
  const found: Cue[] = []
  if (before.phase === 'countdown' && after.phase === 'race') found.push({ kind: 'go' })
  if (before.phase === 'race' && (after.phase === 'break' || after.phase === 'over')) {
    const winner = after.rounds.at(-1)?.winner ?? after.winner
    if (winner) found.push({ kind: 'round', winner })
    return found
  }
  if (after.phase !== 'race') return found
  for (const player of after.players) {
    const was = before.players[player.seat]
    if (!was) continue
    found.push(...diceCues(was, player))
    if (!was.wounded && player.wounded) found.push({ kind: 'wounded', seat: player.seat })
    if (was.wounded && !player.wounded) found.push({ kind: 'healed', seat: player.seat })
    if (player.xp !== was.xp) found.push({ kind: 'xp', seat: player.seat, n: player.xp - was.xp })
  }
  for (const [i, card] of before.challenges.entries()) {
    if (card && card.gen !== after.challenges[i]?.gen) found.push({ kind: 'solved', place: card.place })
  }
  for (const [i, spell] of before.spells.entries()) {
    const now = after.spells[i]
    if (!spell || spell.gen === now?.gen || before.phase !== 'race') continue
    if (spell.aiming || missing(spell.slots) <= 2) found.push({ kind: 'cast', place: spell.place, family: spell.kind })
  }
  const swept = sweptOff(before, after)
  if (swept.length) found.push({ kind: 'swept', seats: swept })
  if (before.dragon && after.dragon && before.dragon.at !== after.dragon.at) found.push({ kind: 'dragon', from: before.dragon.at, to: after.dragon.at })
  for (const laid of after.laid) if (!before.laid.some((old) => old.place === laid.place && old.gen === laid.gen)) found.push({ kind: 'cursed', effect: laid.effect, victim: laid.victim })
  for (const laid of before.laid) if (!after.laid.some((now) => now.place === laid.place && now.gen === laid.gen)) found.push({ kind: 'lifted', effect: laid.effect })
  for (const side of ['heroes', 'sorcerer'] as const) if (before.coins && after.coins && after.coins[side] > before.coins[side]) found.push({ kind: 'coin', side })
  if (before.souls && after.souls && after.souls.left < before.souls.left) found.push({ kind: 'soul', n: before.souls.left - after.souls.left })
  if (before.lives && after.lives && after.lives.left < before.lives.left) found.push({ kind: 'life', n: before.lives.left - after.lives.left })
  if (after.held.some((held) => !before.held.some((old) => old.place === held.place))) found.push({ kind: 'owed' })
  if (inDanger(after) && !inDanger(before)) found.push({ kind: 'danger' })
  return found
}
