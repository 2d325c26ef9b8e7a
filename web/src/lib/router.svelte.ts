/** Pages by path: `/`, `/t/{id}`, `/r/{id}`, `/rules/{game}`, `/me/{code}`; and `/kit`, in development alone. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'me'; code: string }
  | { page: 'kit' }
  | { page: 'lost' }

/** An address may hold anything; what cannot be decoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decoded)
  if (first === undefined) return { page: 'lobby' }
  if (first === 'kit' && second === undefined) return { page: 'kit' }
  if (second !== undefined && rest.length === 0) {
    if (first === 't') return { page: 'table', id: second }
    if (first === 'r') return { page: 'replay', id: second }
    if (first === 'me') return { page: 'me', code: second }
    if (first === 'rules') return { page: 'rules', game: second }
  }
  return { page: 'lost' }
}

class Router {
  route = $state<Route>(typeof location === 'undefined' ? { page: 'lobby' } : parse(location.pathname))
  hash = $state(typeof location === 'undefined' ? '' : decoded(location.hash.slice(1)))

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  read(): void {
    this.route = parse(location.pathname)
    this.hash = decoded(location.hash.slice(1))
  }

  /** Follow plain clicks on links of this site without loading the page again. */
  listen(): void {
    addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = (event.target as Element).closest('a')
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (parse(link.pathname).page === 'lost') return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }
}

export const router = new Router()
