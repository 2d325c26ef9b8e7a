/** The games that have a board of their own, each in a chunk of its own: `src/games/<id>/Board.svelte`. */
import type { Component } from 'svelte'
import type { TableStore } from './table.svelte.ts'

export type BoardComponent = Component<{ table: TableStore }>
type Loader = () => Promise<{ default: BoardComponent }>

const boards = import.meta.glob('../games/*/Board.svelte') as Record<string, Loader>

export function loadBoard(game: string): Promise<BoardComponent> | null {
  const load = boards[`../games/${game}/Board.svelte`]
  return load ? load().then((module) => module.default) : null
}
