import { type Node, parseTree } from 'jsonc-parser'
import type { JsonScan, JsonTextError } from '../../core/index.js'
import { readJson as read } from '../../core/json-text/read.js'
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
  const places = placesIn(() => entryOf(parseTree(text) as Node), positionAt)
  return { value, text, isJson: true, scan, ...places }
}

const nothingFound: JsonScan = { duplicateKeys: [], impreciseNumbers: [] }

const entryOf = (value: Node, key?: Node): Entry => ({
  key: key && placeOf(key),
  value: placeOf(value),
  inner(step) {
    const { type, children = [] } = value
    const item = type === 'array' ? children[Number(step)] : undefined
    if (item !== undefined) return entryOf(item)
    // Of duplicate keys, the last one counts.
    const isIt = ({ children: [name] = [] }: Node) => name?.value === String(step)
    const [name, member] = children.filter(isIt).at(-1)?.children ?? []
    return member && entryOf(member, name)
  },
})

const placeOf = ({ offset: start, length, type }: Node): Place => ({
  ...{ start, end: start + length },
  ...(type === 'string' && { spelled: JSON.stringify }),
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
