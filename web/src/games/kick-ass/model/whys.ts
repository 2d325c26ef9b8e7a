/** Why someone stands where they stand: the links of the chain that ended there, as they were told. */
import { say } from '../../../lib/words.svelte.ts'
import type { Moment, Told } from '../../../protocol.ts'
import { districtIn, districtsIn } from './told.ts'
import type { DistrictId } from './types.ts'

const ARRIVALS = new Set(['spawned', 'foe', 'driven', 'marched', 'gang', 'shielded'])
const LINKS = new Set(['passed-on', 'replaced', 'ignored'])
const OPENERS = new Set(['spawn-card', 'event', 'plot'])
const MOST = 8

/** Every link before an arrival that belongs to it: what sent it, and the districts that had no room. */
function chainOf(told: readonly Told[], at: number): Told[] {
  const found: Told[] = []
  let back = at - 1
  while (back >= 0 && LINKS.has((told[back] as Told).kind)) found.unshift(told[back--] as Told)
  return found
}

/** The last arrivals in a district, each with the links before it, in words. */
export function whysOf(log: readonly Moment[], district: DistrictId): string[] {
  const told = log.slice(-60).flatMap((moment) => moment.told)
  const lines: string[] = []
  let opener: Told | null = null
  for (const [at, one] of told.entries()) {
    if (OPENERS.has(one.kind)) opener = one
    const ends = districtIn(one, 'at') ?? districtIn(one, 'to')
    if (!ARRIVALS.has(one.kind) || ends !== district) continue
    const sent = districtIn(one, 'sent')
    const chain = sent && sent !== district ? chainOf(told, at) : []
    const parts = [opener && districtsIn(one).length ? opener : null, ...chain, one].filter(
      (part): part is Told => part !== null,
    )
    lines.push(parts.map((part) => say(`event-${part.kind}`, part.params)).join(' '))
  }
  return lines.slice(-MOST)
}
