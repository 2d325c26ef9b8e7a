/** Fábrica de Heróis as its board sees it; `generated.ts` has the shape of what the server sends. */
import type { View } from '../../../lib/view.ts'
import {
  BASES,
  type BaseFace,
  type Board,
  type Cards,
  HEROES,
  type HeroFace,
  MISSIONS,
  type MissionFace,
  type Said,
  type Team,
} from '../generated.ts'

export type {
  AbilityFace,
  Affiliation,
  BaseFace,
  Board,
  Cards,
  CastFace,
  FieldHero,
  HeroCard,
  HeroFace,
  MissionCard,
  MissionFace,
  OwnMission,
  Said,
  Team,
} from '../generated.ts'

export type FactoryView = View<Board>

/** Why a play is not possible: words and the rule behind them. */
export interface Reason extends Said {
  rule: string
}

const HERO_FACES = HEROES as unknown as Record<string, HeroFace>
const MISSION_FACES = MISSIONS as unknown as Record<string, MissionFace>
const BASE_FACES = BASES as unknown as Record<string, BaseFace>

/** What is printed on a card: of the box, or of a pack that came with the view. */
export const heroFace = (board: Board, id: string): HeroFace => HERO_FACES[id] ?? (board.cards.heroes[id] as HeroFace)
export const missionFace = (board: Board, id: string): MissionFace =>
  MISSION_FACES[id] ?? (board.cards.missions[id] as MissionFace)
export const baseFace = (board: Board, id: string): BaseFace => BASE_FACES[id] ?? (board.cards.bases[id] as BaseFace)

/** All cards of the box, for the gallery. */
export const BOX: Cards = { heroes: HERO_FACES, missions: MISSION_FACES, bases: BASE_FACES }

/** The five steps of a turn, as the strip at the top counts them. */
export const STEPS = ['compare', 'income', 'mission', 'plays', 'end'] as const
export type TurnStep = (typeof STEPS)[number]

export function stepOf(board: Board): TurnStep {
  switch (board.step) {
    case 'setup':
    case 'begin':
    case 'prepare':
    case 'compare':
      return 'compare'
    case 'income':
      return 'income'
    case 'draw':
      return 'mission'
    case 'plays':
      return 'plays'
    default:
      return 'end'
  }
}

/** The Team that a Hero's ref is in, and whether it is in the Field. */
export function teamOf(board: Board, ref: string): Team | null {
  return board.players.find((team) => team.field.some((hero) => hero.ref === ref)) ?? null
}
