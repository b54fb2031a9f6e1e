import { type Node, parseTree } from 'jsonc-parser'
import type { JsonScan, JsonTextError } from '../../core/index.js'
import { readJson as read } from '../../core/json-text/read.js'
import { InputError } from './input-error.js'
import {
  type Path,
  type Position,
  type PositionAt,
  positionsIn,
  regionOf,
  type Wanted,
} from './position.js'
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
  // Built when first needed: most documents are valid.
  let top: Node | undefined
  const nodeOf = ({ path, at }: Wanted) => {
    top ??= parseTree(text) as Node
    const { key, value, isWhole } = entryAt(top, path)
    return { node: at === 'key' && isWhole ? (key ?? value) : value, isWhole }
  }
  return {
    value,
    text,
    isJson: true,
    scan,
    positionAt,
    regionOf(wanted) {
      const { node, isWhole } = nodeOf(wanted)
      const { offset: start, length } = node
      return isWhole ? regionOf({ start, end: start + length }, positionAt) : positionAt(start)
    },
    extentOf(wanted) {
      const { node, isWhole } = nodeOf(wanted)
      const { offset: start, length, type } = node
      if (!isWhole) return undefined
      const spelled = type === 'string' ? { spelled: JSON.stringify } : {}
      return { start, end: start + length, ...spelled }
    },
  }
}

const nothingFound: JsonScan = { duplicateKeys: [], impreciseNumbers: [] }

/** Returns the entry at a path, or its last existing ancestor. Of duplicate keys, the last one counts. */
function entryAt(top: Node, path: Path): { key: Node | undefined; value: Node; isWhole: boolean } {
  let value = top
  let key: Node | undefined
  for (const step of path) {
    const { type, children = [] } = value
    const member = type === 'object' ? lastMember(children, String(step)) : undefined
    const next = type === 'array' ? children[Number(step)] : member?.[1]
    if (next === undefined) return { key, value, isWhole: false }
    ;[key, value] = [member?.[0], next]
  }
  return { key, value, isWhole: true }
}

function lastMember(members: readonly Node[], name: string): readonly Node[] | undefined {
  for (let at = members.length - 1; at >= 0; at--) {
    const member = members[at]?.children
    if (member?.[0]?.value === name) return member
  }
  return undefined
}

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
