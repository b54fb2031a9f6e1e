import { printable } from '../../../../core/base/printable.js'
import { plural } from '../../../formats/plural.js'
import { terminalColors } from '../../../host/colors.js'
import type { Host } from '../../../host/host.js'
import type { ServeFlags } from '../serve-options.js'
import { logWriter } from './log-writer.js'
import { requestLines } from './request-lines.js'
import type { RequestRecord } from './request-record.js'

/** Returns the log that the flags choose: lines, JSON objects or nothing. */
export function requestLog(
  { quiet, format }: Pick<ServeFlags, 'quiet' | 'format'>,
  host: Host,
): (record: RequestRecord) => void {
  if (quiet) return () => {}
  if (format === 'json') {
    const write = logWriter(host.stdout, (requests) => jsonLine({ type: 'omitted', requests }))
    return (record) => write(() => jsonLine({ type: 'request', ...record }))
  }
  const colors = terminalColors(host)
  const write = logWriter(
    host.stdout,
    (requests) => `  ${plural(requests, 'request')} not shown: the output is read too slowly\n`,
  )
  return (record) => write(() => requestLines(record, colors))
}

/** Returns a value as a line of JSON, with escapes for what a terminal would act on. */
export const jsonLine = (value: object): string => `${printable(JSON.stringify(value))}\n`
