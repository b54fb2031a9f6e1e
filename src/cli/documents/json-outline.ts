import { scanJson } from '../../core/index.js'
import { endOfJson } from './json-end.js'
import type { Extent, Path, Wanted } from './position.js'

/** Offsets of a JSON value and its members. */
export interface OutlineNode {
  offset: number
  keyOffset: number | undefined
  members: Map<string, OutlineNode> | undefined
}

/** The keys of wanted paths as a tree. */
type Wishes = Map<string, Wishes>

/**
 * Returns the offsets of the values of a JSON text, in one pass: of all, or of those on the wanted
 * paths. Of duplicate keys, the last value wins, as in `JSON.parse`.
 */
export function outlineOf(text: string, wanted?: readonly Path[]): OutlineNode {
  const wishes = wanted && wishesOf(wanted)
  // Stryker disable next-line ArrayDeclaration: the whole text comes first.
  const trail: ({ node: OutlineNode; wishes: Wishes | undefined } | undefined)[] = []
  scanJson(text, ({ depth, key, offset, keyOffset }) => {
    const node: OutlineNode = { offset, keyOffset, members: undefined }
    if (depth === 0) {
      trail[0] = { node, wishes }
      return
    }
    const parent = trail[depth - 1]
    const next = parent?.wishes?.get(String(key))
    trail[depth] = undefined
    if (parent === undefined || (wishes !== undefined && next === undefined)) return
    trail[depth] = { node, wishes: next }
    parent.node.members ??= new Map()
    parent.node.members.set(String(key), node)
  })
  return trail[0]?.node as OutlineNode
}

function wishesOf(paths: readonly Path[]): Wishes {
  const top: Wishes = new Map()
  for (const path of paths) {
    let wishes = top
    for (const key of path.map(String)) {
      const next: Wishes = wishes.get(key) ?? new Map()
      wishes.set(key, next)
      wishes = next
    }
  }
  return top
}

/** Returns the offset of a path, or of its last existing ancestor. */
export function offsetIn(
  top: OutlineNode,
  { path, at }: Wanted,
): { offset: number; isWanted: boolean } {
  let node = top
  for (const key of path) {
    const next = node.members?.get(String(key))
    if (next === undefined) return { offset: node.offset, isWanted: false }
    node = next
  }
  return { offset: (at === 'key' ? node.keyOffset : undefined) ?? node.offset, isWanted: true }
}

/** Returns the extent of a wanted key or value; undefined when the text does not have it. */
export function extentIn(text: string, top: OutlineNode, wanted: Wanted): Extent | undefined {
  const { offset: start, isWanted } = offsetIn(top, wanted)
  if (!isWanted) return undefined
  const end = endOfJson(text, start)
  return { start, end, ...(text[start] === '"' && { spelled: JSON.stringify }) }
}
