import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'
import type { Path } from '../documents/position.js'

/** Longer documents are not parsed while typing. */
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
  const { from, to } = documentAt(text, offset)
  if (to - from > longest) return undefined
  const source = text.slice(from, to)
  const document = parseDocument(source, { uniqueKeys: false, logLevel: 'silent' })
  const found = find(document.contents, offset - from, [], true)
  if (found === undefined) return undefined
  const { node, ...where } = found
  const [start, end] = node.range as [number, number, number]
  return { ...where, root: readableValue(document), start: start + from, end: end + from }
}

const readableValue = (document: ReturnType<typeof parseDocument>): unknown => {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    // Unfinished text may contain unknown aliases.
    return undefined
  }
}

/** Returns the bounds of the YAML document at an offset. */
function documentAt(text: string, offset: number): { from: number; to: number } {
  let from = 0
  for (const { index } of text.matchAll(/^---(?=\s|$).*$/gm)) {
    if (index > offset) return { from, to: index }
    from = index
  }
  return { from, to: text.length }
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
