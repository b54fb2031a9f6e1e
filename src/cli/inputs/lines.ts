import { createReadStream } from 'node:fs'
import { checkDocument } from '../check-document.js'
import type { CheckSettings } from '../check-settings.js'
import { readJson } from '../json-document.js'
import { type Judgement, unusable } from '../judgement.js'
import { onlyProblem, Problem } from '../problem.js'
import { decode, notReadable, type Source } from '../read-text.js'
import { emptyFile, type SourceDocument } from '../source-document.js'
import { type ByteLine, byteLines } from './byte-lines.js'

/** Whether a file holds a JSON document on each line, by its name. */
export const isLines = (name: string): boolean => /\.(?:ndjson|jsonl)$/i.test(name)

const mebibyte = 2 ** 20
export const longest = 16 * mebibyte

/** Judges line by line; neither the file nor what was found is kept. */
export async function* checkLines(
  source: Source,
  settings: CheckSettings,
): AsyncGenerator<Judgement> {
  let document = 0
  for await (const line of linesOf(source)) {
    const read = readLine(line)
    if (read !== undefined) yield { document: ++document, ...checkDocument(read, settings) }
  }
  if (document === 0) yield unusable(emptyFile())
}

/** The lines of the source; that it cannot be read is a Problem, also in its midst. */
async function* linesOf(source: Source): AsyncGenerator<ByteLine> {
  try {
    yield* byteLines(typeof source === 'string' ? createReadStream(source) : source, longest)
  } catch (error) {
    throw notReadable(error)
  }
}

/** The document of a line; undefined where the line is blank. */
export function readLine({ number, bytes }: ByteLine): SourceDocument | Problem | undefined {
  const placeAt = (offset: number) => ({ line: number, column: offset + 1 })
  if (bytes === undefined) {
    return new Problem(`the line is longer than ${longest / mebibyte} MiB`, placeAt(0))
  }
  try {
    const text = decode(bytes)
    return text.trim() === '' ? undefined : readJson(text, placeAt)
  } catch (error) {
    const { message, place } = onlyProblem(error)
    return new Problem(message, placeAt((place?.column ?? 1) - 1))
  }
}
