import type { SyntaxNode, Tree } from '@lezer/common'
import type { Path } from '../schema/schemas-at.js'

/*
 * Paths in the syntax trees of JSON and YAML. Both have containers, pairs with a key, and items.
 */
const mappings = new Set(['Object', 'BlockMapping', 'FlowMapping'])
const sequences = new Set(['Array', 'BlockSequence', 'FlowSequence'])
const pairs = new Set(['Property', 'Pair'])
const keys = new Set(['PropertyName', 'Key'])
const punctuation = new Set(['{', '}', '[', ']', ',', ':', '-', '⚠', 'Comment'])

export type Read = (from: number, to: number) => string

export const isMapping = (node: SyntaxNode): boolean => mappings.has(node.name)
export const isPair = (node: SyntaxNode): boolean => pairs.has(node.name)
export const isKey = (node: SyntaxNode): boolean => keys.has(node.name)

/** Returns the closest ancestor, or the node itself, that satisfies a condition. */
export function closest(
  node: SyntaxNode | null,
  condition: (node: SyntaxNode) => boolean,
): SyntaxNode | undefined {
  for (let each = node; each !== null; each = each.parent) if (condition(each)) return each
  return undefined
}

/** Further parts are not read, so that no key in a long list takes long. */
const maxParts = 2000

/** Returns the children that are parts of a container: pairs, or values of a list. */
export function partsOf(container: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = []
  let child = container.firstChild
  for (; child !== null && parts.length < maxParts; child = child.nextSibling) {
    if (!punctuation.has(child.name)) parts.push(child)
  }
  return parts
}

/** Returns the key of a pair, without quotes. */
export function keyOf(pair: SyntaxNode, read: Read): string {
  const key = pair.firstChild
  return key === null || !isKey(key) ? '' : unquoted(read(key.from, key.to))
}

/** Returns the value of a pair, or undefined while it is missing. */
export function valueNode(pair: SyntaxNode): SyntaxNode | undefined {
  return partsOf(pair).find((part) => !isKey(part))
}

export function unquoted(text: string): string {
  const quote = /^(["'])(.*?)\1?$/s.exec(text)
  if (quote === null) return text
  if (quote[1] === '"') {
    try {
      return String(JSON.parse(`"${quote[2]}"`))
    } catch {}
  }
  return quote[2] ?? ''
}

/** Returns the path of a node in its document. */
export function pathOf(node: SyntaxNode, read: Read): Path {
  const path: (string | number)[] = []
  for (let each = node; each.parent !== null; each = each.parent) {
    const { parent } = each
    if (pairs.has(parent.name) && !isKey(each)) path.unshift(keyOf(parent, read))
    if (sequences.has(parent.name)) {
      path.unshift(partsOf(parent).findIndex((part) => part.from === each.from))
    }
  }
  return path
}

/** Returns the scalar at a path, as the text writes it; undefined for containers and what is absent. */
export function scalarAt(tree: Tree, path: Path, read: Read): unknown {
  let node = rootValue(tree)
  for (const key of path) {
    if (node === undefined) return undefined
    const part = partsOf(inside(node)).find((each, index) =>
      typeof key === 'number' ? index === key : isPair(each) && keyOf(each, read) === key,
    )
    node = part !== undefined && isPair(part) ? valueNode(part) : part
  }
  if (node === undefined) return undefined
  const { name, from, to } = inside(node)
  return mappings.has(name) || sequences.has(name) ? undefined : scalar(read(from, to))
}

function scalar(text: string): unknown {
  if (/^["']/.test(text)) return unquoted(text)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the content of an item of a YAML list. */
const inside = (node: SyntaxNode): SyntaxNode =>
  node.name === 'Item' ? (partsOf(node)[0] ?? node) : node

/** Returns the value that a document consists of. */
export function rootValue(tree: Tree): SyntaxNode | undefined {
  let node = tree.topNode
  while (['JsonText', 'Stream', 'Document'].includes(node.name)) {
    const [first] = partsOf(node).filter(({ name }) => !/^Directive|Comment/.test(name))
    if (first === undefined) return undefined
    node = first
  }
  return node
}
