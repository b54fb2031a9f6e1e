import type { JsonScan, JsonTextError } from '../../core/index.js'
import { readJson as read } from '../../core/json-text/read.js'
import { scanJson } from '../../core/json-text/scan.js'
import type { JsonValueStart } from '../../core/json-text/scanner.js'
import { endOfString } from '../../core/json-text/string.js'
import { InputError } from './input-error.js'
import { type Entry, type Place, placesIn } from './places.js'
import { type Position, type PositionAt, positionsIn } from './position.js'
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
    return new InputError(`invalid JSON: ${messageOf(scan.error, position)}`, position)
  }
  const places = placesIn(() => entryOf(text, treeOf(text)), positionAt)
  return { value, text, isJson: true, scan, ...places }
}

const nothingFound: JsonScan = { duplicateKeys: [], impreciseNumbers: [] }

/** A value of a JSON text, with its members or items. */
interface JsonValue extends JsonValueStart {
  inner?: JsonValue[]
}

function treeOf(text: string): JsonValue {
  const open: JsonValue[] = []
  scanJson(text, (start) => {
    const { depth } = start
    const parent = open[depth - 1]
    if (parent?.inner) parent.inner.push(start)
    else if (parent) parent.inner = [start]
    open[depth] = start
  })
  return open[0] as JsonValue
}

const entryOf = (text: string, found: JsonValue): Entry => ({
  key:
    found.keyOffset === undefined
      ? undefined
      : placeOf(text, found.keyOffset, endOfString(text, found.keyOffset)),
  get value() {
    return placeOf(text, found.offset, endOf(text, found))
  },
  inner(step) {
    const { offset, inner = [] } = found
    // Of duplicate keys, the last one counts.
    const value =
      text[offset] === '['
        ? inner[Number(step)]
        : inner.filter(({ key }) => key === String(step)).at(-1)
    return value && entryOf(text, value)
  },
})

/** Returns the end of a value of a valid text. */
function endOf(text: string, { offset, inner }: JsonValue): number {
  const first = text[offset]
  if (first === '"') return endOfString(text, offset)
  const last = inner?.at(-1)
  const after = last === undefined ? offset + 1 : endOf(text, last)
  if (first === '{') return text.indexOf('}', after) + 1
  if (first === '[') return text.indexOf(']', after) + 1
  numberOrLiteral.lastIndex = offset
  numberOrLiteral.test(text)
  return numberOrLiteral.lastIndex
}

const numberOrLiteral = /[\w.+-]+/y

const placeOf = (text: string, start: number, end: number): Place => ({
  start,
  end,
  ...(text[start] === '"' && { spelled: JSON.stringify }),
})

/** Returns the message for an invalid JSON text, with a remedy for JSON5 and JSONC syntax. */
function messageOf({ code, message, received }: JsonTextError, { line }: Position): string {
  switch (code) {
    case 'comment':
      return `comment on line ${line}; remove it, or save the file as YAML, where comments start with \`#\``
    case 'trailing-comma':
      return `${message} on line ${line}; remove the comma, or save the file as YAML`
    case 'single-quotes':
      return `single quotes on line ${line}; use double quotes, or save the file as YAML`
    default:
      return received === undefined ? message : `${message}, not \`${received}\``
  }
}
