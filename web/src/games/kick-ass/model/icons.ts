/** The silhouettes of this game: importing this makes them known to the page. The face, the clock and the dollar note
 * are our own. */
import paths from 'virtual:icons/kick-ass'
import { registerIcons } from '../../../lib/icons.ts'

const FACE =
  'M256 32A224 224 0 1 0 256 480A224 224 0 1 0 256 32ZM170 154a38 49 0 1 1 0 98a38 49 0 1 1 0 -98Z' +
  'm172 0a38 49 0 1 1 0 98a38 49 0 1 1 0 -98ZM124 290h264c-9 77 -64 124 -132 124s-123 -47 -132 -124Z'
const CLOCK =
  'M198 12h116v46h-36v20c98 12 174 95 174 196a196 196 0 1 1 -392 0c0 -101 76 -184 174 -196v-20h-36Z' +
  'M256 132a142 142 0 1 0 0 284a142 142 0 1 0 0 -284ZM230 170h52v92l72 44l-27 44l-97 -60Z'
const NOTE =
  'M20 118L478 92L492 394L34 420ZM256 168a88 88 0 1 0 0 176a88 88 0 1 0 0 -176Z' +
  'M242 186h28v16c20 3 34 12 40 28l-26 12c-6 -14 -48 -16 -48 4c0 22 78 8 78 58c0 24 -18 38 -44 42v16h-28v-16' +
  'c-24 -4 -40 -16 -46 -36l27 -11c8 22 61 24 61 5c0 -24 -78 -8 -78 -60c0 -22 15 -38 36 -42Z'

registerIcons({ ...paths, 'ka-face': FACE, 'ka-clock': CLOCK, 'ka-note': NOTE })
