import { InputError } from '../../documents/input-error.js'
import { openFile } from '../../documents/open-file.js'
import { piecesOf, toReadError } from '../../documents/read-text.js'
import type { CheckResultLine, CheckSummaryLine } from '../../formats/json-output.js'
import type { ShardReport } from '../../formats/shard-report.js'
import { batchesOf, linesOf } from '../../lines/batches.js'
import type { Summary } from '../../results/result.js'

/** A complete report of a shard. */
export interface Report {
  name: string
  path: string
  summary: Summary
  shard: ShardReport
}

/** A row of a report. */
export type Row = CheckResultLine & Required<Pick<CheckResultLine, 'shard'>>

/** Bytes to read at a time. */
const piece = 2 ** 16

/** Reads the end of a report. Throws an InputError if it is not the complete report of a shard. */
export async function readReport(name: string, path: string): Promise<Report> {
  const last = parsed(await lastLine(path).catch((error) => Promise.reject(toReadError(error))))
  if (isSummary(last)) {
    const { summary, shard } = last
    if (shard !== undefined) return { name, path, summary, shard }
    throw new InputError('is the report of a whole run, not of a shard (check --shard)')
  }
  for await (const { shard } of rowsOf(path)) {
    const { index, count } = shard
    throw new InputError(`is incomplete, because shard ${index}/${count} did not end; run it again`)
  }
  throw new InputError('is not a complete report of a shard (check --shard --format ndjson)')
}

/** Yields the rows of a report before its summary. Keeps none of them. */
export async function* rowsOf(path: string): AsyncGenerator<Row> {
  const setting = { size: piece, longest: Number.POSITIVE_INFINITY }
  for await (const batch of batchesOf(piecesOf(path), setting)) {
    for (const { bytes } of linesOf(batch)) {
      const row = parsed(bytes)
      if (isRow(row)) yield row
    }
  }
}

/** Returns the last line of a file without reading what is before it. */
async function lastLine(path: string): Promise<Uint8Array> {
  const { handle, stats } = await openFile(path)
  try {
    let tail: Buffer = Buffer.alloc(0)
    for (let start = stats.size; start > 0; ) {
      const length = Math.min(piece, start)
      start -= length
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, start)
      tail = Buffer.concat([buffer, tail])
      // A line that was not ended may have been cut off.
      const before = tail.lastIndexOf(lineFeed, -2)
      if (before !== -1) return tail.subarray(before + 1)
    }
    return tail
  } finally {
    await handle.close()
  }
}

const lineFeed = 0x0a

function parsed(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(line))
  } catch {
    return undefined
  }
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'shard' in value && 'file' in value

const isSummary = (value: unknown): value is CheckSummaryLine =>
  typeof value === 'object' && value !== null && 'summary' in value
