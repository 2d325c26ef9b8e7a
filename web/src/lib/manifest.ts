/** What a game says of itself to the house, in its `manifest.ts`. */

/** How a seat's pick looks: the drawn bust and the accent colour. */
export interface Face {
  figure: string
  color: string
}

export interface Manifest {
  title: string
  /** The title in words, each drawn by its own rule of the game's `world.css`. */
  lettering: string[]
  minutes: number
  mode: 'versus' | 'live' | 'coop' | 'cards'
  /** The icon of a seat that nobody has taken. */
  emblem: string
  /** Its place on the shelf, from the left. */
  shelf: number
  /** How many may play, of a game that is only announced; else the server knows. */
  seats?: [number, number]
  /** What a seat can pick, and what goes before it in the message that names it. */
  faces?: Record<string, Face>
  choicePrefix?: string
  /** The faces of its dice with their icons; a face without one is written. */
  dice?: Record<string, string>
  /** A turn at a glance, step by step: `glance-<name>` and its `.text` say it, icons draw it, a rule is behind it. */
  glance?: { name: string; icons: string[]; rule: string }[]
  /** The icons of its options, by their names. */
  options?: Record<string, string>
  /** What the keys of its board do, by key: messages. */
  keys?: Record<string, string>
}
