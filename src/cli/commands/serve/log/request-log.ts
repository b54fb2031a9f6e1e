import { plural } from '../../../../conformance/reports/wording.js'
import { screenOf } from '../../../formats/screen.js'
import type { Host } from '../../../host/host.js'
import type { ServeFlags } from '../serve-options.js'
import { requestLines } from './request-lines.js'
import type { RequestRecord } from './request-record.js'

/** Creates the log that the flags choose: lines, JSON objects or nothing. */
export function requestLog(
  { quiet, format }: Pick<ServeFlags, 'quiet' | 'format'>,
  host: Host,
): { add(record: RequestRecord): void; end(): void } {
  if (quiet) return { add() {}, end() {} }
  if (format === 'json') {
    const { add, end } = logWriter(host.stdout, (requests) =>
      jsonLine({ type: 'omitted', requests }),
    )
    return { add: (record) => add(() => jsonLine({ type: 'request', ...record })), end }
  }
  const { colors, width } = screenOf(host)
  const { add, end } = logWriter(
    host.stdout,
    (requests) => `  ${plural(requests, 'request')} not shown: the output is read too slowly\n`,
  )
  return { add: (record) => add(() => requestLines(record, colors, width)), end }
}

/** Returns a value as a line of JSON. */
export const jsonLine = (value: object): string => `${JSON.stringify(value)}\n`

/** Milliseconds that texts wait for others: one write for many costs far less. */
const gathering = 20

/**
 * Creates a writer that never waits for its reader. While the output is read more slowly than the
 * requests arrive, it omits requests, and prints their number later.
 */
function logWriter(stdout: Host['stdout'], omittedText: (requests: number) => string) {
  let texts: string[] = []
  let omitted = 0
  let timer: NodeJS.Timeout | undefined
  const print = () => {
    clearTimeout(timer)
    timer = undefined
    if (stdout.writableNeedDrain === true) omitted += texts.length
    else if (texts.length + omitted > 0) {
      stdout.write((omitted > 0 ? omittedText(omitted) : '') + texts.join(''))
      omitted = 0
    }
    texts = []
  }
  return {
    /** Adds the text of a request, which is formatted only if it is printed. */
    add(text: () => string): void {
      if (stdout.writableNeedDrain === true) omitted++
      else texts.push(text())
      timer ??= setTimeout(print, gathering)
    },
    /** Prints what is waiting. */
    end: print,
  }
}
