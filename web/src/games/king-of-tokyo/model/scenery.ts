/** The houses of Tokyo: drawn from a few numbers, with windows that are lit or dark by the house's own number. */

export interface House {
  x: number
  base: number
  w: number
  h: number
  color: string
  /** A bitten-off roof: someone was hungry. */
  bitten?: boolean
  /** Windows of another colour than the usual light. */
  light?: string
}

export interface Drawn {
  body: string
  shade: string
  lit: string
  dark: string
}

/** A small hash, so that a house always looks the same. */
const chance = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43758.5453
  return x - Math.floor(x)
}

function roof({ x, base, w, h, bitten }: House): string {
  const top = base - h
  if (!bitten) return `M${x} ${base}V${top}H${x + w}V${base}Z`
  const at = (share: number, up: number) => `L${(x + w * share).toFixed(1)} ${top + up}`
  return `M${x} ${base}V${top}${at(0.2, 12)}${at(0.38, -10)}${at(0.6, 16)}${at(0.8, -2)}${at(1, 20)}V${base}Z`
}

export function draw(house: House): Drawn {
  const { x, base, w, h, bitten } = house
  const top = base - h + (bitten ? 20 : 0)
  const columns = Math.max(1, Math.floor((w - 4) / 17))
  const gap = (w - 8 * columns) / (columns + 1)
  let lit = ''
  let dark = ''
  for (let y = top + 10, row = 0; y + 12 <= base - 12; y += 17, row++) {
    for (let column = 0; column < columns; column++) {
      const pane = `M${(x + gap + column * (8 + gap)).toFixed(1)} ${y}h8v10h-8z`
      if (chance(x * 7 + row * 13 + column * 29) > 0.4) lit += pane
      else dark += pane
    }
  }
  return { body: roof(house), shade: `M${x + w * 0.72} ${top + 2}H${x + w - 2}V${base}H${x + w * 0.72}Z`, lit, dark }
}

const CREAM_LIGHT = '#f59a2a'

export const BACK_HOUSES: House[] = [
  { x: 128, base: 384, w: 58, h: 160, color: '#ffb84d', bitten: true },
  { x: 470, base: 384, w: 56, h: 150, color: '#46b8d8' },
]

export const FRONT_HOUSES: House[] = [
  { x: 20, base: 388, w: 60, h: 104, color: '#e6566f' },
  { x: 84, base: 388, w: 50, h: 76, color: '#4db57a' },
  { x: 176, base: 392, w: 46, h: 92, color: '#f4f0ff', light: CREAM_LIGHT },
  { x: 224, base: 394, w: 54, h: 56, color: '#ff8f3f', bitten: true },
  { x: 282, base: 396, w: 42, h: 52, color: '#6a5bd0' },
  { x: 328, base: 396, w: 62, h: 50, color: '#f2c43d', bitten: true },
  { x: 394, base: 394, w: 48, h: 84, color: '#e6566f' },
  { x: 444, base: 392, w: 44, h: 54, color: '#4db57a', bitten: true },
  { x: 520, base: 388, w: 52, h: 96, color: '#6a5bd0' },
  { x: 576, base: 388, w: 44, h: 70, color: '#ff8f3f' },
  { x: 624, base: 388, w: 56, h: 110, color: '#f4f0ff', light: CREAM_LIGHT },
  { x: 682, base: 388, w: 60, h: 82, color: '#46b8d8' },
]

/** Silhouettes far away: width and height of each block, from the left edge. */
const FAR = [
  26, 161, 36, 83, 51, 119, 37, 143, 52, 120, 49, 130, 54, 87, 39, 138, 50, 66, 49, 111, 57, 149, 30, 116, 57, 136, 48,
  124, 57, 160, 39, 97,
]
const MID = [
  55, 67, 35, 64, 43, 64, 58, 85, 52, 110, 32, 62, 47, 81, 43, 55, 57, 44, 41, 68, 50, 114, 45, 53, 42, 63, 41, 74, 40,
  83,
]

function blocks(sizes: number[], left: number, base: number, gap: number): string {
  let x = left
  let path = ''
  for (let at = 0; at < sizes.length; at += 2) {
    const [w, h] = [sizes[at] as number, sizes[at + 1] as number]
    path += `M${x} ${base}v-${h}h${w}v${h}z`
    x += w + gap
  }
  return path
}

export const FAR_SKYLINE = blocks(FAR, -10, 376, 2)
export const MID_SKYLINE = blocks(MID, -14, 381, 6)

/** Rays of the sun from its centre outwards. */
export function rays(cx: number, cy: number, radius: number, count: number): string {
  let path = ''
  for (let ray = 0; ray < count; ray++) {
    const from = (2 * Math.PI * ray) / count
    const to = from + Math.PI / count
    const point = (angle: number) =>
      `L${(cx + radius * Math.cos(angle)).toFixed(0)} ${(cy + radius * Math.sin(angle)).toFixed(0)}`
    path += `M${cx} ${cy}${point(from)}${point(to)}Z`
  }
  return path
}

/** A comic burst around a point. */
export function burst(cx: number, cy: number, radius: number, points = 13, depth = 0.74): string {
  return (
    Array.from({ length: points * 2 }, (_, at) => {
      const reach = at % 2 ? radius * depth : radius
      const angle = (Math.PI * at) / points
      return `${at ? 'L' : 'M'}${(cx + reach * Math.sin(angle)).toFixed(1)} ${(cy - reach * Math.cos(angle)).toFixed(1)}`
    }).join('') + 'Z'
  )
}
