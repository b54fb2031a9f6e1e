/** A clock that can be set, stopped and moved on. */
export interface SandboxClock {
  now(): Date
  /** Goes on from this time, or stands still at it. Throws a TypeError outside the years 0 to 9999. */
  set(now: Date, isRunning?: boolean): void
  /** Moves the clock on. Throws a TypeError where that leads beyond these years. */
  advance(seconds: number): void
  /** Shows the time of the system again. */
  reset(): void
  readonly isRunning: boolean
}

/** Whether a clock can show a time, and go on from it: a year of four digits, as RFC 3339 has it. */
export const isShowable = (time: Date): boolean =>
  time.getTime() >= firstTime && time.getTime() <= lastTime

const firstTime = Date.parse('0000-01-01T00:00:00Z')
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')

function assertShowable(time: Date): void {
  if (!isShowable(time)) throw new TypeError('A clock shows the years 0 to 9999 only.')
}

/** Makes a clock; `system` is the time that goes by. */
export function sandboxClock(system: () => Date): SandboxClock {
  // Milliseconds that a running clock is ahead, or the time at which it stands.
  let ahead = 0
  let stopped: number | undefined
  const now = () => new Date(stopped ?? system().getTime() + ahead)
  return {
    now,
    set(now, isRunning = true) {
      assertShowable(now)
      stopped = isRunning ? undefined : now.getTime()
      ahead = isRunning ? now.getTime() - system().getTime() : 0
    },
    advance(seconds) {
      assertShowable(new Date(now().getTime() + seconds * 1000))
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
