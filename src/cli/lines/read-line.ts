import { shownBytes } from '../documents/ceilings.js'
import { readJson } from '../documents/json-document.js'
import { onlyProblem, Problem } from '../documents/problem.js'
import { decode } from '../documents/read-text.js'
import type { SourceDocument } from '../documents/source-document.js'

export const tooLong = (line: number, longest: number): Problem =>
  new Problem(`the line is longer than ${shownBytes(longest)}`, {
    line,
    column: 1,
  })

/** The document of a line; undefined where the line is blank. */
export function readLine(
  { line, bytes }: { line: number; bytes: Uint8Array },
  longest: number,
): SourceDocument | Problem | undefined {
  if (bytes.length > longest) return tooLong(line, longest)
  // Very many may come of a small packed file.
  if (bytes.length === 0) return undefined
  const placeAt = (offset: number) => ({ line, column: offset + 1 })
  try {
    const text = decode(bytes)
    return text.trim() === '' ? undefined : readJson(text, placeAt)
  } catch (error) {
    const { message, place } = onlyProblem(error)
    return new Problem(message, placeAt((place?.column ?? 1) - 1))
  }
}
