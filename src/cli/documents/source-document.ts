import type { JsonScan } from '../../core/index.js'
import type { Extents, Locate, Path, PlaceAt, Wanted } from './place.js'
import { Problem } from './problem.js'

/** One document of a file: what it says, and where it says it. */
export interface SourceDocument {
  value: unknown
  locate: Locate
  extents: Extents
  placeAt: PlaceAt
  /**
   * The text of a JSON document, what a scan found in it and where it stands in the file; YAML
   * forbids repeated keys itself.
   */
  json?: { text: string; scan: JsonScan; placeAt: PlaceAt }
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
