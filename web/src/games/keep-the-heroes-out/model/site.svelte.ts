/** Where and how one is about to build: plan, turn, value and place, and the answer that they make together. */
import { say, sayEffects } from '../../../lib/words.svelte.ts'
import type { Choice } from '../../../protocol.ts'
import { ACTIONS, type About, type Edges, type Site as SiteFace } from '../generated.ts'
import { refsOf } from '../../../lib/pick.ts'
import type { Play } from './play.svelte.ts'

const WALLS: Edges = { north: 'wall', east: 'wall', south: 'wall', west: 'wall' }

export class Site {
  plan = $state(0)
  turn = $state(0)
  value = $state(1)
  place = $state<string | null>(null)

  constructor(private readonly play: Play) {}

  private get about(): About {
    return (this.play.decision?.about ?? {}) as About
  }

  get sites(): SiteFace[] {
    return this.about.sites ?? []
  }

  /** The same as columns and rows of the drawing. */
  get spots(): { x: number; y: number }[] {
    const { left, top } = this.play.board.grid
    return this.sites.map((site) => ({ x: site.x - left, y: site.y - top }))
  }

  /** The tile as it lies, turned. */
  get edges(): Edges {
    return this.about.tiles?.[this.plan]?.edges[this.turn] ?? WALLS
  }

  /** Turns that look the same are one: the first of them. */
  private get same(): number {
    return this.about.tiles?.[this.plan]?.same[this.turn] ?? this.turn
  }

  get values(): number[] {
    const found = new Set<number>()
    for (const choice of this.play.buildings)
      for (const ref of refsOf(choice)) if (ref.startsWith('value:')) found.add(Number(ref.slice(6)))
    return [...found].sort((one, other) => one - other)
  }

  fitsAt(site: SiteFace): boolean {
    return site.fits.some(([plan, turn]) => plan === this.plan && turn === this.same)
  }

  /** The answer that all of this makes, if it is one. */
  get choice(): Choice | null {
    if (!this.place) return null
    const wanted = [`plan:${this.plan}`, this.place, `turn:${this.same}`, `value:${this.value}`]
    return this.play.buildings.find((choice) => wanted.every((ref) => refsOf(choice).includes(ref))) ?? null
  }

  /** Why the tile cannot lie there. */
  get refusal(): string {
    const site = this.sites.find((one) => one.ref === this.place)
    return site && !this.fitsAt(site) ? say(site.refused.key, site.refused.params) : ''
  }

  /** What would come of it, or why it cannot be, or what is to be picked. */
  get says(): string {
    const choice = this.choice
    if (!choice) return this.refusal || say('ui-ktho-pick-place')
    return choice.outcome?.length ? sayEffects(choice.outcome) : say(choice.label, choice.params)
  }

  choosePlan(plan: number): void {
    this.plan = plan
    this.turn = 0
    this.turnToFit()
  }

  rotate(): void {
    this.turn = (this.turn + 1) % 4
  }

  choosePlace(ref: string): void {
    if (this.place === ref && this.choice) {
      this.build()
      return
    }
    this.place = ref
    this.turnToFit()
  }

  /** The next place where the tile fits, turned as it may have to be. */
  nextPlace(step: 1 | -1): void {
    const open = this.sites.filter((site) => site.fits.some(([plan]) => plan === this.plan))
    const at = open.findIndex((site) => site.ref === this.place)
    const next = open[at < 0 ? (step > 0 ? 0 : open.length - 1) : (at + step + open.length) % open.length]
    if (!next) return
    this.place = next.ref
    this.turnToFit()
  }

  /** A tile that fits some other way is turned until it does. */
  private turnToFit(): void {
    const site = this.sites.find((one) => one.ref === this.place)
    if (!site || this.fitsAt(site)) return
    const fit = site.fits.find(([plan]) => plan === this.plan)
    if (fit) this.turn = fit[1] ?? 0
  }

  /** Build; what does not fit is refused by whoever knows the rule. */
  build(): void {
    if (this.choice) this.play.give(this.choice)
    else if (this.place) {
      const place = Number(this.place.slice(6))
      const action = ACTIONS.act.encode('build', { plan: this.plan, place, turn: this.same, value: this.value })
      this.play.answer(action, this.place)
    }
  }

  begin(): void {
    this.plan = 0
    this.turn = 0
    this.place = null
    this.value = this.values[0] ?? 1
  }
}
