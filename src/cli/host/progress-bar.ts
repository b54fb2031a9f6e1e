import type { Host } from './host.js'

/** Progress of a run, and other values that the bar shows. */
interface BarProgress {
  done: number
  total: number
  [shown: string]: number | string
}

const silent = { show() {}, clear() {}, end() {} }

/** Minimum milliseconds between two updates. */
const often = 100
const barWidth = 40

const clearLine = '\r\u001b[K'
const [hideCursor, showCursor] = ['\u001b[?25l', '\u001b[?25h']

/** Creates a progress bar on a terminal; elsewhere a silent one, to keep log files short. */
export function progressBar({ stderr, env }: Host, format: string) {
  if (stderr.isTTY !== true || env.TERM === 'dumb' || env.CI !== undefined) return silent
  let startedAt: number | undefined
  let shownAt = Number.NEGATIVE_INFINITY
  return {
    show(progress: BarProgress): void {
      const now = performance.now()
      if (startedAt === undefined) stderr.write(hideCursor)
      startedAt ??= now
      if (now - shownAt < often) return
      shownAt = now
      const line = filled(format, progress, now - startedAt)
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

/** Replaces the names in braces. */
function filled(format: string, { done, total, ...shown }: BarProgress, elapsed: number): string {
  const share = total === 0 ? 0 : Math.min(done / total, 1)
  const full = Math.round(share * barWidth)
  const known: Record<string, number | string> = {
    bar: '█'.repeat(full) + '░'.repeat(barWidth - full),
    percentage: Math.floor(share * 100),
    value: done,
    total,
    eta: share === 0 ? '–' : clock((elapsed / share - elapsed) / 1000),
    ...shown,
  }
  return format.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? ''))
}

/** Formats seconds as `12s`, `1m05s` or `2h03m`. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m${two(whole % 60)}s`
  return `${Math.floor(whole / 3600)}h${two((whole % 3600) / 60)}m`
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
