import type { Path } from '../documents/place.js'
import type { HeaderLine } from './exchange.js'
import { listIn, memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'
import { type PlacedText, textOfJsonString } from './placed-text.js'

/** What a part of a JSON document is, and where it stands. */
export interface JsonPart {
  document: OutlinedDocument
  value: unknown
  path: Path
}

/** A part within a part. */
export const partOf = ({ document, value, path }: JsonPart, key: string): JsonPart => ({
  document,
  value: memberOf(value, key),
  path: [...path, key],
})

/** The parts of a list; a part that is none has none. */
export function* partsOf({ document, value, path }: JsonPart): Generator<JsonPart> {
  for (const [index, item] of listIn(value).entries()) {
    yield { document, value: item, path: [...path, index] }
  }
}

/** Where a part begins, or the last thing on the way to it that is there. */
export const startOf =
  ({ document, path }: JsonPart) =>
  () =>
    document.json.placeAt(document.offsetOf(path, 'value'))

/** The text of a part, each character with its own place; undefined where the part is no text. */
export function placedTextOf({ document, value, path }: JsonPart): PlacedText | undefined {
  if (typeof value !== 'string') return undefined
  let text: PlacedText | undefined
  return {
    text: value,
    placeAt: (index) => {
      text ??= textOfJsonString(document.json, document.offsetOf(path, 'value'), value)
      return text.placeAt(index)
    },
  }
}

/** The headers of a list of members with a name and a value; what is of another shape is none. */
export function headersOf(list: JsonPart, nameKey: string): HeaderLine[] {
  return [...partsOf(list)].flatMap((part) => {
    const name = textIn(memberOf(part.value, nameKey))
    const value = textIn(memberOf(part.value, 'value'))
    // What stands in HTTP/2 in place of the request line is no header.
    if (name === undefined || value === undefined || name === '' || name.startsWith(':')) return []
    return [{ name, value, place: startOf(partOf(part, 'value')) }]
  })
}
