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
export function locateTyped(text: string, offset: number, inJson: boolean): Located | undefined {
  const before = text.slice(0, offset)
  const after = text.slice(offset)
  const mark = (inJson ? markJson : markYaml)(before, after)
  const located = locate(before + mark.typed + mark.after, offset)
  // After a value, nothing is being typed.
  if (located === undefined || located.end < offset + mark.typed.length) return undefined
  return { ...located, end: located.end - mark.typed.length }
}

/** Ends what is being typed, which would otherwise go on in the next lines. */
function markJson(before: string, after: string): { typed: string; after: string } {
  const line = before.slice(before.lastIndexOf('\n') + 1).replace(/\\./g, '')
  const isInString = line.split('"').length % 2 === 0
  const rest = (isInString ? /^(?:[^"\\\n]|\\.)*"/ : /^[^\s,:{}[\]"]*/).exec(after)?.[0]
  const next = after.slice(rest?.length)
  const comma = /^\s*(?:[,:}\]]|$)/.test(next) ? '' : ','
  return { typed: marker + (rest === undefined ? '"' : ''), after: (rest ?? '') + comma + next }
}

/** Makes it a key, if a key of the same indentation follows, and closes a quote. */
function markYaml(before: string, after: string): { typed: string; after: string } {
  const indentation = /(?:^|\n)([ \t]*)\w*$/.exec(before)?.[1]
  const next = /^\s*\n([ \t]*)[\w"']/.exec(after)?.[1]
  const isKey = indentation !== undefined && indentation === next
  const quote = /(?:[:,-][ \t]|[[{])[ \t]*(["'])[^"'\n]*$/.exec(before)?.[1] ?? ''
  const isClosed = after.split('\n', 1)[0]?.includes(quote)
  return { typed: marker + (isClosed ? '' : quote), after: (isKey ? ':' : '') + after }
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
