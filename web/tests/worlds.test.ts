import { describe, expect, it } from 'vitest'
import { coverUrl, faceOf, figureUrl, worldOf, WORLDS } from '../src/lib/worlds.ts'

const figures = Object.keys(import.meta.glob('../src/games/*/art/figures/*.svg'))

describe('every game of the shelf', () => {
  it.each(WORLDS.map((world) => [world.game, world] as const))(
    '%s has a cover and a place of its own',
    (game, world) => {
      expect(coverUrl(game)).toBeTruthy()
      expect(WORLDS.filter((other) => other.shelf === world.shelf)).toHaveLength(1)
    },
  )

  it('has a drawn bust for everyone that a seat can pick', () => {
    for (const world of WORLDS)
      for (const face of Object.values(world.faces ?? {})) expect(figureUrl(face.figure)).toBeTruthy()
  })

  it('has figures that no other game calls the same', () => {
    const names = figures.map((path) => path.split('/').at(-1))
    expect(new Set(names).size).toBe(names.length)
  })
})

it('a game without a folder is plain, but has a title and faces', () => {
  expect(worldOf('night-ferry').title).toBe('night-ferry')
  expect(faceOf('night-ferry', undefined, 7).color).toMatch(/^#/)
})
