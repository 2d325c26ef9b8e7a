/** Keep the Heroes Out! as its board sees it; `generated.ts` has the shape of what the server sends. */
import type { View } from '../../../lib/view.ts'
import type { Board, HeroFace, RoomFace, RoomId } from '../generated.ts'

export type {
  Board,
  CardFace,
  ClanFace,
  GuildFace,
  HeroClass,
  HeroFace,
  IconFace,
  IconName,
  LootFace,
  MonsterFace,
  Passage,
  RoomFace,
  RoomId,
  RoomType,
  StepFace,
  TokenKind,
} from '../generated.ts'

export type DungeonView = View<Board>

/** A Hero with the room that it is in. */
export interface Placed {
  hero: HeroFace
  room: RoomFace
}

export const roomOf = (board: Board, room: RoomId): RoomFace | undefined => board.rooms.find((one) => one.room === room)

export function heroOf(board: Board, ref: string | null): Placed | null {
  for (const room of board.rooms) {
    const hero = room.heroes.find((one) => one.ref === ref)
    if (hero) return { hero, room }
  }
  return null
}
