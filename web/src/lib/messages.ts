/** What messages of the server mean for this browser. Pure. */
import type { Said, TableInfo } from '../protocol.ts'

/** The seats that this browser plays: its own, while no bot stands in for it. */
export function mySeats(table: TableInfo): number[] {
  return table.seats.filter((place) => place.you && place.kind === 'human' && !place.left).map((place) => place.seat)
}

/** Chat after a reconnect: what came meanwhile, without what we had. */
export function mergeChat(before: Said[], now: Said[]): Said[] {
  const last = before.at(-1)?.at ?? -1
  return [...before, ...now.filter((said) => said.at > last)]
}
