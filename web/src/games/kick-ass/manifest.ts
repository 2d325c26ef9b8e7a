import type { Manifest } from '../../lib/manifest.ts'
import { FACES } from './generated.ts'

const manifest: Manifest = {
  title: 'Kick-Ass',
  lettering: ['Kick-', 'Ass'],
  minutes: 90,
  mode: 'coop',
  emblem: 'meeple',
  shelf: 4,
  faces: Object.fromEntries(Object.entries(FACES).map(([id, face]) => [id.replaceAll('_', '-'), face])),
  choicePrefix: 'hero-',
  options: { plot: 'magnifying-glass', leader: 'sprint', internet: 'share', wording: 'talk' },
  dice: { hit: '', 'hit-bolt': '', shield: '', 'shield-bolt': '', blank: '' },
  glance: [
    { name: 'events', icons: ['notebook'], rule: 'KA-R61' },
    { name: 'spawn', icons: ['meeple-army'], rule: 'KA-R70' },
    { name: 'cards', icons: ['card-pick'], rule: 'KA-R67' },
    { name: 'steps', icons: ['sprint', 'stopwatch'], rule: 'KA-D-14' },
    { name: 'fight', icons: ['rolling-dices', 'hearts'], rule: 'KA-D-52' },
    { name: 'sleep', icons: ['moon'], rule: 'KA-R128' },
    { name: 'refresh', icons: ['cycle'], rule: 'KA-R131' },
  ],
  keys: {
    '1–9': 'key-pick',
    'Q W': 'key-play',
    'Q W R': 'key-rest',
    E: 'key-end',
    Enter: 'key-main',
    L: 'key-list',
    S: 'key-shop',
    D: 'key-display',
    M: 'key-map',
    Esc: 'key-think-again',
    '← →': 'key-scenes',
    K: 'key-skip-scenes',
  },
}
export default manifest
