/** Icons at build time: only the silhouettes that are named reach the browser.
 *
 * `virtual:icons/ui` holds the names in src/kit/icons.json; `virtual:icons/<game>` holds every `icon = "…"` of the
 * game's content (*.toml, in folders too) and the names in src/games/<game>/icons.json, if there is one. A name that
 * the set lacks fails the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { eachSubpathAbsolute } from './subpaths.ts'

const PREFIX = 'virtual:icons/'
const WEB = dirname(dirname(fileURLToPath(import.meta.url)))
const GAMES = join(WEB, '..', 'src', 'ludoteca', 'games')

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

function namesInContent(game: string): string[] {
  const folder = join(GAMES, game.replaceAll('-', '_'), 'content')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.toml'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^icon\s*=\s*"([^"]+)"/gm)])
    .map((found) => found[1] as string)
}

function namesInList(path: string): string[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : []
}

export function namesOf(set: string): string[] {
  const lists =
    set === 'ui'
      ? namesInList(join(WEB, 'src', 'kit', 'icons.json'))
      : [...namesInContent(set), ...namesInList(join(WEB, 'src', 'games', set, 'icons.json'))]
  return [...new Set(lists)].sort()
}

/** The drawings of these names; `owner` is whose names they are. */
export function pathsOf(names: string[], owner: string): Record<string, string> {
  const require = createRequire(import.meta.url)
  const all = require('@iconify-json/game-icons/icons.json') as IconSet
  const paths: Record<string, string> = {}
  for (const name of names) {
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? '']
    if (!icon) throw new Error(`${owner}: there is no icon "${name}" (content/*.toml, icons.json)`)
    const drawn = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => eachSubpathAbsolute(found[1] as string))
    paths[name] = drawn.join('')
  }
  return paths
}

export function icons(): Plugin {
  return {
    name: 'ludoteca-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const set = id.slice(PREFIX.length + 1)
      return `export default ${JSON.stringify(pathsOf(namesOf(set), set))}`
    },
  }
}
