import { scanJson } from '../../core/index.js'
import { extentAt } from '../documents/json-document.js'
import type { Path, Wanted } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'

/** Offsets of a JSON value and its members. */
interface Node {
  offset: number
  keyOffset: number | undefined
  members: Map<string, Node> | undefined
}

/** A JSON document for many position lookups, one after another. */
export interface OutlinedDocument extends SourceDocument {
  json: NonNullable<SourceDocument['json']>
  /** Returns the offset of a path, or of its last existing ancestor. */
  offsetOf: (path: Path, at: Wanted['at']) => number
}

/** Adds position lookups that scan the text only once. */
export function outlined(document: SourceDocument & Pick<OutlinedDocument, 'json'>) {
  const { text, positionAt } = document.json
  let top: Node | undefined
  const find = ({ path, at }: Wanted): { offset: number; isWanted: boolean } => {
    top ??= outlineOf(text)
    let node = top
    for (const key of path) {
      const next = node.members?.get(String(key))
      if (next === undefined) return { offset: node.offset, isWanted: false }
      node = next
    }
    const offset = (at === 'key' ? node.keyOffset : undefined) ?? node.offset
    return { offset, isWanted: true }
  }
  const offsetOf: OutlinedDocument['offsetOf'] = (path, at) => find({ path, at }).offset
  const extents: SourceDocument['extents'] = (wanted) =>
    wanted.map((one) => {
      const { offset, isWanted } = find(one)
      return isWanted ? extentAt(text, offset) : undefined
    })
  const locate: SourceDocument['locate'] = (wanted) =>
    wanted.map(({ path, at }) => positionAt(offsetOf(path, at)))
  return { ...document, locate, extents, offsetOf } satisfies OutlinedDocument
}

function outlineOf(text: string): Node {
  // Stryker disable next-line ArrayDeclaration: the whole text comes first.
  const trail: Node[] = []
  scanJson(text, ({ depth, key, offset, keyOffset }) => {
    const node: Node = { offset, keyOffset, members: undefined }
    trail[depth] = node
    const parent = trail[depth - 1]
    if (parent === undefined) return
    parent.members ??= new Map()
    // Of duplicate keys, the last value wins, as in `JSON.parse`.
    parent.members.set(String(key), node)
  })
  return trail[0] as Node
}
