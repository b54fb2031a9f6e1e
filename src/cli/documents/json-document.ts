import { scanJson } from '../../core/index.js'
import { InputError } from './input-error.js'
import { jsonErrorMessage } from './json-error-message.js'
import { extentIn, offsetIn, outlineOf } from './json-outline.js'
import { type PositionAt, positionsIn, type Wanted } from './position.js'
import type { SourceDocument } from './source-document.js'

/**
 * Parses a JSON text. The scan lists what `JSON.parse` silently drops or changes. Pass `positionAt`
 * when the text is only a part of the file.
 */
export function readJson(
  text: string,
  positionAt: PositionAt = positionsIn(text),
): SourceDocument | InputError {
  const scan = scanJson(text)
  if (scan.error) {
    const position = positionAt(scan.error.offset)
    return new InputError(`invalid JSON: ${jsonErrorMessage(scan.error, position)}`, position)
  }
  return {
    value: JSON.parse(text),
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

const pathOf = ({ path }: Wanted) => path
