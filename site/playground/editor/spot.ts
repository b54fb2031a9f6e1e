import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { Path } from '../schema/schemas-at.js'
import { withoutComment } from '../without-comment.js'
import {
  closest,
  isKey,
  isMapping,
  isPair,
  keyOf,
  partsOf,
  pathOf,
  type Read,
  rootValue,
  valueNode,
} from './tree-path.js'

/** Where in a document something can be completed. */
export interface Spot {
  kind: 'key' | 'value'
  /** Path of the mapping for a key, of the value itself for a value. */
  path: Path
  /** Start of what is typed so far. */
  from: number
  to: number
  /** Keys that the mapping has already. */
  present: readonly string[]
  /** Whether the key has a colon and a value behind it. */
  hasValue: boolean
}

export const readFrom =
  (state: EditorState): Read =>
  (from, to) =>
    state.doc.sliceString(from, to)

/** Returns what the cursor can complete in JSON or YAML; undefined elsewhere, such as in comments. */
export const spotAt = (state: EditorState, position: number, isYaml: boolean): Spot | undefined =>
  (isYaml ? blockSpot(state, position) : undefined) ?? nodeSpot(state, position, isYaml)

/** The spot of a node of the tree: within quotes, in JSON and in the flow style of YAML. */
function nodeSpot(state: EditorState, position: number, isYaml: boolean): Spot | undefined {
  const read = readFrom(state)
  const node = syntaxTree(state).resolveInner(position, -1)
  if (node.name === 'Comment') return undefined
  const key = closest(node, isKey)
  const mapping = closest(node, isMapping)
  if (key !== undefined && mapping !== undefined) return keySpot(mapping, key, read)
  const pair = closest(node, isPair)
  const isInPair = pair !== undefined && (mapping === undefined || pair.from >= mapping.from)
  if (isInPair && pair !== undefined) {
    const value = valueNode(pair)
    const path = [...pathOf(pair, read), keyOf(pair, read)]
    const isScalar = value === undefined || value.firstChild === null
    if (isScalar) {
      const isTyping = value !== undefined && value.from < position
      const from = isTyping ? value.from : position
      return { kind: 'value', path, from, to: value?.to ?? position, present: [], hasValue: true }
    }
  }
  if (mapping === undefined || position <= mapping.from || isYaml) return undefined
  return keySpot(mapping, undefined, read, position)
}

function keySpot(mapping: SyntaxNode, key: SyntaxNode | undefined, read: Read, position = 0): Spot {
  const others = partsOf(mapping).filter((pair) => pair.from !== key?.parent?.from)
  const pair = key?.parent
  return {
    kind: 'key',
    path: pathOf(mapping, read),
    from: key?.from ?? position,
    to: key?.to ?? position,
    present: others.map((each) => keyOf(each, read)),
    hasValue: pair != null && read(key?.to ?? 0, pair.to).includes(':'),
  }
}

/**
 * The spot of a line of YAML that has only the beginning of a key. Its indentation shows to which
 * mapping it belongs, because the tree has no node there yet.
 */
function blockSpot(state: EditorState, position: number): Spot | undefined {
  const line = state.doc.lineAt(position)
  const before = line.text.slice(0, position - line.from)
  const typed = /^( *(?:- +)*)([\w-]*)$/.exec(before)
  if (typed === null || !/^[\w-]*\s*$/.test(line.text.slice(before.length))) return undefined
  const column = typed[1]?.length ?? 0
  const read = readFrom(state)
  const from = line.from + column
  const to = line.from + line.text.trimEnd().length
  const spot = (path: Path, present: readonly string[]): Spot => ({
    ...{ kind: 'key', path, from, to: Math.max(from, to), present, hasValue: false },
  })
  const root = rootValue(syntaxTree(state))
  if (root === undefined || (!isMapping(root) && column === 0)) return spot([], [])
  // The closest line above with content, or the one itself if the tree knows it as a pair.
  const above = previousContent(state, line.number)
  if (above === undefined) return column === 0 ? spot([], keysOf(root, read, from)) : undefined
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(above, -1)
  for (; node !== null; node = node.parent) {
    if (isMapping(node) && columnOf(state, node.from) === column) {
      return spot(pathOf(node, read), keysOf(node, read, from))
    }
    const isOpen = isPair(node) && valueNode(node) === undefined
    if (isOpen && columnOf(state, node.from) < column) {
      return spot([...pathOf(node, read), keyOf(node, read)], [])
    }
  }
  return undefined
}

const keysOf = (mapping: SyntaxNode, read: Read, except: number): string[] =>
  partsOf(mapping)
    .filter((pair) => pair.from !== except)
    .map((pair) => keyOf(pair, read))

const columnOf = (state: EditorState, position: number): number =>
  position - state.doc.lineAt(position).from

/** Lines further above are not read. */
const maxLines = 200

function previousContent(state: EditorState, line: number): number | undefined {
  for (let number = line - 1; number > 0 && number > line - maxLines; number--) {
    const { text, from } = state.doc.line(number)
    const content = withoutComment(text).trimEnd()
    if (content !== '') return from + content.length
  }
  return undefined
}
