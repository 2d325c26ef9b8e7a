/** The silhouettes of this game: importing this makes them known to the page. The bone and the eye are our own. */
import paths from 'virtual:icons/keep-the-heroes-out'
import { registerIcons } from '../../../lib/icons.ts'

const BONE =
  'M30 344a66 66 0 1 1 132 0a66 66 0 1 1 -132 0ZM102 416a66 66 0 1 1 132 0a66 66 0 1 1 -132 0ZM278 96a66 66 0 1 1 132 0' +
  'a66 66 0 1 1 -132 0ZM350 168a66 66 0 1 1 132 0a66 66 0 1 1 -132 0ZM128 296L296 128L384 216L216 384Z'
const EYE =
  'M8 300C92 176 176 140 256 140S420 176 504 300C420 420 336 456 256 456S92 420 8 300ZM150 298a106 106 0 1 0 212 0' +
  'a106 106 0 1 0 -212 0ZM200 298a56 56 0 1 1 112 0a56 56 0 1 1 -112 0ZM234 16h44v92h-44ZM84 76l38-22 46 80-38 22Z' +
  'M390 54l38 22-46 80-38-22Z'

registerIcons({ ...paths, 'ktho-bone': BONE, 'ktho-eye': EYE })
