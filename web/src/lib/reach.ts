/** Where others find this server. Whoever came by an address that others can use need not ask. */
import type { Reach } from '../protocol.ts'
import { api } from './api.ts'

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/
let asked: Promise<Reach> | null = null

export function reach(): Promise<Reach> {
  if (!LOOPBACK.test(location.hostname)) return Promise.resolve({})
  asked ??= api.reach().catch(() => ({}))
  return asked
}
