/** What changed in a tree of plain JSON, brought to a tree in place: only what changed is written, so that whoever
 * reads a reactive tree sees nothing but that.
 *
 * docs/protocol.md, "Live tables", tells what a patch is: its values replace, objects among them go deeper, into
 * objects by key and into lists by place (`{"3": …}`); `"-"` lists keys to take away, and `{"=": value}` stands for a
 * value as it is. */
export type Tree = Record<string, unknown>
export type Patch = Record<string, unknown>

const REMOVED = '-'
const EXACTLY = '='

export const isTree = (node: unknown): node is Tree => typeof node === 'object' && node !== null

/** Bring `target` to what the patch tells. The patch stays as it is: nothing of it becomes part of the tree. */
export function applyPatch(target: Tree, patch: Patch): void {
  for (const key of (patch[REMOVED] as string[] | undefined) ?? []) delete target[key]
  for (const [key, value] of Object.entries(patch)) {
    if (key === REMOVED) continue
    const before = target[key]
    if (!isTree(value)) target[key] = value
    else if (EXACTLY in value) target[key] = copied(value[EXACTLY])
    else if (Array.isArray(value) || !isTree(before)) target[key] = copied(value)
    else applyPatch(before, value)
  }
}

/** Make `target` equal to `whole` in place, touching only what differs. */
export function become(target: Tree, whole: Tree): void {
  for (const key of Object.keys(target)) if (!(key in whole)) delete target[key]
  for (const [key, value] of Object.entries(whole)) {
    const before = target[key]
    if (isTree(before) && isTree(value) && alike(before, value)) become(before, value)
    else if (!Object.is(before, value)) target[key] = value
  }
}

/** Two lists of one length, or two objects: these can be changed in place. */
function alike(one: Tree, other: Tree): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Array.isArray(one) === Array.isArray(other)
  return one.length === other.length
}

const copied = (value: unknown): unknown => (isTree(value) ? structuredClone(value) : value)
