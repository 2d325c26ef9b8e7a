/** Kick-Ass as its board sees it; `generated.ts` has the shape of what the server sends. */
import type { View } from '../../../lib/view.ts'
import type { Board, CardFace, DistrictFace, DistrictId, HeroFace, ItemFace, Said } from '../generated.ts'
import { say } from '../../../lib/words.svelte.ts'

export type {
  Badge,
  Board,
  CardFace,
  Combat,
  CrisisFace,
  DangerFace,
  DieRolled,
  DistrictFace,
  DistrictId,
  EffectFace,
  EnemyFace,
  EventFace,
  Fighter,
  FigureFace,
  HeroFace,
  IconN,
  ItemFace,
  MeterFace,
  PlotFace,
  Said,
  SlotFace,
} from '../generated.ts'

export type CityView = View<Board>

/** Words that the server has chosen. */
export const told = (said: Said | null | undefined): string => (said ? say(said.key, said.params) : '')

export const districtOf = (board: Board, district: DistrictId | null): DistrictFace | undefined =>
  board.districts.find((one) => one.district === district)

export const heroOf = (board: Board, seat: number | null): HeroFace | undefined =>
  board.heroes.find((one) => one.seat === seat)

export const heroesIn = (board: Board, district: DistrictId): HeroFace[] =>
  board.heroes.filter((hero) => hero.district === district && !hero.out)

/** Every card that lies open, with its ref. */
export function cardOf(board: Board, ref: string): CardFace | undefined {
  const all = board.heroes.flatMap((hero) => [
    ...hero.hand,
    ...hero.played.map((one) => one.card),
    ...(hero.green ? [hero.green] : []),
  ])
  return [...all, ...board.display, ...board.drawn].find((card): card is CardFace => card?.ref === ref)
}

export function itemOf(board: Board, ref: string): ItemFace | undefined {
  const all = board.heroes.flatMap((hero) => [...hero.slots.map((slot) => slot.item), ...hero.backpack])
  return [...all, ...board.shop, ...board.drawn_items].find((item): item is ItemFace => item?.ref === ref)
}
