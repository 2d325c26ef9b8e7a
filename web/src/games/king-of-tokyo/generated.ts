/** Made by tools/web_types.py of what ludoteca.games.king_of_tokyo declares: change it there, then `make types`. */

import { actionSpace } from '../../lib/actions.ts'

export type Place = "outside" | "city" | "bay"

export type Face = "1" | "2" | "3" | "heart" | "energy" | "claw"

export type Step = "setup" | "start" | "roll" | "probe" | "change" | "resolve" | "buy" | "end" | "next" | "over"

export type CardType = "keep" | "discard"

/** A message: its key and its parameters. */
export interface Said {
  key: string
  params: Record<string, unknown>
}

/** The card that Mimic copies; one of a pack with its name. */
export interface Copied {
  ref: string
  id: string
  name?: Said
}

/**
 * A card lying face up; in the market, `price` is what the monster whose turn it is would pay.
 *
 * There, whoever looks also sees what they themselves would have `left` after paying, or how much energy they lack.
 * A card of a pack brings its words: the others have theirs under their id.
 */
export interface CardFace {
  ref: string
  id: string
  cost: number
  type: CardType
  icon: string
  rule: string
  price?: number
  left?: number
  lacks?: number
  charges?: number
  copies?: Copied
  name?: Said
  text?: Said
  flavour?: Said
}

/** A monster with its board, cards and tokens. */
export interface Monster {
  ref: string
  seat: number
  monster: string
  figure: string
  color: string
  hearts: number
  max_hearts: number
  stars: number
  energy: number
  place: Place
  poison: number
  shrink: number
  alive: boolean
  wings: boolean
  cards: CardFace[]
}

/** A die on the table. */
export interface DieFace {
  ref: string
  face: Face
  green: boolean
  kept: boolean
}

/** All that a seat may see. */
export interface Board {
  step: Step
  turn: number
  turns: number
  target: number
  monsters: Monster[]
  bay_open: boolean
  dice: DieFace[]
  rolls_left: number
  rolls: number
  market: (CardFace | null)[]
  deck: number
  discard: string[]
  extra_turns: number[]
  next: number
  reason: string
  known_top?: CardFace[]
}

/** Whom a seat can play: the drawn bust and the colours. */
export const FACES: Record<string, { figure: string; color: string }> = {
  gigazaur: { figure: "giga", color: "#58d96f" },
  cyber_kitty: { figure: "kitty", color: "#ff77b0" },
  space_penguin: { figure: "pengu", color: "#4b8ff0" },
  the_king: { figure: "king", color: "#9a72bd" },
  meka_dragon: { figure: "meka", color: "#f4505c" },
  alienoid: { figure: "alien", color: "#b8ff3d" },
}

/** What the numbers of each kind of decision mean. */
export const ACTIONS = {
  keep: actionSpace({
    keep: { at: 0, params: { dice: 4096 } },
    card: { at: 4096, params: { kind: 256, choice: 256 } },
  }),
  probe: actionSpace({
    leave: { at: 0, params: {} },
    reroll: { at: 1, params: { die: 12 } },
  }),
  "reroll-three": actionSpace({
    leave: { at: 0, params: {} },
    reroll: { at: 1, params: {} },
  }),
  change: actionSpace({
    done: { at: 0, params: {} },
    card: { at: 4096, params: { kind: 256, choice: 256 } },
  }),
  resolve: actionSpace({
    numbers: { at: 0, params: {} },
    energies: { at: 1, params: {} },
    hearts: { at: 2, params: {} },
    claws: { at: 3, params: {} },
  }),
  heart: actionSpace({
    me: { at: 0, params: {} },
    poison: { at: 1, params: {} },
    shrink: { at: 2, params: {} },
    patient: { at: 3, params: { seat: 6 } },
  }),
  yield: actionSpace({
    stay: { at: 0, params: {} },
    yield: { at: 1, params: {} },
  }),
  react: actionSpace({
    take: { at: 0, params: {} },
    card: { at: 4096, params: { kind: 256, choice: 256 } },
  }),
  "camouflage-threes": actionSpace({
    leave: { at: 0, params: {} },
    reroll: { at: 1, params: { n: 12 } },
  }),
  "rapid-healing": actionSpace({
    enough: { at: 0, params: {} },
    heal: { at: 1, params: {} },
  }),
  buy: actionSpace({
    done: { at: 0, params: {} },
    buy: { at: 1, params: { slot: 3 } },
    sweep: { at: 4, params: {} },
    card: { at: 4096, params: { kind: 256, choice: 256 } },
  }),
  snatch: actionSpace({
    done: { at: 0, params: {} },
    buy: { at: 1, params: { slot: 3 } },
  }),
  sell: actionSpace({
    enough: { at: 0, params: {} },
    sell: { at: 1, params: { card: 256 } },
  }),
  mimic: actionSpace({
    copy: { at: 1, params: { card: 256 } },
  }),
  "mimic-move": actionSpace({
    leave: { at: 0, params: {} },
    copy: { at: 1, params: { card: 256 } },
  }),
}
