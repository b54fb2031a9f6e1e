import type { JsonFinding } from './container.js'
import { type JsonTextError, toJsonTextError } from './error.js'
import { type JsonValueStart, Scanner } from './scanner.js'

/** What a JSON text holds that the parsed value no longer shows. */
export interface JsonScan {
  /** Why the text is not JSON; the findings are then those before the error. */
  error?: JsonTextError
  /** Each repetition of a key within its object; keys are compared without their escapes. */
  duplicateKeys: JsonFinding[]
  /** Each number whose value parsing changes. */
  impreciseNumbers: JsonFinding[]
}

/**
 * Reads a JSON text (RFC 8259) once, in linear time at any depth. It has an error exactly where
 * JSON.parse throws. `visit` is told where each value begins, in the order of the text, a repeated
 * key's too.
 */
export function scanJson(text: string, visit?: (start: JsonValueStart) => void): JsonScan {
  const scanner = new Scanner(text, visit)
  const fault = scanner.run()
  const { duplicateKeys, impreciseNumbers } = scanner
  return {
    ...(fault === undefined ? {} : { error: toJsonTextError(text, fault) }),
    duplicateKeys,
    impreciseNumbers,
  }
}
