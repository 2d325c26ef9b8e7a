/** The house of each district. */
import type { DistrictId } from '../generated.ts'

const found = import.meta.glob<string>('../art/places/*.svg', { eager: true, query: '?url', import: 'default' })
export const houseOf = (district: DistrictId): string => found[`../art/places/${district}.svg`] ?? ''
