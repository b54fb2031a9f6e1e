import type { Path } from '../documents/position.js'
import type { HeaderLine } from './exchange.js'
import { type LocatedText, textOfJsonString } from './located-text.js'
import { listIn, memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'

/** A part of a JSON document, with its path. */
export interface JsonPart {
  document: OutlinedDocument
  value: unknown
  path: Path
}

/** Returns a member of a part. */
export const partOf = ({ document, value, path }: JsonPart, key: string): JsonPart => ({
  document,
  value: memberOf(value, key),
  path: [...path, key],
})

/** Yields the items of an array; nothing for other values. */
export function* partsOf({ document, value, path }: JsonPart): Generator<JsonPart> {
  for (const [index, item] of listIn(value).entries()) {
    yield { document, value: item, path: [...path, index] }
  }
}

/** Returns the position of a part, or of its last existing ancestor. */
export const startOf =
  ({ document, path }: JsonPart) =>
  () =>
    document.json.positionAt(document.offsetOf(path, 'value'))

/** Returns the text of a part with a position for each character; undefined for other values. */
export function locatedTextOf({ document, value, path }: JsonPart): LocatedText | undefined {
  if (typeof value !== 'string') return undefined
  let text: LocatedText | undefined
  return {
    text: value,
    positionAt: (index) => {
      text ??= textOfJsonString(document.json, document.offsetOf(path, 'value'), value)
      return text.positionAt(index)
    },
  }
}

/** Returns the headers of an array of name and value; skips other shapes. */
export function headersOf(list: JsonPart, nameKey: string): HeaderLine[] {
  return [...partsOf(list)].flatMap((part) => {
    const name = textIn(memberOf(part.value, nameKey))
    const value = textIn(memberOf(part.value, 'value'))
    // HTTP/2 pseudo-headers are not headers.
    if (name === undefined || value === undefined || name === '' || name.startsWith(':')) return []
    return [{ name, value, position: startOf(partOf(part, 'value')) }]
  })
}
