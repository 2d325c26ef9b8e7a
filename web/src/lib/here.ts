/** The table that a page shows, for parts that need it wherever a board has put them. */
import { createContext } from 'svelte'
import type { TableStore } from './table.svelte.ts'

const [get, setTableHere, has] = createContext<() => TableStore>()
export { setTableHere }

/** The table that this part is at; none in the lobby, and in a replay. */
export const tableHere = (): TableStore | null => (has() ? get()() : null)
