import type { JsonFinding } from './container.js'
import { type JsonTextError, toJsonTextError } from './error.js'
import { type JsonValueStart, Scanner } from './scanner.js'

/** Findings in a JSON text that the parsed value does not show. */
export interface JsonScan {
  /** Why the text is not JSON; the findings are those before the error. */
  error?: JsonTextError
  /** Each repetition of a key within its object; keys are compared without their escapes. */
  duplicateKeys: JsonFinding[]
  /** Each number whose value parsing changes. */
  impreciseNumbers: JsonFinding[]
}

/**
 * Scans a JSON text (RFC 8259) once, in linear time. Returns an error exactly if JSON.parse throws or
 * the text is nested more than 256 levels deep. Calls `visit` at the start of each value, in text order, also for repeated
 * keys.
 */
export function scanJson(text: string, visit?: (start: JsonValueStart) => void): JsonScan {
  const scanner = new Scanner(text, visit)
  const error = scanner.run()
  const { duplicateKeys, impreciseNumbers } = scanner
  return {
    ...(error === undefined ? {} : { error: toJsonTextError(text, error) }),
    duplicateKeys,
    impreciseNumbers,
  }
}
