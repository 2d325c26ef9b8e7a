import type { Manifest } from '../../lib/manifest.ts'
import { FACES } from './generated.ts'

const manifest: Manifest = {
  title: 'Keep the Heroes Out!',
  lettering: ['Keep the', 'Heroes', 'Out!'],
  minutes: 60,
  mode: 'coop',
  emblem: 'meeple',
  shelf: 1,
  faces: FACES,
  choicePrefix: 'clan-',
  options: { scenario: 'open-book', level: 'hazard-sign', laboratory: 'poison-bottle' },
  glance: [
    { name: 'cards', icons: ['card-pick'], rule: 'KTHO-R21' },
    { name: 'renew', icons: ['cycle'], rule: 'KTHO-R24' },
    { name: 'clean', icons: ['broom'], rule: 'KTHO-R25' },
    { name: 'invade', icons: ['meeple-army', 'hazard-sign'], rule: 'KTHO-R26' },
    { name: 'end', icons: ['checkered-flag'], rule: 'KTHO-R28' },
  ],
  keys: {
    '1–9': 'key-pick',
    'Q W': 'key-side',
    E: 'key-end',
    C: 'key-cells',
    B: 'key-build',
    L: 'key-list',
    R: 'key-turn-tile',
    Enter: 'key-main',
    Esc: 'key-think-again',
    '← →': 'key-scenes',
    K: 'key-skip-scenes',
  },
}
export default manifest
