import type { MakeFormat } from './format.js'
import { type CheckLine, outputOf, schemaVersion } from './json-output.js'

/** A line of JSON for each result, and one for the summary. Buffers nothing. */
export const ndjson: MakeFormat = () => ({
  result: (result) => line({ schemaVersion, ...outputOf(result) }),
  end: ({ summary }) => line({ schemaVersion, summary }),
})

const line = (value: CheckLine): string => `${JSON.stringify(value)}\n`
