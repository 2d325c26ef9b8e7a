/** Where things stand in a room, so that each can be told at a glance: Heroes left, Monsters right, the chest at the
 * back, tokens along the front, a Portal in the corner. Pure; all in units of a floor (see `grid.ts`). */
import type { HeroFace, MonsterFace, RoomFace, TokenPile } from '../generated.ts'
import { FLOOR } from './grid.ts'
import { CHESTS } from './looks.ts'

/** One figure, or several that are alike, by the middle of their feet. */
export interface Standing<Thing> {
  thing: Thing
  /** How many stand here: more than one only where there is no room for each. */
  n: number
  x: number
  y: number
  size: number
}

export interface Arranged {
  heroes: Standing<HeroFace>[]
  monsters: Standing<MonsterFace>[]
  tokens: (TokenPile & { x: number; y: number })[]
  portal: { x: number; y: number } | null
  chest: { x: number; y: number; width: number } | null
}

/** How large figures are, and how many fit in a row at the front and at the back. */
const SCALES = [
  { most: 3, size: 60, front: 3, back: 0 },
  { most: 5, size: 55, front: 3, back: 2 },
  { most: 7, size: 49, front: 4, back: 3 },
  { most: 9, size: 43, front: 5, back: 4 },
  { most: 12, size: 37, front: 7, back: 5 },
] as const

const FRONT_ROW = 133
const BACK_ROW = 84
const TOKEN_ROW = 149
const TOKEN_STEP = 31
/** The Dragon is as large as what she guards. */
const HUGE = 92
const LARGE = 80

/** Like things in one place, each with its number. */
function grouped<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): { thing: Thing; n: number }[] {
  const found = new Map<string, { thing: Thing; n: number }>()
  for (const thing of things) {
    const known = found.get(keyOf(thing))
    if (known) known.n++
    else found.set(keyOf(thing), { thing, n: 1 })
  }
  return [...found.values()]
}

const single = <Thing>(thing: Thing): { thing: Thing; n: number } => ({ thing, n: 1 })

/** So many things in a row between two edges, evenly, but not further apart than they are wide. */
function spread(n: number, left: number, right: number, size: number): number[] {
  if (n === 1) return [Math.min(right, Math.max(left, left + size * 0.72))]
  const step = Math.min(size * 0.96, (right - left) / (n - 1))
  return Array.from({ length: n }, (_, at) => left + at * step)
}

type Figure = { hero: HeroFace; n: number } | { monster: MonsterFace; n: number }

export function arrange(room: RoomFace, huge: (monster: MonsterFace) => boolean = () => false): Arranged {
  let heroes = room.heroes.map(single)
  let monsters = room.monsters.map(single)
  if (heroes.length + monsters.length > 9) monsters = grouped(room.monsters, (one) => one.like)
  if (heroes.length + monsters.length > 12)
    heroes = grouped(room.heroes, (one) => `${one.hero} ${one.awake} ${one.stage} ${one.left}`)
  const chest = room.treasure ? chestOf(room.treasure.value) : null
  const great = monsters.filter(({ thing }) => huge(thing))
  const figures: Figure[] = [
    ...heroes.map(({ thing, n }) => ({ hero: thing, n })),
    ...monsters.filter(({ thing }) => !huge(thing)).map(({ thing, n }) => ({ monster: thing, n })),
  ]
  const scale = SCALES.find(({ most }) => figures.length <= most) ?? (SCALES.at(-1) as (typeof SCALES)[number])
  const backward = figures.length > scale.front ? Math.min(scale.back, figures.length - scale.front) : 0
  const back = figures.slice(0, backward)
  const front = figures.slice(backward)
  const half = scale.size / 2
  const made: Arranged = { heroes: [], monsters: [], tokens: tokensOf(room), portal: portalOf(room), chest }
  const place = (row: Figure[], y: number, left: number, right: number) => {
    const xs = spread(row.length, left, right, scale.size)
    const shift = row.every((one) => 'monster' in one) ? (right - (xs.at(-1) ?? right)) * 0.55 : 0
    row.forEach((one, at) => {
      const x = (xs[at] as number) + shift
      if ('hero' in one) made.heroes.push({ thing: one.hero, n: one.n, x, y, size: scale.size })
      else made.monsters.push({ thing: one.monster, n: one.n, x, y, size: scale.size })
    })
  }
  // Whoever is huge sits left of the 4, and elsewhere in the right corner; the others keep clear.
  const left = great.length && room.treasure?.value === 4 ? HUGE * 0.82 : 0
  const right = great.length && !left ? LARGE * 0.8 : 0
  for (const { thing, n } of great)
    made.monsters.push(
      left ? { thing, n, x: 52, y: 150, size: HUGE } : { thing, n, x: FLOOR.width - 46, y: 158, size: LARGE },
    )
  place(back, BACK_ROW, half + left, (chest ? chest.x - chest.width / 2 : FLOOR.width) - half * 0.6)
  place(front, back.length ? FRONT_ROW : FRONT_ROW - 8, half + 2 + left, FLOOR.width - half - 4 - right)
  return made
}

function chestOf(value: number): { x: number; y: number; width: number } {
  const { width } = CHESTS[Math.min(value, 4)] as (typeof CHESTS)[number]
  return value === 4 ? { x: 126, y: 92, width } : { x: FLOOR.width - 12 - width / 2, y: 82, width }
}

/** Tokens from the right along the front, the last ones closer together where there are many. */
function tokensOf(room: RoomFace): Arranged['tokens'] {
  return room.tokens
    .filter((pile) => pile.n > 0)
    .map((pile, at) => ({ ...pile, x: FLOOR.width - 18 - at * TOKEN_STEP, y: TOKEN_ROW }))
}

const portalOf = (room: RoomFace): { x: number; y: number } | null => (room.portal ? { x: 26, y: 146 } : null)
