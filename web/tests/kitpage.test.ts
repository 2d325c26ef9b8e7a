import { describe, expect, it } from 'vitest'

const files = (found: Record<string, unknown>) => Object.keys(found).map((path) => path.replace(/^.*\/|\.svelte$/g, ''))

const kit = files(import.meta.glob('../src/kit/*.svelte'))
const table = files(import.meta.glob('../src/table/*.svelte'))
const sources = Object.values(
  import.meta.glob<string>(['../src/kitpage/*.svelte', '../src/App.svelte'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n')

/** Whole pages, not parts: browser tests play at them. */
const PAGES = ['EndFrame', 'EndPage', 'Fallback', 'Table', 'TablePage', 'TeamEnd']

describe('the page of the kit', () => {
  it.each([...kit, ...table.filter((name) => !PAGES.includes(name))])('shows %s, under its name', (name) => {
    expect(sources).toContain(`<Part of="${name}"`)
    expect(sources).toMatch(new RegExp(`<${name}[\\s/>]`))
  })

  it('shows nothing that is gone', () => {
    const shown = [...sources.matchAll(/<Part of="([^"]+)"/g)].map((found) => found[1])
    expect(shown.filter((name) => ![...kit, ...table, 'kit.css'].includes(name as string))).toEqual([])
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('leaves out whole pages, and nothing else', () => {
    expect(PAGES.filter((name) => !table.includes(name))).toEqual([])
  })
})
