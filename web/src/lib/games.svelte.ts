/** What the server says about its games: seats, options, levels of bots. Asked for once. */
import type { GameInfo } from '../protocol.ts'
import { api } from './api.ts'

class Games {
  private known = $state.raw<GameInfo[]>([])
  private asked = false

  load(): void {
    if (this.asked) return
    this.asked = true
    api.lobby().then(
      (lobby) => (this.known = lobby.games),
      () => (this.asked = false),
    )
  }

  info(game: string): GameInfo | undefined {
    return this.known.find((info) => info.id === game)
  }
}

export const games = new Games()
