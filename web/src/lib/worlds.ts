/** The games as the house presents them. Each has a folder under `src/games/`, and its `manifest.ts` says how the
 * shelf, the seats and the title look; its `world.css` has palette and lettering; `art/` has its pictures. Games that
 * are announced have no more than that. What a game is made of comes from the server. */
import type { Face, Manifest } from './manifest.ts'

export type { Face } from './manifest.ts'

const manifests = import.meta.glob<Manifest>('../games/*/manifest.ts', { eager: true, import: 'default' })
const covers = pictures(import.meta.glob('../games/*/art/cover.svg', { eager: true, query: '?url', import: 'default' }))
const scenes = pictures(
  import.meta.glob('../games/*/art/scene-*.svg', { eager: true, query: '?url', import: 'default' }),
)
const figures = import.meta.glob<string>('../games/*/art/figures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})
import.meta.glob('../games/*/world.css', { eager: true })

export interface World extends Manifest {
  game: string
}

/** `../games/<game>/art/<picture>.svg` as `<game>/<picture>`. */
function pictures(found: Record<string, unknown>): Record<string, string> {
  const named = Object.entries(found).map(([path, url]) => {
    const [, , game, , file] = path.split('/')
    return [`${game}/${file?.replace('.svg', '')}`, url as string]
  })
  return Object.fromEntries(named) as Record<string, string>
}

/** From left to right on the shelf. */
export const WORLDS: World[] = Object.entries(manifests)
  .map(([path, manifest]) => ({ ...manifest, game: path.split('/')[2] as string }))
  .sort((one, other) => one.shelf - other.shelf)

/** A game without a folder of its own: plain, but playable. */
const unknown = (game: string): World => ({
  game,
  title: game,
  lettering: [game],
  minutes: 30,
  mode: 'versus',
  emblem: 'meeple',
  shelf: WORLDS.length,
})

export const worldOf = (game: string): World => WORLDS.find((world) => world.game === game) ?? unknown(game)

/** Whether a game has a folder of its own here. */
export const hasWorld = (game: string): boolean => WORLDS.some((world) => world.game === game)

export const coverUrl = (game: string): string | undefined => covers[`${game}/cover`]
export const sceneUrl = (game: string, theme: string): string | undefined => scenes[`${game}/scene-${theme}`]

const byName = new Map(Object.entries(figures).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]))
export const figureUrl = (figure: string): string | undefined => byName.get(figure)
const FIGURES = [...byName.keys()] // everyone who is drawn, of whatever game
/** Someone who is drawn, for places where anyone will do; the same number is always the same one. */
export const someone = (n: number): string => FIGURES[n % FIGURES.length] ?? ''

const SEAT_COLORS = ['#58d96f', '#f4505c', '#4b8ff0', '#9a72bd', '#ff77b0', '#ffb02e']

/** The face of a seat: that of its pick, else a colour for each seat. */
export function faceOf(game: string, choice: string | undefined, seat: number): Face {
  const color = SEAT_COLORS[seat % SEAT_COLORS.length] as string
  return worldOf(game).faces?.[choice ?? ''] ?? { figure: '', color }
}

/** The message that names what a seat picked (`monster-gigazaur`); empty for games without such a pick. */
export function choiceKey(game: string, choice: string | undefined): string {
  const { faces, choicePrefix = '' } = worldOf(game)
  return choice && faces?.[choice] ? `${choicePrefix}${choice}` : ''
}
