import type { Manifest } from '../../lib/manifest.ts'

const manifest: Manifest = {
  title: 'Fábrica de Heróis',
  lettering: ['Fábrica', 'de', 'Heróis'],
  minutes: 40,
  mode: 'cards',
  emblem: 'meeple',
  shelf: 5,
  options: { target: 'trophy', packs: 'card-pick' },
  glance: [
    { name: 'compare', icons: ['trophy'], rule: 'FH-R69' },
    { name: 'income', icons: ['power-lightning'], rule: 'FH-R75' },
    { name: 'mission', icons: ['megaphone'], rule: 'FH-R28' },
    { name: 'plays', icons: ['card-pick'], rule: 'FH-R34' },
    { name: 'end', icons: ['cycle'], rule: 'FH-D-28' },
  ],
  keys: {
    '1–6': 'key-plays',
    7: 'key-base',
    E: 'key-done',
    0: 'key-pass',
    Enter: 'key-main',
  },
}
export default manifest
