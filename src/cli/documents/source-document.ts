import type { JsonScan } from '../../core/index.js'
import { InputError } from './input-error.js'
import type { ExtentOf, Path, PositionAt, RegionOf, Wanted } from './position.js'

/** One document of a file: its value and positions. */
export interface SourceDocument {
  value: unknown
  text: string
  isJson: boolean
  /** Duplicate keys (the YAML reader rejects them itself), and numbers that parsing changes. */
  scan: JsonScan
  regionOf: RegionOf
  extentOf: ExtentOf
  positionAt: PositionAt
}

/** Returns where a path of the document starts. */
export function startIn({ regionOf }: SourceDocument, path: Path, at: Wanted['at'] = 'value') {
  const { line, column } = regionOf({ path, at })
  return { line, column }
}

/** Returns an InputError at a path of the document. */
export function inputErrorAt(
  document: SourceDocument,
  path: Path,
  message: string,
  at: Wanted['at'] = 'value',
): InputError {
  return new InputError(message, startIn(document, path, at))
}

export const emptyFile = (): InputError =>
  new InputError('the file is empty', { line: 1, column: 1 })
