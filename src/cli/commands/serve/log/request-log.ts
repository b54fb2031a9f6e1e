import { plural } from '../../../formats/plural.js'
import { screenOf } from '../../../formats/screen.js'
import type { Host } from '../../../host/host.js'
import type { ServeFlags } from '../serve-options.js'
import { logWriter } from './log-writer.js'
import { requestLines } from './request-lines.js'
import type { RequestRecord } from './request-record.js'

/** The log of a server. */
interface RequestLog {
  add(record: RequestRecord): void
  /** Prints what is waiting. */
  end(): void
}

/** Creates the log that the flags choose: lines, JSON objects or nothing. */
export function requestLog(
  { quiet, format }: Pick<ServeFlags, 'quiet' | 'format'>,
  host: Host,
): RequestLog {
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
