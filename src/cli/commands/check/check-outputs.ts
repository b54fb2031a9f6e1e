import { type Output, type OutputFile, openOutput } from '../../documents/output-flag.js'
import type { FinishedRun, Format, FormatSetting } from '../../formats/format.js'
import type { FormatName } from '../../formats/format-names.js'
import { formats } from '../../formats/index.js'
import { plainScreen, type Screen } from '../../formats/screen.js'
import type { Host } from '../../host/host.js'
import { withoutExcerpts } from '../../results/excerpts.js'
import type { Result } from '../../results/result.js'

/** The outputs of a run: standard output and files. */
export interface CheckOutputs {
  result(result: Result): Promise<void>
  end(run: FinishedRun): Promise<void>
  /** Closes the files, also after a failure. */
  close(): Promise<void>
}

interface Sink {
  format: Format
  write(text: string): unknown
  close?(): Promise<void>
}

/** Opens the outputs before the run, so that unwritable files fail early. */
export async function openOutputs(
  printed: FormatName,
  files: readonly Output<FormatName>[],
  setting: FormatSetting,
  host: Host,
): Promise<CheckOutputs> {
  const made = async (name: FormatName, screen: Screen): Promise<Format> =>
    (await formats[name]())({ ...setting, screen })
  // Files have neither colors nor a width.
  const { answer, compact } = setting.screen
  const fileScreen = { ...plainScreen, answer, compact }
  const sinks: Sink[] = [
    {
      format: await made(printed, setting.screen),
      write: (text) => host.stdout.write(text),
    },
  ]
  const close = async () => {
    for (const sink of sinks.splice(0)) await sink.close?.()
  }
  const add = async (name: FormatName, file: Promise<OutputFile>) => {
    sinks.push({ ...(await file), format: await made(name, fileScreen) })
  }
  const { GITHUB_STEP_SUMMARY: summary } = host.env
  try {
    for (const { format, file } of files) await add(format, openOutput('--output', file, host))
    if (printed === 'github' && summary) {
      await add('markdown', openOutput('GITHUB_STEP_SUMMARY', summary, host, 'a'))
    }
  } catch (error) {
    await close()
    throw error
  }
  const writeEach = async (textOf: (format: Format) => string) => {
    for (const { format, write } of sinks) {
      const text = textOf(format)
      if (text !== '') await write(text)
    }
  }
  return {
    result: (result) =>
      writeEach((format) => format.result(format.showsSource ? result : withoutExcerpts(result))),
    end: (run) => writeEach((format) => format.end(run)),
    close,
  }
}
