/** A clock that can be set, stopped and moved on. */
export interface SandboxClock {
  now(): Date
  /** Goes on from this time, or stands still at it. */
  set(now: Date, isRunning?: boolean): void
  advance(seconds: number): void
  /** Shows the time of the system again. */
  reset(): void
  readonly isRunning: boolean
}

/** Makes a clock; `system` is the time that goes by. */
export function sandboxClock(system: () => Date): SandboxClock {
  // Milliseconds that a running clock is ahead, or the time at which it stands.
  let ahead = 0
  let stopped: number | undefined
  return {
    now: () => new Date(stopped ?? system().getTime() + ahead),
    set(now, isRunning = true) {
      stopped = isRunning ? undefined : now.getTime()
      ahead = isRunning ? now.getTime() - system().getTime() : 0
    },
    advance(seconds) {
      if (stopped === undefined) ahead += seconds * 1000
      else stopped += seconds * 1000
    },
    reset() {
      ahead = 0
      stopped = undefined
    },
    get isRunning() {
      return stopped === undefined
    },
  }
}
