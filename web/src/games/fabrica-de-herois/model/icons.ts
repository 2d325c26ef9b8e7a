/** The silhouettes of this game: importing this makes them known to the page. */
import paths from 'virtual:icons/fabrica-de-herois'
import { registerIcons } from '../../../lib/icons.ts'

registerIcons(paths)
