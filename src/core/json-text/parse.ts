import type { JsonTextError } from './error.js'
import { type JsonScan, scanJson } from './scan.js'

/**
 * Returns the value of a JSON text, or why there is none. Never throws. `scan` is that of the text, of
 * a caller who has scanned it already.
 */
export function parseJson(
  text: string,
  scan?: Pick<JsonScan, 'error'>,
): { value: unknown; error?: never } | JsonFailure {
  // What the scan objects to is exactly what parsing throws at.
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

/** Some engines nest less deeply than the text may. */
const beyondEngine: JsonTextError = {
  code: 'beyond-engine',
  offset: 0,
  line: 1,
  column: 1,
  message: 'the text is JSON, but nested too deeply or too large to be read',
}
