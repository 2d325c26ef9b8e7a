/** The five games as the house presents them: world (palette and type), lettering, facts, pictures.
 *
 * What a game is made of comes from the server; this is only how the shelf looks, also for games that are announced. */
const covers = import.meta.glob<string>('../art/covers/*.svg', { eager: true, query: '?url', import: 'default' })
const scenes = import.meta.glob<string>('../art/scenes/*.svg', { eager: true, query: '?url', import: 'default' })
const figures = import.meta.glob<string>('../art/figures/*.svg', { eager: true, query: '?url', import: 'default' })

export interface World {
  game: string
  world: 'kot' | 'rush' | 'ktho' | 'kick' | 'fabrica' | 'house'
  title: string
  lettering: string[] // the title in words, each drawn by its own rule
  seats: [number, number]
  minutes: number
  mode: 'versus' | 'live' | 'coop' | 'cards'
  color: string
  emblem: string // the icon of a seat that nobody has taken
}

/** From left to right on the shelf. */
export const WORLDS: World[] = [
  { game: 'keep-the-heroes-out', world: 'ktho', title: 'Keep the Heroes Out!', lettering: ['Keep the', 'Heroes', 'Out!'], seats: [1, 4], minutes: 60, mode: 'coop', color: '#2e7d4f', emblem: 'meeple' },
  { game: 'rush-out', world: 'rush', title: 'Rush Out!', lettering: ['Rush', 'Out!'], seats: [3, 5], minutes: 20, mode: 'live', color: '#7a3ff2', emblem: 'warlock-hood' },
  { game: 'king-of-tokyo', world: 'kot', title: 'King of Tokyo', lettering: ['King', 'of', 'Tokyo'], seats: [2, 6], minutes: 30, mode: 'versus', color: '#ff7a3c', emblem: 'dinosaur-rex' },
  { game: 'kick-ass', world: 'kick', title: 'Kick-Ass', lettering: ['Kick-', 'Ass'], seats: [1, 4], minutes: 90, mode: 'coop', color: '#f5e50a', emblem: 'meeple' },
  { game: 'fabrica-de-herois', world: 'fabrica', title: 'Fábrica de Heróis', lettering: ['Fábrica', 'de', 'Heróis'], seats: [2, 6], minutes: 40, mode: 'cards', color: '#0f6f7c', emblem: 'meeple' },
]

export function worldOf(game: string): World {
  const found = WORLDS.find((world) => world.game === game)
  return found ?? { game, world: 'house', title: game, lettering: [game], seats: [1, 6], minutes: 30, mode: 'versus', color: '#5b3fb8', emblem: 'meeple' }
}

export const coverUrl = (game: string): string | undefined => covers[`../art/covers/${game}.svg`]
export const sceneUrl = (game: string, theme: string): string | undefined => scenes[`../art/scenes/${game}-${theme}.svg`]
export const figureUrl = (figure: string): string | undefined => figures[`../art/figures/${figure}.svg`]

/** How a seat's pick looks: the drawn bust and the accent colour. Faces are everywhere, so the kit knows them all. */
export interface Face {
  figure: string
  color: string
}

const FACES: Record<string, Record<string, Face>> = {
  'king-of-tokyo': {
    gigazaur: { figure: 'giga', color: '#58d96f' },
    cyber_kitty: { figure: 'kitty', color: '#ff77b0' },
    space_penguin: { figure: 'pengu', color: '#4b8ff0' },
    the_king: { figure: 'king', color: '#9a72bd' },
    meka_dragon: { figure: 'meka', color: '#f4505c' },
    alienoid: { figure: 'alien', color: '#b8ff3d' },
  },
  'rush-out': {
    sorcerer: { figure: 'sorc', color: '#7a3ff2' },
    bard: { figure: 'bard', color: '#2b9a52' },
    guard: { figure: 'guard', color: '#2f74e0' },
    warrior: { figure: 'warrior', color: '#9a5b2c' },
    cleric: { figure: 'cleric', color: '#d8c9a8' },
  },
}
const SEAT_COLORS = ['#58d96f', '#f4505c', '#4b8ff0', '#9a72bd', '#ff77b0', '#ffb02e']

export function faceOf(game: string, choice: string | undefined, seat: number): Face {
  return FACES[game]?.[choice ?? ''] ?? { figure: '', color: SEAT_COLORS[seat % SEAT_COLORS.length] as string }
}

export const facesOf = (game: string): Record<string, Face> => FACES[game] ?? {}

/** The message that names what a seat picked (`monster-gigazaur`); empty for games without such a pick. */
export function choiceKey(game: string, choice: string | undefined): string {
  return choice && FACES[game]?.[choice] ? `${CHOICE_PREFIX[game]}${choice}` : ''
}

const CHOICE_PREFIX: Record<string, string> = { 'king-of-tokyo': 'monster-', 'rush-out': 'role-' }
