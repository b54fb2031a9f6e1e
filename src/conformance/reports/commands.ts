import { printableLines } from '../../core/base/printable.js'
import { shellArgument, shellQuoted } from '../../core/base/shell.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'

/** A command to show, or why there is none. */
type ShownCommand = { text: string } | { text: undefined; reason: string }

/** Returns a curl command only if it is printable, because an escape would change the request. */
export function curlCommand({ curl }: Pick<ConformanceFinding, 'curl'>): ShownCommand {
  const without = (reason: string): ShownCommand => ({ text: undefined, reason })
  if (curl === '') return without('no command line can send the request')
  if (printableLines(curl) !== curl) {
    return without('the command has unprintable characters; see the json report')
  }
  return { text: curl }
}

/** Returns the curl command in one line; undefined if a line break belongs to the request. */
export function curlLine(finding: ConformanceFinding): string | undefined {
  const { text } = curlCommand(finding)
  if (text === undefined || finding.request?.body?.includes('\n')) return undefined
  const line = text.replaceAll(' \\\n  ', ' ')
  return line.includes('\n') ? undefined : line
}

/** What the commands of a report have in common. */
export type Run = Pick<ConformanceReport, 'baseUrl' | 'file' | 'flags'>

/** Returns the command that runs the trial of a finding again; undefined if there is none. */
export function replayCommand(
  { key, replay }: ConformanceFinding,
  { baseUrl, file = reportFile, flags }: Run,
): string | undefined {
  if (replay === undefined || key.length + baseUrl.length > maxKey) return undefined
  const target = [shellArgument(baseUrl), ...(flags === undefined ? [] : [flags])].join(' ')
  const replayed = shellQuoted(`${file}#${key}`)
  const command = `npx campaign-contract conform ${target} --replay ${replayed}`
  return printableLines(command) === command ? command : undefined
}

const maxKey = 2000

/** The file that the commands replay, if the report is in no file yet. */
export const reportFile = 'report.json'

/** Returns a request as the text of an HTTP message. */
export function requestText({ method, url, headers, body }: SentRequest): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  )
  return withBody([`${method} ${url}`, ...lines], body)
}

/** Returns a response as the text of an HTTP message. */
export function responseText({ status, headers, body }: ReceivedResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const shown = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return withBody([String(status), ...lines], shown)
}

const withBody = (head: readonly string[], body: string | undefined): string =>
  [...head, ...(body === undefined || body === '' ? [] : ['', body])].join('\n')
