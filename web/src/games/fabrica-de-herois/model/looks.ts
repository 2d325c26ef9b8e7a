/** How Affiliations, difficulties, kinds of abilities and players look: always an icon or a word beside the colour. */
import type { Affiliation, Team } from './types.ts'

interface Look {
  icon: string
  color: string
}

const AFFILIATIONS: Record<Affiliation, Look> = {
  workshop: { icon: 'gears', color: '#0f6f7c' },
  backyard: { icon: 'three-leaves', color: '#2b7a3f' },
  moonlight: { icon: 'moon', color: '#4b3fb0' },
  drumline: { icon: 'drum', color: '#b01f63' },
  duty: { icon: 'siren', color: '#b5480a' },
}
export const affiliation = (name: string): Look =>
  AFFILIATIONS[name as Affiliation] ?? { icon: 'meeple', color: '#5b4668' }

/** The five colours of Missions, and how many dots they have. */
const COLOURS: Record<string, { color: string; ink: string; dots: number }> = {
  blue: { color: '#2468cf', ink: '#fff', dots: 1 },
  green: { color: '#237a40', ink: '#fff', dots: 2 },
  yellow: { color: '#e0a80a', ink: '#22142f', dots: 3 },
  orange: { color: '#c2510c', ink: '#fff', dots: 4 },
  red: { color: '#c9242c', ink: '#fff', dots: 5 },
}
export const difficulty = (colour: string): { color: string; ink: string; dots: number } =>
  COLOURS[colour] ?? { color: '#5b4668', ink: '#fff', dots: 0 }

export const kindIcon = (kind: string): string =>
  ({ attack: 'crossed-swords', defence: 'shield', help: 'heart-plus' })[kind] ?? 'meeple'

export const whenIcon = (when: string): string => (when === 'leader' ? 'crown' : 'trash-can')

export const missionIcon = (kind: string): string => (kind === 'villain' ? 'domino-mask' : 'ringing-alarm')

const SEATS = [
  'linear-gradient(160deg,#ff9db0,#e8617f)',
  'linear-gradient(160deg,#a78bf0,#5b3fb8)',
  'linear-gradient(160deg,#8fd9e0,#1c8fa0)',
  'linear-gradient(160deg,#ffd98a,#e08a1a)',
  'linear-gradient(160deg,#b8e08a,#4a9c57)',
  'linear-gradient(160deg,#9fc2ff,#3f6fc9)',
]
export const seatGround = (seat: number): string => SEATS[seat % SEATS.length] as string

/** A number with its sign, as it is printed. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** The Hero that leads a Team. */
export const leaderOf = (team: Team): Team['field'][number] | undefined => team.field.find((hero) => hero.leads)
