import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
} from 'yaml'
import type { Path } from '../documents/position.js'

/** Longer texts are not parsed while typing. */
const longest = 2 ** 18

/** What is at a position of a JSON or YAML text. */
export interface Located {
  path: Path
  isKey: boolean
  /** The value of the document, as far as it can be read. */
  root: unknown
  /** Offsets of the key or value in the text. */
  start: number
  end: number
  /** Whether a key has its value already. */
  hasValue: boolean
  /** Whether a new line could be inside it: it is a value of a YAML block. */
  isBlock: boolean
}

const marker = 'x_cursor_x'

/** Returns what is being typed at an offset of a text that may be incomplete. */
export function locateTyped(text: string, offset: number): Located | undefined {
  const marked = text.slice(0, offset) + marker + text.slice(offset)
  const located = locate(marked, offset)
  return located && { ...located, end: located.end - marker.length }
}

/** Returns the key or value at an offset. */
export function locate(text: string, offset: number): Located | undefined {
  if (text.length > longest) return undefined
  const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent' })
  const document = [documents].flat().find(({ range }) => offset <= range[2])
  if (document === undefined) return undefined
  const found = find(document.contents, offset, [], true)
  if (found === undefined) return undefined
  const { node, ...where } = found
  const [start, end] = node.range as [number, number, number]
  return { ...where, root: readableValue(document), start, end }
}

const readableValue = (document: Document): unknown => {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    // Unfinished text may contain unknown aliases.
    return undefined
  }
}

type Found = Pick<Located, 'path' | 'isKey' | 'hasValue' | 'isBlock'> & { node: Node }

function find(node: unknown, offset: number, path: Path, isBlock: boolean): Found | undefined {
  if (isMap(node)) {
    for (const { key, value } of node.items as Pair<Node, Node | null>[]) {
      const name = isScalar(key) ? String(key.value).replace(marker, '') : ''
      const inside = [...path, name]
      if (covers(key, offset)) {
        const hasValue = value !== null && !(isScalar(value) && value.source === '')
        return { node: key, path: inside, isKey: true, hasValue, isBlock }
      }
      if (covers(value, offset)) return find(value, offset, inside, !node.flow)
    }
    return undefined
  }
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => covers(item as Node, offset))
    return index === -1 ? undefined : find(node.items[index], offset, [...path, index], !node.flow)
  }
  if (!isScalar(node) || !covers(node as Node, offset)) return undefined
  return { node: node as Node, path, isKey: false, hasValue: true, isBlock }
}

const covers = (node: Node | null, offset: number): boolean => {
  const [start, end] = node?.range ?? [-1, -1]
  return start <= offset && offset <= end
}
