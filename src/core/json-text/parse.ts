import type { JsonTextError } from './error.js'
import { type JsonScan, scanJson } from './scan.js'

/** Returns the value of a JSON text, or the error. Never throws. Reuses `scan` if provided. */
export function parseJson(
  text: string,
  scan?: Pick<JsonScan, 'error'>,
): { value: unknown; error?: never } | JsonFailure {
  // The scan has an error exactly if parsing throws.
  if (scan?.error !== undefined) return { error: scan.error }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { error: (scan ?? scanJson(text)).error ?? beyondEngine }
  }
}

interface JsonFailure {
  error: JsonTextError
}

/** The error for JSON that the engine cannot parse, such as too deeply nested arrays. */
const beyondEngine: JsonTextError = {
  code: 'beyond-engine',
  offset: 0,
  line: 1,
  column: 1,
  message: 'the JSON is too deeply nested or too large to parse',
}
