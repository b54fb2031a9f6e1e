import { duration } from '../../conformance/reports/wording.js'
import type { Host } from './host.js'

const silent = { show() {}, clear() {}, end() {} }

/** Minimum milliseconds between two updates. */
const often = 100
const barWidth = 40

const clearLine = '\r\u001b[K'
const hideCursor = '\u001b[?25l'
const showCursor = '\u001b[?25h'

/** Creates a progress bar on a terminal; elsewhere a silent one, to keep log files short. */
export function progressBar({ stderr, env }: Host) {
  if (stderr.isTTY !== true || env.TERM === 'dumb' || env.CI !== undefined) return silent
  let startedAt: number | undefined
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    /** Shows how much is done, the time that the rest will take, and a status. */
    show(done: number, total: number, status: string): void {
      const now = performance.now()
      if (startedAt === undefined) stderr.write(hideCursor)
      startedAt ??= now
      if (now - shownAt < often) return
      shownAt = now
      const share = total === 0 ? 0 : Math.min(done / total, 1)
      const full = Math.round(share * barWidth)
      const bar = '█'.repeat(full) + '░'.repeat(barWidth - full)
      const left = share === 0 ? '–' : duration((now - startedAt) * (1 / share - 1))
      const line = `${bar} ${left}  ${status}`
      // A wrapped line could not be overwritten.
      stderr.write(clearLine + line.slice(0, (stderr.columns ?? 80) - 1))
    },
    /** Clears the bar before other output; the next `show` draws it again. */
    clear(): void {
      if (startedAt === undefined) return
      stderr.write(clearLine)
      shownAt = Number.NEGATIVE_INFINITY
    },
    end(): void {
      if (startedAt !== undefined) stderr.write(clearLine + showCursor)
    },
  }
}

/** Milliseconds between two lines. */
const interval = 10_000

/** Prints the latest status every ten seconds, for logs without a terminal. */
export function progressLines({ stderr }: Host): { show(status: string): void; end(): void } {
  let latest: string | undefined
  const timer = setInterval(() => {
    if (latest !== undefined) stderr.write(`${latest}\n`)
  }, interval)
  timer.unref()
  return {
    show(status) {
      latest = status
    },
    end: () => clearInterval(timer),
  }
}
