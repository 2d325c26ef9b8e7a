/** What an event names, as it comes in its parameters. */
import type { Told } from '../protocol.ts'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The seat of a player whom it names, or null. */
export function seatIn(told: Told, name = 'seat'): number | null {
  const value = told.params?.[name]
  return isRecord(value) && typeof value.seat === 'number' ? value.seat : null
}

export function numberIn(told: Told, name = 'n'): number {
  const value = told.params?.[name]
  return typeof value === 'number' ? value : 0
}
