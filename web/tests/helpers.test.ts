import { describe, expect, it } from 'vitest'
import { eachSubpathAbsolute } from '../plugins/subpaths.ts'
import { namesOf, pathsOf } from '../plugins/icons.ts'
import { scaleFor } from '../src/lib/fit.ts'
import { spans } from '../src/lib/markdown.ts'
import { parse } from '../src/lib/router.svelte.ts'

describe('router', () => {
  it('reads paths', () => {
    expect(parse('/')).toEqual({ page: 'lobby' })
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' })
    expect(parse('/r/abc/')).toEqual({ page: 'replay', id: 'abc' })
    expect(parse('/rules/king-of-tokyo')).toEqual({ page: 'rules', game: 'king-of-tokyo' })
    expect(parse('/t/abc/def')).toEqual({ page: 'lost' })
    expect(parse('/nowhere')).toEqual({ page: 'lost' })
    expect(parse('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A' })
  })
})

describe('markdown', () => {
  it('finds bold and emphasis, and leaves the rest', () => {
    expect(spans('a **b** c *d* 2*3')).toEqual([
      { text: 'a ', kind: 'plain' },
      { text: 'b', kind: 'strong' },
      { text: ' c ', kind: 'plain' },
      { text: 'd', kind: 'em' },
      { text: ' 2*3', kind: 'plain' },
    ])
  })
})

describe('scale', () => {
  it('is one at the design sizes and bounded beyond them', () => {
    expect(scaleFor(1440, 900, false)).toBe(1)
    expect(scaleFor(390, 844, true)).toBe(1)
    expect(scaleFor(3840, 2160, false)).toBe(2.4)
    expect(scaleFor(360, 640, true)).toBe(0.9)
    expect(scaleFor(920, 500, false)).toBe(0.8)
  })
})

describe('icons', () => {
  it('makes every subpath absolute without moving it', () => {
    expect(eachSubpathAbsolute('M10 10l5 0z m20 0 h5v5z')).toBe('M10 10l5 0zM30 10h5v5z')
    expect(eachSubpathAbsolute('m1 1 2 2 3 3')).toBe('M1 1l2 2l3 3')
    expect(eachSubpathAbsolute('M0 0a1 1 0 015 5zl2 2')).toBe('M0 0a1 1 0 0 1 5 5zM0 0l2 2')
  })

  it('finds every icon that the house and the games name', () => {
    const names = [...namesOf('ui'), ...namesOf('king-of-tokyo')]
    expect(names.length).toBeGreaterThan(100)
    const paths = pathsOf(names, 'king-of-tokyo')
    for (const name of names) expect(paths[name], name).toMatch(/^M/)
  })

  it('says whose icon is not there', () => {
    expect(() => pathsOf(['shark-teeth-of-nobody'], 'a-game')).toThrow(
      'a-game: there is no icon "shark-teeth-of-nobody"',
    )
  })
})
