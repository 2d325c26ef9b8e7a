/** The silhouettes of this game: importing this makes them known to the page. */
import paths from 'virtual:icons/rush-out'
import { registerIcons } from '../../../lib/icons.ts'

registerIcons(paths)
