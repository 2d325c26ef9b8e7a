import type { Manifest } from '../../lib/manifest.ts'
import { FACES } from './generated.ts'

const manifest: Manifest = {
  title: 'King of Tokyo',
  lettering: ['King', 'of', 'Tokyo'],
  minutes: 30,
  mode: 'versus',
  emblem: 'dinosaur-rex',
  shelf: 3,
  faces: FACES,
  choicePrefix: 'monster-',
  options: { target: 'round-star', packs: 'card-pick' },
  dice: { 1: '', 2: '', 3: '', heart: 'hearts', energy: 'power-lightning', claw: 'claw-slashes' },
  glance: [
    { name: 'roll', icons: ['rolling-dices'], rule: 'KOT-R21' },
    { name: 'resolve', icons: ['round-star', 'power-lightning', 'hearts', 'claw-slashes'], rule: 'KOT-R25' },
    { name: 'enter', icons: ['modern-city'], rule: 'KOT-R42' },
    { name: 'buy', icons: ['card-pick'], rule: 'KOT-R47' },
    { name: 'end', icons: ['cycle'], rule: 'KOT-R51' },
  ],
  keys: {
    '1–9': 'key-die',
    R: 'key-roll',
    S: 'key-stop',
    E: 'key-end',
    0: 'key-decline',
    Enter: 'key-main',
  },
}
export default manifest
