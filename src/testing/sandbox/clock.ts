/** A clock that can be set, stopped and advanced. */
export interface SandboxClock {
  now(): Date
  /** Sets the time, and runs or stops the clock. Throws a TypeError outside the years 0 to 9999. */
  set(now: Date, isRunning?: boolean): void
  /** Advances the clock. Throws a TypeError outside the years 0 to 9999. */
  advance(seconds: number): void
  /** Returns to the system time. */
  reset(): void
  readonly isRunning: boolean
  /** Seconds that a running clock is ahead of the system time; 0 for a stopped one. */
  readonly aheadSeconds: number
}

/** Returns whether a clock supports a time: the years 0 to 9999, as in RFC 3339. */
export const isShowable = (time: Date): boolean =>
  time.getTime() >= firstTime && time.getTime() <= lastTime

const firstTime = Date.parse('0000-01-01T00:00:00Z')
const lastTime = Date.parse('9999-12-31T23:59:59.999Z')

function assertShowable(time: Date): void {
  if (!isShowable(time)) throw new TypeError('The clock supports the years 0 to 9999 only.')
}

export function sandboxClock(system: () => Date): SandboxClock {
  // Milliseconds that a running clock is ahead, or the time of a stopped one.
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
      // Whole milliseconds, so that a clock returns to exactly the same offset.
      if (stopped === undefined) ahead += Math.round(seconds * 1000)
      else stopped += seconds * 1000
    },
    reset() {
      ahead = 0
      stopped = undefined
    },
    get isRunning() {
      return stopped === undefined
    },
    get aheadSeconds() {
      return ahead / 1000
    },
  }
}
