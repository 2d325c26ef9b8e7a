import type { Manifest } from '../../lib/manifest.ts'
import { FACES } from './generated.ts'

const manifest: Manifest = {
  title: 'Rush Out!',
  lettering: ['Rush', 'Out!'],
  minutes: 20,
  mode: 'live',
  emblem: 'warlock-hood',
  shelf: 2,
  faces: FACES,
  choicePrefix: 'role-',
  options: { scenario: 'open-book', pace: 'sprint', cooldown: 'hourglass', handicap: 'shaking-hands' },
  glance: [
    { name: 'roll', icons: ['rolling-dices'], rule: 'RO-R21' },
    { name: 'place', icons: ['card-pick'], rule: 'RO-R22' },
    { name: 'complete', icons: ['check-mark', 'meeple-group'], rule: 'RO-R29' },
    { name: 'win', icons: ['trophy', 'sprint'], rule: 'RO-R30' },
  ],
  keys: {
    Space: 'key-roll',
    '1–5': 'key-die',
    'Q W E …': 'key-place',
    '← →': 'key-walk',
    R: 'key-back',
    H: 'key-five',
  },
}
export default manifest
