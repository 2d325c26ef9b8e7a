/** The one sentence of the parchment: what I can do right now, the most urgent first. */
import { say, sayWord } from '../../../lib/words.svelte.ts'
import type { Hinted } from '../../../protocol.ts'
import { LIVE } from './actions.ts'
import { decisionWords, lastDie, riskAt, riskOf, riskWords } from './dangers.ts'
import type { Offer } from './fits.ts'
import type { Play } from './play.svelte.ts'

export interface Line {
  /** The word in display type. */
  shout: string
  text: string
  /** Underlined at the end: where. */
  where: string
}

/** What the best bot would do now; where it would wait, that. */
export const hintWords = (hint: Hinted): string =>
  hint.action < 0 ? say('ui-ro-hint-wait') : say('ui-hint', { choice: sayWord(hint.words) })

const line = (shout: string, text: string, where = ''): Line => ({ shout: shout && say(shout), text, where })

/** The faces of an offer, in words: *Key + Joker*. */
function facesIn(play: Play, offer: Offer, only: number | null): string {
  const fits = only === null ? offer.fits : offer.all.filter((fit) => fit.die === only).slice(0, 1)
  return [...fits]
    .sort((one, other) => one.die - other.die)
    .map((fit) => say(`face-${play.me?.dice[fit.die]?.face ?? 'joker'}`))
    .join(' + ')
}

function offered(play: Play, offer: Offer): Line {
  const where = play.placeName(offer.place)
  const faces = facesIn(play, offer, offer.closes ? null : play.picked)
  const risk = riskAt(play.board, offer)
  if (risk) return line('ui-ro-p-risky', riskWords(risk), where)
  const n = offer.closes ? offer.fits.length : play.picked === null ? offer.fits.length : 1
  return offer.closes
    ? line('ui-ro-p-fits', say('ui-ro-p-closes', { faces, n }), where)
    : line('', say('ui-ro-p-goes', { faces, n, left: offer.left }), where)
}

export function promptOf(play: Play): Line {
  const { board, me, table } = play
  if (table.paused) return line('ui-ro-p-paused', say('ui-ro-p-paused-text'))
  if (!me) return line('', say('ui-ro-p-watching'))
  switch (board.phase) {
    case 'ready':
      return play.may(LIVE.of('start'))
        ? line('ui-ro-p-ready', say('ui-ro-p-start'))
        : line('ui-ro-p-ready', say('ui-ro-p-wait-start'))
    case 'countdown':
      return line('ui-ro-p-ready', say('ui-ro-p-countdown'))
    case 'break':
      return me.ready
        ? line('', say('ui-ro-p-break-wait'))
        : line('ui-ro-p-break', say(board.shop ? 'ui-ro-p-trade' : 'ui-ro-p-next'))
    case 'over':
      return line('', say('ui-game-over'))
    case 'race':
      return racing(play)
  }
}

function racing(play: Play): Line {
  const { board, me } = play
  if (me?.owes === 'whirl') return line('ui-ro-p-whirl', say('ui-ro-p-whirl-text'))
  if (board.aim && play.isSorcerer)
    return line(
      'ui-ro-p-aim',
      say(`ui-ro-p-aim-${board.aim.what}`, { left: board.aim.left }),
      say(`card-${board.aim.card}`),
    )
  if (play.using) return line('ui-ro-p-aim', say(`ui-ro-p-use-${play.role}`))
  if (me && board.held.some((held) => held.seats.includes(me.seat) && !held.pressed.includes(me.seat)))
    return line('ui-ro-p-owed', say('ui-ro-p-owed-text'))
  if (play.busy > 0) return line('ui-ro-p-busy', say('ui-ro-p-busy-text'))
  const best = play.offerBest
  if (best?.closes) return offered(play, best)
  const last = lastDie(board, play.isSorcerer)
  if (last && play.picked === null) return line('ui-ro-p-danger', decisionWords(last), play.placeName(last.place))
  const driven = play.may(LIVE.of('drive_back')) ? riskOf(board, [LIVE.of('drive_back')]) : null
  if (driven && !best) return line('ui-ro-p-risky', riskWords(driven), say('ui-ro-ability-warrior'))
  if (best) return offered(play, best)
  if (play.picked !== null)
    return line('', say('ui-ro-p-nowhere', { face: say(`face-${me?.dice[play.picked]?.face ?? 'joker'}`) }))
  if (play.rolling) return line('', say('ui-ro-p-rolling'))
  if (play.free === 0) return line('', say('ui-ro-p-all-out'))
  if (me?.dice.every((die) => die.at !== 'hand')) return line('ui-ro-p-roll', say('ui-ro-p-roll-text'))
  return line('ui-ro-p-roll', say('ui-ro-p-roll-again'))
}
