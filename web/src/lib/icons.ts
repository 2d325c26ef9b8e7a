/** The silhouettes that this page may draw, by name. Game boards add theirs when they load. */
import ui from 'virtual:icons/ui'

const known: Record<string, string> = { ...ui }

export function registerIcons(paths: Record<string, string>): void {
  Object.assign(known, paths)
}

/** Path data on a 512 × 512 ground; every subpath begins with `M`. */
export function iconPath(name: string): string {
  const path = known[name]
  if (path === undefined && import.meta.env.DEV) console.error(`icon "${name}" is in no icons.json`)
  return path ?? ''
}

export const subpaths = (path: string): string[] => path.split(/(?=M)/)
