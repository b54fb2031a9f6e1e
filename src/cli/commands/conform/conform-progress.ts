import { plural } from '../../../conformance/reports/wording.js'
import type { Progress, RunStart } from '../../../conformance/run/options.js'
import type { Host } from '../../host/host.js'
import { progressBar, progressLines } from '../../host/progress-bar.js'

/** Shows the progress of a run: a bar on a terminal, elsewhere a line every ten seconds. */
export function conformProgress(host: Host) {
  const bar = progressBar(host)
  const lines = host.stderr.isTTY === true ? undefined : progressLines(host)
  return {
    show({ wait, ...progress }: Progress): void {
      const { done, total } = progress
      const findings = plural(progress.findings, 'finding')
      const label = wait === undefined ? progress.label : waiting(wait)
      const status = `${done} of ${total} tests, ${findings}, ${label}`
      bar.show(done, total, status)
      lines?.show(status)
    },
    end(): void {
      bar.end()
      lines?.end()
    },
  }
}

const waiting = ({ seconds, left, reason }: NonNullable<Progress['wait']>): string =>
  `waiting ${Math.ceil(seconds)} s for ${reason} (at most ${Math.ceil(left)} s in all)`

/** Returns what a run does to the server, as a line for its user. */
export function startMessage({ states, creates }: RunStart): string {
  if (states !== undefined) {
    return `Sets the state of the server over ${states}: its data is replaced while the suite runs.\n`
  }
  return creates
    ? 'Creates campaigns and offerings on the server, publishes them and sends tests. --read-only changes nothing.\n'
    : ''
}
