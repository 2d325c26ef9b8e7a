/** How Kick-Ass shows what is told: minions that drop onto circles along the arrows, chains link by link, what a fight
 * brings. The scenes of the last spawn are kept, so that one can go back to them. */
import type { Told } from '../../../protocol.ts'
import type { Travel } from '../../../lib/flights.svelte.ts'
import { feel } from '../../../lib/haptics.ts'
import { shake } from '../../../lib/motion.ts'
import type { Director } from '../../../lib/playback.svelte.ts'
import { Scenes } from '../../../lib/scenes.svelte.ts'
import { play } from '../../../lib/sound.ts'
import { lengthOf, STORY, tonesOf } from './pace.ts'
import { applied, districtIn, districtsIn, keyIn, numberIn, seatIn } from './told.ts'
import type { CityView, DistrictId } from './types.ts'

/** Something that has just happened in a district. */
export interface Spark {
  key: number
  district: DistrictId
  text: string
  icon: string
  kind: 'hurt' | 'gain'
}

const SPARKLES = 1000
/** A chain longer than this is worth looking back at. */
const LONG = 380

export class Stage extends Scenes<CityView> implements Director<CityView> {
  sparks = $state.raw<Spark[]>([])
  /** Where something happens now, and whose arrow is being followed. */
  place = $state<DistrictId | null>(null)
  route = $state<DistrictId | null>(null)

  private count = 1

  constructor(mine: (seat: number) => boolean = () => false, hold: () => (() => void) | undefined = () => undefined) {
    super(mine, hold, 'ka-follow')
  }

  lengthOf = (told: Told): number => lengthOf(told)
  travelsOf = (told: Told): Travel[] => travelsOf(told)

  after(now: CityView, told: Told, rest: Told[], end: CityView): CityView {
    const view = { ...now, board: applied(now.board, told, rest, end.board), decision: null, waiting: [] }
    this.keep(told, view)
    return view
  }

  perform(told: Told, _now: CityView, end: CityView | null, ms: number): void {
    this.current = told
    this.place = districtIn(told, 'at') ?? districtIn(told, 'to') ?? districtsIn(told)[0] ?? null
    this.route = told.kind === 'passed-on' ? districtIn(told, 'from') : null
    if (STORY.begins.has(told.kind)) this.begin()
    else if (STORY.ends.has(told.kind)) this.rest()
    if (end) {
      this.keep(told, end)
      this.later(ms + 400, () => (this.place = null))
    }
    if (ms > 0) this.show(told)
    this.pauseAfter(told)
  }

  protected isLong(told: Told): boolean {
    return lengthOf(told) >= LONG
  }

  private keep(told: Told, view: CityView): void {
    if (this.running && STORY.links.has(told.kind)) this.reel = [...this.reel, { told, view }]
  }

  /** Nothing is under way any more. */
  settle(): void {
    if (this.running) this.rest()
    this.place = null
    this.route = null
  }

  // -- what is seen and heard ------------------------------------------------------------------------------------

  private spark(district: DistrictId | null, text: string, icon: string, kind: Spark['kind']): void {
    if (!district) return
    const spark = { key: this.count++, district, text, icon, kind }
    this.sparks = [...this.sparks.filter((one) => one.district !== district), spark]
    this.later(SPARKLES, () => (this.sparks = this.sparks.filter((one) => one !== spark)))
  }

  private show(told: Told): void {
    const tone = tonesOf(told.kind)
    if (tone?.sound && this.loud) play(tone.sound)
    if (tone?.cry) this.cry(tone.cry, tone.good ? 'gain' : 'boom')
    if (tone?.icon) this.spark(this.place, tone.text ?? '', tone.icon, tone.good ? 'gain' : 'hurt')
    const seat = seatIn(told)
    if (told.kind === 'gained' || told.kind === 'lost') {
      const sign = told.kind === 'gained' ? '+' : '−'
      if (seat !== null)
        this.burst(seat, `${sign}${numberIn(told)}`, keyIn(told, 'what').replace('stat-', ''), told.kind)
      if (told.kind === 'lost' && seat !== null) shake(`hero:${seat}`)
    }
    if (told.kind === 'falls' && seat !== null && this.mine(seat)) feel('hurt')
  }
}

/** What travels, from where to where. */
function travelsOf(told: Told): Travel[] {
  const [from, to] = [districtIn(told, 'from'), districtIn(told, 'to')]
  const seat = seatIn(told)
  switch (told.kind) {
    case 'passed-on':
    case 'driven':
      return [{ icon: 'domino-mask', color: '#3a4257', from: [`district:${from}`], to: [`district:${to}`], n: 1 }]
    case 'got-item':
    case 'bought':
      return [{ icon: 'shopping-bag', color: '#9a5a1c', from: ['shop'], to: [`hero:${seat}`], n: 1 }]
    case 'took-card':
      return [{ icon: 'card-pick', color: '#5b3fb8', from: ['display'], to: [`hero:${seat}`], n: 1 }]
    default:
      return []
  }
}
