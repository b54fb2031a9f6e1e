import cliProgress from 'cli-progress'
import type { Progress } from '../conformance/options.js'
import type { Host } from './host.js'

/** Shows how far a run has come. */
export interface ProgressBar {
  show(progress: Progress): void
  end(): void
}

const silent: ProgressBar = { show() {}, end() {} }

/** A bar on a terminal; elsewhere nothing, since a log file keeps every line. */
export function progressBar({ stderr, env }: Host): ProgressBar {
  if (stderr.isTTY !== true || env.TERM === 'dumb' || env.CI !== undefined) return silent
  const bar = new cliProgress.SingleBar(
    {
      stream: stderr as unknown as NodeJS.WritableStream,
      format: '{bar} {value}/{total}  {findings} findings  {eta_formatted}  {label}',
      hideCursor: true,
      clearOnComplete: true,
    },
    cliProgress.Presets.shades_classic,
  )
  let isStarted = false
  return {
    show({ done, total, findings, label }) {
      const shown = { findings, label }
      if (!isStarted) bar.start(total, done, shown)
      isStarted = true
      bar.setTotal(total)
      bar.update(done, shown)
    },
    end() {
      if (isStarted) bar.stop()
    },
  }
}
