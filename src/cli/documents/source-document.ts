import type { JsonScan } from '../../core/index.js'
import { InputError } from './input-error.js'
import type { Extents, Locate, Path, PositionAt, Wanted } from './position.js'

/** One document of a file: its value and positions. */
export interface SourceDocument {
  value: unknown
  locate: Locate
  extents: Extents
  positionAt: PositionAt
  /** Text, scan and positions of a JSON document; the YAML reader rejects duplicate keys itself. */
  json?: { text: string; scan: JsonScan; positionAt: PositionAt }
}

/** Returns an InputError at a path of the document. */
export function inputErrorAt(
  document: SourceDocument,
  path: Path,
  message: string,
  at: Wanted['at'] = 'value',
): InputError {
  return new InputError(message, document.locate([{ path, at }])[0])
}

export const emptyFile = (): InputError =>
  new InputError('the file is empty', { line: 1, column: 1 })
