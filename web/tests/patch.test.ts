import { describe, expect, it } from 'vitest'
import { applyPatch, become, isTree, type Patch, type Tree } from '../src/lib/patch.ts'

/** Small luck with a seed, so that a failure can be looked at again. */
function luck(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0
    return (state >>> 8) % n
  }
}

const KEYS = ['a', 'b', 'c', 'd', '0', '1', 'list']

function tree(below: (n: number) => number, depth = 0): unknown {
  const kind = below(depth > 3 ? 4 : 8)
  if (kind === 0) return null
  if (kind === 1) return below(5)
  if (kind === 2) return below(2) === 0
  if (kind === 3) return 'xyz'[below(3)]
  if (kind < 6) return Array.from({ length: below(4) }, () => tree(below, depth + 1))
  return object(below, depth)
}

function object(below: (n: number) => number, depth = 0): Tree {
  return Object.fromEntries(KEYS.filter(() => below(2) === 0).map((key) => [key, tree(below, depth + 1)]))
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (node: unknown): unknown => {
  if (!isTree(node)) return node
  if (Array.isArray(node)) return node.map(sorted)
  return Object.fromEntries(
    Object.keys(node)
      .sort()
      .map((key) => [key, sorted(node[key])]),
  )
}

/** The patch from one tree to another, as docs/protocol.md describes patches: written here a second time, from the
 * page. */
function diff(before: Tree, after: Tree): Patch {
  const patch: Patch = {}
  const gone = Object.keys(before).filter((key) => !(key in after))
  if (gone.length) patch['-'] = gone
  for (const [key, value] of Object.entries(after)) {
    const old = before[key]
    if (key in before && same(old, value)) continue
    patch[key] = isTree(old) && isTree(value) ? between(old, value) : value
  }
  return patch
}

function between(old: Tree, value: Tree): unknown {
  const lists = [Array.isArray(old), Array.isArray(value)]
  if (lists[0] && lists[1])
    return Object.keys(old).length === Object.keys(value).length && Object.keys(value).length ? diff(old, value) : value
  if (lists[0]) return { '=': value }
  return lists[1] ? value : diff(old, value)
}

describe('a patch', () => {
  it('replaces, goes deeper, changes lists by place, takes away, and says exactly', () => {
    const view: Tree = {
      a: 1,
      list: [
        { face: 'key', at: 'hand' },
        { face: 'fire', at: 'cold' },
      ],
      gone: 2,
      was: [1],
      none: null,
    }
    applyPatch(view, { '-': ['gone'], a: 2, list: { 1: { at: 'hand' } }, was: { '=': { 0: 'x' } }, none: { new: [1] } })
    expect(view).toEqual({
      a: 2,
      list: [
        { face: 'key', at: 'hand' },
        { face: 'fire', at: 'hand' },
      ],
      was: { 0: 'x' },
      none: { new: [1] },
    })
    applyPatch(view, { list: [], none: null, was: [3] })
    expect(view).toEqual({ a: 2, list: [], was: [3], none: null })
  })

  it('brings any tree to any other', () => {
    for (let seed = 0; seed < 1500; seed++) {
      const below = luck(seed)
      const view = object(below)
      for (let step = 0; step < 4; step++) {
        const next = object(below)
        const patch = diff(view, next)
        const told = JSON.stringify(patch)
        applyPatch(view, patch)
        if (!same(view, next)) expect(sorted(view), `seed ${seed}, step ${step}: ${told}`).toEqual(sorted(next))
        if (JSON.stringify(patch) !== told) expect.fail(`seed ${seed}, step ${step}: the patch itself was changed`)
      }
    }
  })

  it('stays whole when it is used again', () => {
    const patch = { deep: { list: [{ n: 1 }] } }
    const view: Tree = {}
    applyPatch(view, patch)
    applyPatch(view, { deep: { list: { 0: { n: 2 } } } })
    expect(patch).toEqual({ deep: { list: [{ n: 1 }] } })
  })

  it('touches nothing that did not change', () => {
    const dice = [{ face: 'key' }, { face: 'fire' }]
    const view: Tree = { players: [{ dice }], other: { n: 1 } }
    const { other } = view
    applyPatch(view, { players: { 0: { dice: { 1: { face: 'foot' } } } } })
    expect((view.players as { dice: unknown }[])[0]?.dice).toBe(dice)
    expect(view.other).toBe(other)
    expect(dice.map((die) => die.face)).toEqual(['key', 'foot'])
  })
})

describe('becoming a whole view', () => {
  it('ends equal to it, whatever was there', () => {
    for (let seed = 0; seed < 2000; seed++) {
      const below = luck(seed + 10_000)
      const view = object(below)
      const next = object(below)
      become(view, structuredClone(next))
      if (!same(view, next)) expect(sorted(view), `seed ${seed}`).toEqual(sorted(next))
    }
  })

  it('writes only what differs', () => {
    const written: string[] = []
    const watched = (node: Tree, path: string): Tree =>
      new Proxy(node, {
        get: (target, key) => {
          const value = Reflect.get(target, key) as unknown
          return isTree(value) ? watched(value, `${path}.${String(key)}`) : value
        },
        set: (target, key, value) => {
          written.push(`${path}.${String(key)}`)
          return Reflect.set(target, key, value)
        },
      })
    const view = { a: { b: [1, 2, 3], c: 'x' }, d: null }
    become(watched(view, 'view'), { a: { b: [1, 5, 3], c: 'x' }, d: null })
    expect(written).toEqual(['view.a.b.1'])
    expect(view.a.b).toEqual([1, 5, 3])
  })
})
