import type { JsonScan } from '../index.js'
import type { Locate, Path, Wanted } from './place.js'
import { Problem } from './problem.js'

/** One document of a file: what it says, and where it says it. */
export interface SourceDocument {
  value: unknown
  locate: Locate
  /** The text of a JSON document and what a scan found in it; YAML forbids repeated keys itself. */
  json?: { text: string; scan: JsonScan }
}

/** A problem at a path of the document. */
export function problemAt(
  document: SourceDocument,
  path: Path,
  message: string,
  at: Wanted['at'] = 'value',
): Problem {
  return new Problem(message, document.locate([{ path, at }])[0])
}

export const emptyFile = (): Problem => new Problem('the file is empty', { line: 1, column: 1 })
