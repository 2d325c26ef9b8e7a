/** What a screen reader says of things that are drawn. */
import { listed, say } from '../../../lib/words.svelte.ts'
import type { Play } from './play.svelte.ts'
import { type Board, type DistrictFace, type HeroFace, heroesIn, told } from './types.ts'

/** A district in one breath: who stands there, its rules, what can be done with it. */
export function spokenDistrict(
  board: Board,
  district: DistrictFace,
  nameOf: (seat: number) => string,
  play: Play | null,
): string {
  const heroes = heroesIn(board, district.district).map((hero) => nameOf(hero.seat))
  const parts = [
    say('ui-ka-district-spoken', {
      name: told(district.name),
      n: district.minions + district.supers,
      limit: district.limit,
      shields: district.shields,
    }),
    district.supers ? say('ui-ka-supers-spoken', { n: district.supers }) : '',
    district.taken ? say('ui-ka-taken') : '',
    ...district.figures.map((figure) =>
      say('ui-ka-figure', {
        name: told(figure.name),
        power: figure.power,
        life: figure.life,
        armour: figure.armour,
      }),
    ),
    heroes.length ? say('ui-ka-heroes-spoken', { names: listed(heroes) }) : '',
    ...district.badges.map((badge) => `${badge.letter}: ${told(badge.text)}`),
    ...district.tokens.map((token) => told(token.text)),
    say('ui-ka-timer-spoken', { text: told(district.timer) }),
    say('ui-ka-bonus-spoken', { text: told(district.bonus) }),
  ]
  const choice = play?.can(district.ref) ? play.for(district.ref)[0] : undefined
  const lead = choice ? `${say(choice.label, choice.params)}. ` : ''
  return lead + parts.filter(Boolean).join('. ')
}

/** The meters of a hero and the money, one by one. */
export function spokenMeters(hero: HeroFace): string[] {
  const meters = hero.meters.map((meter) =>
    say('ui-ka-meter', { name: say(`stat-${meter.meter}`), n: Math.max(0, meter.n), of: meter.high }),
  )
  return [...meters, `${say('stat-dollar')}: ${hero.dollars}`]
}
