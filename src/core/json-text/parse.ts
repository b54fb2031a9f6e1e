import type { JsonTextError } from './error.js'
import { scanJson } from './scan.js'

/** The value of a JSON text, or why there is none. Never throws. */
export function parseJson(text: string): { value: unknown; error?: never } | JsonFailure {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { error: scanJson(text).error ?? beyondEngine }
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
