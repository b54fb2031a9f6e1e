import cliProgress from 'cli-progress'
import type { Host } from './host.js'

/** How far a run has come, and what else its bar says. */
export interface BarProgress {
  done: number
  total: number
  [shown: string]: number | string
}

/** Shows how far a run has come. */
export interface ProgressBar {
  show(progress: BarProgress): void
  /** Makes room for a line that is printed; the bar comes back by itself. */
  clear(): void
  end(): void
}

const silent: ProgressBar = { show() {}, clear() {}, end() {} }

/** A bar on a terminal; elsewhere nothing, since a log file keeps every line. */
export function progressBar({ stderr, env }: Host, format: string): ProgressBar {
  if (stderr.isTTY !== true || env.TERM === 'dumb' || env.CI !== undefined) return silent
  const bar = new cliProgress.SingleBar(
    {
      stream: stderr as unknown as NodeJS.WritableStream,
      format,
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  )
  let isStarted = false
  return {
    show({ done, total, ...shown }) {
      if (!isStarted) bar.start(total, done, shown)
      isStarted = true
      bar.setTotal(total)
      bar.update(done, shown)
    },
    clear() {
      if (isStarted) stderr.write('\r\u001b[K')
    },
    end() {
      if (isStarted) bar.stop()
    },
  }
}
