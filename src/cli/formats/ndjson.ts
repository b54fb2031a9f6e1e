import { printable } from '../../core/base/printable.js'
import type { MakeFormat } from './format.js'

/** A line of JSON for each result, and one for the summary. Buffers nothing. */
export const ndjson: MakeFormat = () => ({
  result: (result) => line(result),
  end: ({ summary }) => line({ summary }),
})

const line = (value: unknown): string => `${printable(JSON.stringify(value))}\n`
