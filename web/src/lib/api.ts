/** The HTTP API. A failure is a `Failed` with the server's own words where it gave some. */
import type {
  CampaignInfo,
  Chances,
  Created,
  Lobby,
  NewCampaign,
  NewTable,
  PackInfo,
  Problem,
  Reach,
  Replay,
  TableInfo,
  Verdict,
  Word,
} from '../protocol.ts'

export class Failed extends Error {
  readonly status: number
  readonly words: Word | null

  constructor(status: number, message: string, words: Word | null = null) {
    super(message)
    this.status = status
    this.words = words
  }
}

async function call(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Ludoteca': '1' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw new Failed(0, 'offline')
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new Failed(response.status, problem?.error ?? response.statusText, problem?.words ?? null)
  }
  return response
}

async function json<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  return (await call(path, method, body)).json() as Promise<T>
}

interface Passage {
  code: string
  path: string
  seconds: number
}

interface RuleText {
  chapter: string
  section?: string
  text: string
}

export interface Rulebook {
  ids: Record<string, RuleText>
  order: string[]
}

const part = encodeURIComponent

export const api = {
  lobby: () => json<Lobby>('/api/lobby'),
  setName: async (name: string) => void (await call('/api/me', 'PUT', { name })),
  /** A code that makes another browser me, once and soon. */
  passage: () => json<Passage>('/api/me/passage', 'POST', {}),
  /** Become the player who gave the code. */
  claim: async (code: string) => void (await call('/api/me/claim', 'POST', { code })),
  /** Every other browser that is me is nobody from now on. */
  signOut: async () => void (await call('/api/me/sign-out', 'POST', {})),
  create: (wanted: NewTable) => json<Created>('/api/tables', 'POST', wanted),
  beginCampaign: (wanted: NewCampaign) => json<CampaignInfo>('/api/campaigns', 'POST', wanted),
  /** The table with the code that someone typed. */
  find: (code: string) => json<Created>(`/api/codes/${part(code)}`),
  reach: () => json<Reach>('/api/reach'),
  table: (id: string) => json<TableInfo>(`/api/tables/${part(id)}`),
  replay: (id: string, seat?: number | null) =>
    json<Replay>(`/api/tables/${part(id)}/replay${seat === undefined || seat === null ? '' : `?seat=${seat}`}`),
  chances: (id: string) => json<Chances>(`/api/tables/${part(id)}/chances`),
  verdict: (id: string, frame: number) => json<Verdict>(`/api/tables/${part(id)}/verdict?frame=${frame}`),
  rules: (game: string, language: string) => json<Rulebook>(`/api/rules/${part(game)}/${language}`),
  pack: (game: string, key: string) => json<PackInfo>(`/api/packs/${part(game)}/${part(key)}`),
  words: async (game: string, language: string) => (await call(`/api/words/${part(game)}/${language}`)).text(),
}
