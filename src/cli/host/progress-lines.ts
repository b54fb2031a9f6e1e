import type { Host } from './host.js'

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
