/** Where the districts lie: the map is a comic page, districts are its panels and streets the gutters between them.
 * One drawing for the table, one for the hand; both stretch to their frame, what stands on them does not. Pure. */
import type { DistrictId } from '../generated.ts'

export type Point = readonly [x: number, y: number]

/** A panel as it was drawn, in the units of its page. */
interface Panel {
  corners: readonly Point[]
  /** Where the street begins. */
  floor: number
  /** The house: upper left corner and width. */
  house: readonly [x: number, y: number, width: number]
  name: Point
  /** Its two rows of rules. */
  rules: Point
  /** The first circle, and how far the next one is. */
  circles: readonly [x: number, y: number, step: number]
  /** Where heroes and bosses stand: from, to, and the ground. */
  stand: readonly [from: number, to: number, ground: number]
  /** The letters of events. */
  badges: Point
}

interface Page {
  width: number
  height: number
  radius: number
  /** How large letters are, in its units. */
  lettering: number
  panels: Record<DistrictId, Panel>
  /** The red arrows: from where, and where they are drawn, turned by how much. */
  arrows: Record<DistrictId, readonly [x: number, y: number, turn: number]>
  river: readonly (readonly [from: Point, a: Point, b: Point, to: Point])[]
}

const TABLE: Page = {
  width: 812,
  height: 436,
  radius: 17,
  lettering: 15.5,
  panels: {
    shop: {
      corners: [
        [8, 8],
        [258, 8],
        [244, 128],
        [8, 136],
      ],
      floor: 86,
      house: [14, 32, 66],
      name: [14, 11],
      rules: [150, 15],
      circles: [31, 112, 41],
      stand: [142, 246, 124],
      badges: [126, 26],
    },
    park: {
      corners: [
        [268, 8],
        [540, 8],
        [554, 118],
        [254, 128],
      ],
      floor: 80,
      house: [272, 30, 66],
      name: [276, 11],
      rules: [422, 13],
      circles: [280, 104, 41],
      stand: [426, 548, 116],
      badges: [404, 48],
    },
    police: {
      corners: [
        [550, 8],
        [804, 8],
        [804, 130],
        [566, 119],
      ],
      floor: 82,
      house: [566, 32, 66],
      name: [560, 11],
      rules: [690, 14],
      circles: [588, 106, 41],
      stand: [696, 800, 122],
      badges: [668, 48],
    },
    docks: {
      corners: [
        [8, 148],
        [242, 140],
        [228, 288],
        [8, 300],
      ],
      floor: 238,
      house: [14, 174, 78],
      name: [14, 151],
      rules: [118, 152],
      circles: [31, 268, 41],
      stand: [138, 234, 284],
      badges: [108, 214],
    },
    city_hall: {
      corners: [
        [252, 160],
        [558, 148],
        [548, 292],
        [238, 296],
      ],
      floor: 240,
      house: [250, 170, 88],
      name: [352, 157],
      rules: [346, 186],
      circles: [264, 272, 41],
      stand: [436, 552, 284],
      badges: [332, 190],
    },
    library: {
      corners: [
        [570, 130],
        [804, 142],
        [804, 292],
        [560, 290],
      ],
      floor: 236,
      house: [574, 158, 76],
      name: [650, 138],
      rules: [702, 162],
      circles: [586, 268, 41],
      stand: [694, 800, 284],
      badges: [672, 190],
    },
    wall_street: {
      corners: [
        [8, 312],
        [228, 300],
        [396, 304],
        [380, 428],
        [8, 428],
      ],
      floor: 382,
      house: [16, 330, 88],
      name: [56, 312],
      rules: [196, 312],
      circles: [126, 401, 41],
      stand: [232, 384, 424],
      badges: [338, 336],
    },
    hospital: {
      corners: [
        [408, 304],
        [804, 302],
        [804, 428],
        [392, 428],
      ],
      floor: 382,
      house: [418, 332, 86],
      name: [416, 310],
      rules: [556, 316],
      circles: [530, 401, 41],
      stand: [638, 800, 424],
      badges: [690, 330],
    },
  },
  arrows: {
    shop: [255, 62, 0],
    park: [552, 62, 4],
    police: [606, 126, 92],
    library: [562, 206, 180],
    docks: [34, 304, 92],
    wall_street: [394, 352, 0],
    hospital: [528, 298, -90],
    city_hall: [240, 206, 180],
  },
  river: [
    [
      [238, 153],
      [330, 141],
      [460, 134],
      [566, 138],
    ],
  ],
}

const HAND: Page = {
  width: 390,
  height: 272,
  radius: 9.8,
  lettering: 11.8,
  panels: {
    shop: {
      corners: [
        [4, 4],
        [126, 4],
        [120, 82],
        [4, 86],
      ],
      floor: 56,
      house: [6, 22, 36],
      name: [6, 5],
      rules: [72, 7],
      circles: [16, 72, 21],
      stand: [70, 122, 82],
      badges: [56, 34],
    },
    park: {
      corners: [
        [132, 4],
        [260, 4],
        [266, 78],
        [126, 82],
      ],
      floor: 54,
      house: [132, 20, 36],
      name: [136, 5],
      rules: [206, 21],
      circles: [140, 68, 21],
      stand: [216, 262, 78],
      badges: [188, 34],
    },
    police: {
      corners: [
        [266, 4],
        [386, 4],
        [386, 86],
        [272, 80],
      ],
      floor: 56,
      house: [271, 22, 36],
      name: [270, 5],
      rules: [324, 21],
      circles: [284, 71, 21],
      stand: [338, 384, 82],
      badges: [312, 44],
    },
    docks: {
      corners: [
        [4, 94],
        [118, 89],
        [110, 178],
        [4, 184],
      ],
      floor: 146,
      house: [6, 108, 38],
      name: [6, 96],
      rules: [64, 100],
      circles: [16, 167, 21],
      stand: [70, 114, 178],
      badges: [52, 120],
    },
    city_hall: {
      corners: [
        [126, 100],
        [270, 93],
        [262, 180],
        [118, 180],
      ],
      floor: 150,
      house: [121, 110, 44],
      name: [166, 97],
      rules: [166, 114],
      circles: [130, 168, 20],
      stand: [222, 266, 176],
      badges: [160, 128],
    },
    library: {
      corners: [
        [278, 87],
        [386, 93],
        [386, 180],
        [270, 180],
      ],
      floor: 144,
      house: [277, 106, 36],
      name: [297, 89],
      rules: [330, 108],
      circles: [284, 167, 21],
      stand: [338, 384, 178],
      badges: [320, 130],
    },
    wall_street: {
      corners: [
        [4, 192],
        [110, 187],
        [192, 188],
        [184, 268],
        [4, 268],
      ],
      floor: 240,
      house: [8, 206, 44],
      name: [26, 191],
      rules: [112, 192],
      circles: [66, 255, 21],
      stand: [122, 186, 266],
      badges: [98, 222],
    },
    hospital: {
      corners: [
        [200, 188],
        [386, 188],
        [386, 268],
        [192, 268],
      ],
      floor: 240,
      house: [203, 206, 44],
      name: [216, 191],
      rules: [300, 192],
      circles: [262, 255, 21],
      stand: [318, 384, 266],
      badges: [282, 222],
    },
  },
  arrows: {
    shop: [125, 42, 0],
    park: [266, 42, 4],
    police: [283, 84, 92],
    library: [270, 128, 180],
    docks: [14, 188, 92],
    wall_street: [188, 218, 0],
    hospital: [208, 184, -90],
    city_hall: [115, 146, 180],
  },
  river: [
    [
      [118, 94],
      [170, 86],
      [230, 84],
      [276, 88],
    ],
  ],
}

/** The map in a frame: how positions stretch, and the one factor for all that has a shape. */
export interface Laid {
  page: Page
  width: number
  height: number
  unit: number
  x: (x: number) => number
  y: (y: number) => number
}

export function laid(narrow: boolean, width: number, height: number): Laid {
  const page = narrow ? HAND : TABLE
  const [across, down] = [width / page.width, height / page.height]
  return {
    page,
    width,
    height,
    unit: narrow ? Math.min(across, down * 1.3) : Math.min(across, down),
    x: (x) => x * across,
    y: (y) => y * down,
  }
}

/** The corners of a district, as text for a polygon. */
export const cornersOf = (map: Laid, district: DistrictId): Point[] =>
  map.page.panels[district].corners.map(([x, y]) => [map.x(x), map.y(y)])

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function boxOf(corners: readonly Point[]): Box {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The circles of a district, in the order in which they are filled; closer together where there are many. */
export function circlesOf(map: Laid, district: DistrictId, limit: number): Point[] {
  const { circles, stand } = map.page.panels[district]
  const [x, y, step] = circles
  const room = stand[0] + map.page.radius - x
  const apart = limit > 1 ? Math.min(step, Math.max(room / (limit - 1), map.page.radius * 1.6)) : step
  return Array.from({ length: limit }, (_, at) => [map.x(x + at * apart), map.y(y)])
}

/** Where so many figures of these widths stand, from the right; they draw together where there is little room. */
export function standing(map: Laid, district: DistrictId, widths: readonly number[]): Point[] {
  const [from, to, ground] = map.page.panels[district].stand
  const room = map.x(to) - map.x(from)
  const needed = widths.reduce((sum, width) => sum + width * 0.86, 0)
  const squeeze = needed > room ? room / needed : 1
  let right = map.x(to)
  return widths.map((width) => {
    const spot: Point = [right - width / 2, map.y(ground)]
    right -= width * 0.86 * squeeze
    return spot
  })
}

/** The order in which they are read out: as on the page. */
export const READING: readonly DistrictId[] = [
  'shop',
  'park',
  'police',
  'docks',
  'city_hall',
  'library',
  'wall_street',
  'hospital',
]

/** A wet brush behind a name. */
export function brush(width: number, size: number): string {
  const w = (part: number) => (width * part).toFixed(1)
  const h = (part: number) => (size * part).toFixed(1)
  return (
    `M${h(-0.2)} ${h(0.1)}L${w(0.3)} ${h(-0.1)}L${w(1)} ${h(0.02)}L${(width - size * 0.2).toFixed(1)} ${h(0.71)}` +
    `L${(width + size * 0.1).toFixed(1)} ${h(1.33)}L${w(0.6)} ${h(1.48)}L0 ${h(1.42)}L${h(0.12)} ${h(0.78)}Z`
  )
}

/** Light falls in rays from behind a house. */
export function rays(x: number, y: number, reach: number): string {
  const parts: string[] = []
  for (let at = 0; at < 12; at++) {
    const [one, other] = [(at * Math.PI) / 6, (at * Math.PI) / 6 + 0.26]
    const point = (angle: number) =>
      `${(x + reach * Math.cos(angle)).toFixed(0)} ${(y + reach * Math.sin(angle)).toFixed(0)}`
    parts.push(`M${x.toFixed(0)} ${y.toFixed(0)}L${point(one)}L${point(other)}Z`)
  }
  return parts.join('')
}

/** Roofs against the sky: the same city every time. */
export function skyline(x: number, width: number, floor: number, unit: number, seed: number): string {
  let [at, turn] = [x - 6, seed * 7 + 3]
  const parts: string[] = []
  while (at < x + width) {
    turn = (turn * 73 + 41) % 997
    const [wide, tall] = [(14 + (turn % 23)) * unit, (22 + (turn % 53)) * unit]
    parts.push(`M${at.toFixed(1)} ${floor.toFixed(1)}v${(-tall).toFixed(1)}h${wide.toFixed(1)}v${tall.toFixed(1)}Z`)
    at += wide + 3 * unit
  }
  return parts.join('')
}
