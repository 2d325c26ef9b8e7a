/** The time of a live game, as well as it can be known here.
 *
 * Every message tells the game's milliseconds at its sending. Between messages this clock runs on by the browser's own
 * monotonic clock, never by the wall clock. A message that came with little delay is the better witness: of those of
 * the last seconds, the one that puts the game furthest ahead is believed. So the clock lags the server by the
 * shortest way there is, and what shows as ready is ready there too. What is read never goes back, unless the table
 * itself did (a server that came back from its disk). */

/** Witnesses are heard for one to two spans: longer than a line stalls, shorter than clocks drift. */
const SPAN = 10_000
/** The game is this far behind what we showed: no delay explains that, the table went back. */
const WENT_BACK = 1000

export class GameTime {
  private known = 0
  private running = false
  private shown = 0
  // How far the game's time is ahead of the local one, by the best witness of this span and of the one before.
  private ahead = -Infinity
  private aheadBefore = -Infinity
  private spanBegan = 0

  /** A message that came at local time `at` says that the game's time is `now`. */
  hear(now: number, at: number): void {
    this.known = now
    if (this.running) this.believe(now - at, at)
    if (this.shown - this.estimate(at) > WENT_BACK) this.shown = now
  }

  /** Time passes, or stands still (paused, over). */
  run(running: boolean, at: number): void {
    if (running === this.running) return
    this.known = this.estimate(at)
    this.forget()
    this.running = running
    if (running && this.known > 0) this.believe(this.known - at, at)
  }

  /** A new connection: what older messages said of the time no longer counts. */
  forget(): void {
    this.ahead = this.aheadBefore = -Infinity
  }

  /** The game's milliseconds at local time `at`. */
  read(at: number): number {
    this.shown = Math.max(this.shown, this.estimate(at))
    return this.shown
  }

  private believe(ahead: number, at: number): void {
    if (at - this.spanBegan > SPAN) {
      this.spanBegan = at
      this.aheadBefore = this.ahead
      this.ahead = ahead
    } else this.ahead = Math.max(this.ahead, ahead)
  }

  private estimate(at: number): number {
    const ahead = Math.max(this.ahead, this.aheadBefore)
    return this.running && ahead > -Infinity ? at + ahead : this.known
  }
}
