import { type Output, type OutputFile, openOutput } from '../../documents/output-flag.js'
import type { FinishedRun, Format, FormatSetting } from '../../formats/format.js'
import type { FormatName } from '../../formats/index.js'
import { formats } from '../../formats/index.js'
import { plainScreen, printFormat, type Screen } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import type { Result } from '../../results/result.js'

/** The outputs of a run: standard output and files. */
export type CheckOutputs = Awaited<ReturnType<typeof openOutputs>>

interface Sink {
  format: Format
  /** What is formatted and not yet written. */
  pending: string
  write(text: string): unknown
  readonly isClosed?: boolean | undefined
  close?(): Promise<void>
}

/** Opens the outputs. A file that cannot be written does not stop the run, nor the other outputs. */
export async function openOutputs(
  printed: FormatName,
  files: readonly Output<FormatName>[],
  setting: FormatSetting,
  host: Host,
) {
  const made = async (name: FormatName, screen: Screen): Promise<Format> =>
    (await formats[name]())({ ...setting, screen })
  // Files have neither colors nor a width.
  const { answer, compact } = setting.screen
  const fileScreen = { ...plainScreen, answer, compact }
  const sinks: Sink[] = [
    {
      format: await made(printed, setting.screen),
      pending: '',
      async write(text) {
        printFormat(printed, text, host)
        await host.stdout.drained?.()
      },
      get isClosed() {
        return host.stdout.isClosed
      },
    },
  ]
  const failures: string[] = []
  /** Runs work on a sink; a failed one gets no more text. */
  const attempt = async (work: () => unknown, sink?: Sink) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      failures.push(error.message)
      if (sink !== undefined) sinks.splice(sinks.indexOf(sink), 1)
    }
  }
  const add = (name: FormatName, open: () => Promise<OutputFile>) =>
    attempt(async () => {
      sinks.push({ ...(await open()), format: await made(name, fileScreen), pending: '' })
    })
  const { GITHUB_STEP_SUMMARY: summary } = host.env
  for (const { format, file } of files) {
    await add(format, () => openOutput('--output', file, host))
  }
  if (printed === 'github' && summary) {
    await add('markdown', () => openOutput('GITHUB_STEP_SUMMARY', summary, host, 'a'))
  }
  const flush = async () => {
    for (const sink of [...sinks]) {
      const text = sink.pending
      sink.pending = ''
      if (text !== '') await attempt(() => sink.write(text), sink)
    }
  }
  return {
    /** Formats a result; writing it is left to `flush`, because a line-based file may have very many. */
    add(result: Result): void {
      for (const sink of sinks) sink.pending += sink.format.result(result)
    },
    flush,
    async end(run: FinishedRun): Promise<void> {
      for (const sink of sinks) sink.pending += sink.format.end(run)
      await flush()
    },
    /** Whether no reader is left. */
    get isClosed(): boolean {
      return sinks.every(({ isClosed }) => isClosed === true)
    },
    /** Closes the files, also after a failure. Returns what could not be written, and why. */
    async close(): Promise<readonly string[]> {
      for (const sink of sinks.splice(0)) await attempt(() => sink.close?.())
      return failures
    },
  }
}
