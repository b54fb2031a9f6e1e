import { attempt } from '../../core/base/attempt.js'
import { asInputError, InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { shownBytes } from '../documents/limits.js'
import { decode } from '../documents/read-text.js'
import type { SourceDocument } from '../documents/source-document.js'

export const tooLong = (line: number, longest: number): InputError =>
  new InputError(`line longer than ${shownBytes(longest)} (--max-line-bytes)`, {
    line,
    column: 1,
  })

/** Parses a line; returns undefined for a blank line. */
export function readLine(
  { line, bytes }: { line: number; bytes: Uint8Array },
  longest: number,
): SourceDocument | InputError | undefined {
  if (bytes.length > longest) return tooLong(line, longest)
  if (isBlank(bytes)) return undefined
  const positionAt = (offset: number) => ({ line, column: offset + 1 })
  try {
    return readJson(decode(bytes), positionAt)
  } catch (error) {
    const { message, position } = asInputError(error)
    return new InputError(message, positionAt((position?.column ?? 1) - 1))
  }
}

/** Returns whether a line has no document. */
function isBlank(bytes: Uint8Array): boolean {
  const [first] = bytes
  // A small compressed file may contain very many empty lines.
  if (first === undefined) return true
  // Most lines begin with a brace; only a blank or a multibyte character needs more than a look.
  return (first <= 0x20 || first >= 0x80) && textOfLine(bytes)?.trim() === ''
}

/** Returns the text of a line to show it; undefined when it is not UTF-8. */
export const textOfLine = (bytes: Uint8Array): string | undefined =>
  attempt(() => decode(bytes).replace(/\r?\n$/, ''))
