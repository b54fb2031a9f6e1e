import type { JsonScan } from '../../core/index.js'
import { readJson as read } from '../../core/json-text/read.js'
import { InputError } from './input-error.js'
import { jsonErrorMessage } from './json-error-message.js'
import { extentIn, offsetIn, outlineOf } from './json-outline.js'
import { type PositionAt, positionsIn, type Wanted } from './position.js'
import type { SourceDocument } from './source-document.js'

/**
 * Parses a JSON text, and lists what `JSON.parse` silently drops or changes. Pass `positionAt` when
 * the text is only a part of the file.
 */
export function readJson(
  text: string,
  positionAt: PositionAt = positionsIn(text),
): SourceDocument | InputError {
  const { value, scan = nothingFound } = read(text)
  if (scan.error) {
    const position = positionAt(scan.error.offset)
    return new InputError(`invalid JSON: ${jsonErrorMessage(scan.error, position)}`, position)
  }
  return {
    value,
    locate(wanted) {
      const top = outlineOf(text, wanted.map(pathOf))
      return wanted.map((each) => positionAt(offsetIn(top, each).offset))
    },
    extents(wanted) {
      const top = outlineOf(text, wanted.map(pathOf))
      return wanted.map((each) => extentIn(text, top, each))
    },
    positionAt,
    json: { text, scan, positionAt },
  }
}

const nothingFound: JsonScan = { duplicateKeys: [], impreciseNumbers: [] }

const pathOf = ({ path }: Wanted) => path
