/** What screen readers say of a Hero, a Mission, a player: everything that is shown of them. */
import { say } from '../../../lib/words.svelte.ts'
import { signed } from './looks.ts'
import { type Board, type FieldHero, heroFace, type HeroCard, type HeroFace, missionFace, type Team } from './types.ts'

export function spokenHero(card: HeroCard | FieldHero, face: HeroFace, shared: number): string {
  const parts = [
    say(face.name.key, face.name.params),
    say('ui-fh-spoken-bonus', { n: face.bonus }),
    face.affiliations.map((one) => say(`affiliation-${one}`)).join(', '),
  ]
  if (shared > 0) parts.push(say('ui-fh-spoken-emblems', { n: shared }))
  if ('leads' in card) {
    if (card.leads) parts.push(say('ui-fh-leader'))
    if (card.blocked) parts.push(say('ui-fh-blocked'))
    if (card.protected) parts.push(say('ui-fh-protected'))
    if (card.sealed) parts.push(say('ui-fh-sealed'))
  }
  return parts.join(', ')
}

/** How the sum of a Team stands to its Mission. */
export function spokenSum(team: Team): string {
  if (!team.mission) return say('ui-fh-no-mission')
  const params = { n: team.sum.total, nd: team.mission.needed, lacks: team.mission.lacks }
  return say(
    team.mission.enough ? 'ui-fh-sum-enough' : team.mission.lacks ? 'ui-fh-sum-lacks' : 'ui-fh-sum-demands',
    params,
  )
}

export function spokenTeam(team: Team, board: Board, name: string): string {
  const parts = [
    say('ui-fh-spoken-team', {
      name,
      points: team.points,
      target: board.target,
      actions: team.actions,
      support: team.support.n,
    }),
    spokenSum(team),
  ]
  if (team.mission) {
    const face = missionFace(board, team.mission.id)
    parts.push(say('ui-fh-spoken-mission', { name: say(face.name.key, face.name.params) }))
  }
  if (team.marker) parts.push(say('ui-fh-spoken-marker', { n: signed(team.marker) }))
  parts.push(...team.field.map((hero) => spokenHero(hero, heroFace(board, hero.id), hero.emblems)))
  return parts.join('. ')
}
