import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  type Range,
  Scalar,
  stringify,
  type YAMLMap,
} from 'yaml'
import type { Extent, Path, Wanted } from './position.js'

export type YamlDocument = Document.Parsed<ParsedNode>
type YamlMap = YAMLMap<Node, Node | null>
export type Pair = YamlMap['items'][number]

export const mergeKey = '<<'

/** Returns the mappings that a merge key adds. */
export function mergedMaps(
  value: Node | null,
  document: YamlDocument,
): (Node | null | undefined)[] {
  const source = resolved(value, document)
  return isSeq<Node>(source) ? source.items.map((item) => resolved(item, document)) : [source]
}

/** Returns the offset of a path, or of its last existing ancestor. */
export function offsetOf(document: YamlDocument, { path, at }: Wanted): number {
  const { key, node, isWanted } = entryAt(document, path)
  return startOf(shownOf(key, node, isWanted ? at : 'value') as Node)
}

/** Returns the extent of a path; undefined when it is missing or a block collection. */
export function extentOf(document: YamlDocument, { path, at }: Wanted): Extent | undefined {
  const { key, node, isWanted, isShared } = entryAt(document, path)
  const shown = shownOf(key, node, at)
  if (!isWanted || !shown || isBlock(shown)) return undefined
  const [start, end] = shown.range as Range
  const isMeant = shown === (at === 'key' ? key : node)
  const spelled = isMeant && !isShared && !isAnchored(shown) ? spelledLike(shown) : undefined
  return { start, end, ...(spelled && { spelled }), isTagged: shown.tag !== undefined }
}

interface Entry {
  key: Node | undefined
  node: Node | null
  /** Whether the whole path exists. */
  isWanted: boolean
  /** Whether an anchor or a merge key shares it with other paths. */
  isShared: boolean
}

/** Returns the entry at a path, or its last existing ancestor. */
function entryAt(document: YamlDocument, path: Path): Entry {
  let node: Node | null = document.contents
  let key: Node | undefined
  let isShared = false
  for (const step of path) {
    const inner = resolved(node, document)
    isShared ||= isAnchored(node)
    if (isSeq<Node>(inner)) {
      const item: Node | undefined = inner.items[Number(step)]
      if (item === undefined) return { key, node, isWanted: false, isShared }
      ;[key, node] = [undefined, item]
      continue
    }
    const pair: Pair | undefined = isMap<Node, Node | null>(inner)
      ? pairsOf(inner, document).get(String(step))
      : undefined
    if (pair === undefined) return { key, node, isWanted: false, isShared }
    isShared ||= !(inner as YamlMap).items.includes(pair)
    ;[key, node] = [pair.key, pair.value]
  }
  return { key, node, isWanted: true, isShared }
}

const isAnchored = (node: Node | null | undefined): boolean =>
  isAlias(node) || (node as Partial<Scalar> | null | undefined)?.anchor !== undefined

/** Returns the node that marks an entry for the reader: its key or its value. */
const shownOf = (key: Node | undefined, node: Node | null, at: Wanted['at']): Node | null =>
  key && (at === 'key' || !node || isBlock(node)) ? key : node

/** A block collection has no opening bracket, so its key marks its start. */
const isBlock = (node: Node): boolean => isCollection(node) && node.flow !== true

/** Every parsed node has a range. */
export const startOf = ({ range }: Node): number => (range as Range)[0]

const knownPairs = new WeakMap<YamlMap, ReadonlyMap<string, Pair>>()

/** Returns the pairs of a map by key, with merged ones; cached, because many paths may be looked up. */
function pairsOf(map: YamlMap, document: YamlDocument): ReadonlyMap<string, Pair> {
  const known = knownPairs.get(map)
  if (known !== undefined) return known
  const pairs = new Map<string, Pair>()
  const merge = map.items.find(({ key }) => keyName(key, document) === mergeKey)
  for (const source of merge ? mergedMaps(merge.value, document).reverse() : []) {
    if (!isMap<Node, Node | null>(source)) continue
    for (const [name, pair] of pairsOf(source, document)) pairs.set(name, pair)
  }
  for (const pair of map.items) pairs.set(keyName(pair.key, document), pair)
  knownPairs.set(map, pairs)
  return pairs
}

export const resolved = (node: Node | null, document: YamlDocument): Node | null | undefined =>
  isAlias(node) ? node.resolve(document) : node

/** Returns the key as a JSON property name. */
export function keyName(key: Node, document: YamlDocument): string {
  const { value } = (resolved(key, document) ?? {}) as Partial<Scalar>
  // The value of a merge key is a symbol.
  return typeof value === 'symbol' ? mergeKey : String(value ?? '')
}

/** Returns a function that writes a name in the quoting style of a scalar; undefined for block scalars. */
function spelledLike(node: Node): ((name: string) => string) | undefined {
  if (!isScalar(node)) return undefined
  switch (node.type) {
    case Scalar.PLAIN:
      return plainName
    case Scalar.QUOTE_SINGLE:
      return (name) => `'${name.replaceAll("'", "''")}'`
    case Scalar.QUOTE_DOUBLE:
      return JSON.stringify
    default:
      return undefined
  }
}

/** Writes a name without quotes, unless it would be parsed as another value. */
export const plainName = (name: string): string =>
  /^\w[\w-]*$/.test(name) ? stringify(name).trimEnd() : JSON.stringify(name)
