/** How Keep the Heroes Out! shows what is told: who goes where, what is lost, and the invasion scene by scene. Its
 * scenes are kept, so that one can go back to them. */
import type { Told } from '../../../protocol.ts'
import type { Travel } from '../../../lib/flights.svelte.ts'
import { feel } from '../../../lib/haptics.ts'
import { shake } from '../../../lib/motion.ts'
import type { Director } from '../../../lib/playback.svelte.ts'
import { type Scene as Moment, Scenes } from '../../../lib/scenes.svelte.ts'
import { play } from '../../../lib/sound.ts'
import { TOKENS } from './looks.ts'
import { lengthOf } from './pace.ts'
import { isStep, NOTHING, type Progress, progressed } from './steps.ts'
import { applied, numberIn, refIn, roomIn, seatIn, wordIn } from './told.ts'
import type { DungeonView, RoomId, TokenKind } from './types.ts'

/** A moment of an invasion, with how far its card had come. */
export interface Scene extends Moment<DungeonView> {
  progress: Progress
}

/** Something that has just happened in a room. */
export interface Spark {
  key: number
  room: RoomId
  text: string
  icon: string
  kind: 'hurt' | 'gain' | 'cold'
}

const SPARKLES = 1000
/** Events that are looked at one by one, where someone wants to see each. */
const LONG = 400

export class Stage extends Scenes<DungeonView, Scene> implements Director<DungeonView> {
  sparks = $state.raw<Spark[]>([])

  private progress: Progress = NOTHING
  private count = 1

  constructor(mine: (seat: number) => boolean = () => false, hold: () => (() => void) | undefined = () => undefined) {
    super(mine, hold, 'ktho-follow')
  }

  lengthOf = (told: Told): number => lengthOf(told)
  travelsOf = (told: Told): Travel[] => travelsOf(told)

  after(now: DungeonView, told: Told, rest: Told[], end: DungeonView): DungeonView {
    const view = { ...now, board: applied(now.board, told, rest, end.board), decision: null, waiting: [] }
    this.keep(told, view)
    return view
  }

  perform(told: Told, _now: DungeonView, end: DungeonView | null, ms: number): void {
    this.current = told
    this.follow(told)
    if (end) this.keep(told, end)
    if (ms > 0) this.show(told)
    this.pauseAfter(told)
  }

  protected isLong(told: Told): boolean {
    return lengthOf(told) >= LONG
  }

  // -- scenes --------------------------------------------------------------------------------------------------

  private follow(told: Told): void {
    const card = told.kind === 'guild-card' || told.kind === 'sent-card' // whoever comes late sees no beginning
    if (told.kind === 'invasion' || (card && !this.running)) {
      this.progress = NOTHING
      this.begin()
    }
    if (told.kind === 'turn' || told.kind === 'ended') this.rest()
  }

  private keep(told: Told, view: DungeonView): void {
    if (!this.running || !isStep(told)) return
    this.progress = progressed(this.progress, told)
    this.reel = [...this.reel, { told, view, progress: this.progress }]
  }

  /** A break-out is over when its Clan goes on. */
  settle(board: DungeonView['board']): void {
    if (this.running && board.phase !== 4) this.rest()
  }

  // -- what is seen and heard ------------------------------------------------------------------------------------

  private spark(room: RoomId | null, text: string, icon: string, kind: Spark['kind']): void {
    if (!room) return
    const spark = { key: this.count++, room, text, icon, kind }
    this.sparks = [...this.sparks.filter((one) => one.room !== room), spark]
    this.later(SPARKLES, () => (this.sparks = this.sparks.filter((one) => one !== spark)))
  }

  private play(sound: Parameters<typeof play>[0]): void {
    if (this.loud) play(sound)
  }

  private show(told: Told): void {
    const room = roomIn(told)
    const token = TOKENS[wordIn(told, 'token') as TokenKind]
    switch (told.kind) {
      case 'turn':
        if (this.mine(seatIn(told) ?? -1)) feel('turn')
        this.play('turn')
        break
      case 'played':
      case 'bought':
      case 'researched':
      case 'guild-card':
      case 'sent-card':
        this.play('card')
        break
      case 'moved':
      case 'charged':
        this.play('click')
        break
      case 'melee':
      case 'ranged':
        this.play('heart')
        shake(refIn(told, 'hero'))
        break
      case 'killed':
      case 'trapped':
        this.spark(room, '×', 'skull-crossed-bones', 'gain')
        this.play('star')
        break
      case 'trap-sprung':
        this.spark(room, '−1', 'wolf-trap', 'gain')
        this.play('heart')
        break
      case 'produced':
      case 'token-placed':
        if (token) this.spark(room, '+1', token.icon, 'gain')
        this.play('energy')
        break
      case 'warrior-takes':
      case 'spoiled':
        if (token) this.spark(room, '−1', token.icon, 'hurt')
        this.play('heart')
        break
      case 'rogue-disarms':
        this.spark(room, '−1', 'wolf-trap', 'hurt')
        break
      case 'summoned':
        this.spark(room, '+1', 'paw-print', 'gain')
        this.play('keep')
        break
      case 'portal-placed':
      case 'portal-completed':
        this.spark(room, '', 'magic-portal', 'gain')
        this.play('energy')
        break
      case 'healed':
        this.play('energy')
        break
      case 'wounded':
        this.spark(room, `−${numberIn(told)}`, 'hearts', 'hurt')
        this.play('heart')
        shake(refIn(told, 'monster'))
        break
      case 'fell':
        this.spark(room, '×', 'cave-entrance', 'hurt')
        this.play('heart')
        feel('hurt')
        break
      case 'defended':
        this.spark(room, '0', 'shield', 'gain')
        this.play('keep')
        break
      case 'hero-comes':
        this.spark(room, '', 'sunrise', 'cold')
        this.play('click')
        break
      case 'inspired':
      case 'called':
      case 'freed':
      case 'woken':
        this.spark(room, '!', 'sunrise', 'cold')
        this.play('chat')
        break
      case 'pillaged':
        this.spark(room, `−${numberIn(told, 'value')}`, 'locked-chest', 'hurt')
        this.play('thud')
        shake(`room:${room}`)
        feel('hurt')
        break
      case 'wave':
        this.cry('ui-ktho-shout-wave', 'place')
        this.play('thud')
        break
      case 'invasion':
        this.cry('ui-ktho-shout-invasion', 'boom')
        this.play('thud')
        break
      case 'rule-acted':
        this.play('star')
        break
      default:
        break
    }
  }
}

const COLD = '#4f9be0'

/** What travels, from where to where: whoever goes, what is taken, arrows and blows. */
function travelsOf(told: Told): Travel[] {
  const monster = refIn(told, 'monster')
  const hero = refIn(told, 'hero')
  const room = roomIn(told)
  const here = room ? [`room:${room}`] : []
  switch (told.kind) {
    case 'moved':
    case 'through-portal':
    case 'through-wall': {
      const carried = TOKENS[wordIn(told, 'token') as TokenKind]
      const way = { from: [monster, `room:${roomIn(told, 'from')}`], to: [`room:${roomIn(told, 'to')}`], n: 1 }
      const foot = { icon: 'footprint', color: '#e0a400', ...way }
      return carried ? [foot, { icon: carried.icon, color: '#5b4326', ...way }] : [foot]
    }
    case 'charged':
      return [
        {
          icon: 'footprint',
          color: COLD,
          from: [hero, `room:${roomIn(told, 'from')}`],
          to: [`room:${roomIn(told, 'to')}`],
          n: 1,
        },
      ]
    case 'ranged':
      return [{ icon: 'bow-arrow', color: '#e07b12', from: [monster], to: [hero, ...here], n: 1 }]
    case 'melee':
      return [{ icon: 'broadsword', color: '#d7263d', from: [monster], to: [hero, ...here], n: 1 }]
    case 'archer-shoots':
      return [{ icon: 'bow-arrow', color: COLD, from: [hero], to: [monster, ...here], n: 1 }]
    case 'hero-attacks':
      return [{ icon: 'broadsword', color: COLD, from: [hero], to: [monster, ...here], n: 1 }]
    case 'hero-comes':
      return [{ icon: 'crested-helmet', color: COLD, from: ['guild'], to: here, n: 1 }]
    case 'summoned':
      return [{ icon: 'paw-print', color: '#1f8f4a', from: [`lair:${wordIn(told, 'monster')}`], to: here, n: 1 }]
    case 'fell':
      return [
        {
          icon: 'cave-entrance',
          color: '#7a4a5c',
          from: [monster, ...here],
          to: [`lair:${wordIn(told, 'monster')}`],
          n: 1,
        },
      ]
    case 'bought':
    case 'researched':
      return [
        {
          icon: 'swap-bag',
          color: '#9a5a1c',
          from: [`loot:${numberIn(told, 'slot')}`],
          to: [`seat:${seatIn(told)}`],
          n: 1,
        },
      ]
    default:
      return []
  }
}
