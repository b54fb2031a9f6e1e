import {
  Composer,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isSeq,
  type Node,
  type ParsedNode,
  type Range,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml'
import { InputError } from './input-error.js'
import { maxYamlBytes, shownBytes } from './limits.js'
import { type Extent, type Path, type Position, positionsIn, type Wanted } from './position.js'
import { emptyFile, type SourceDocument } from './source-document.js'
import { tokenDeeperThan } from './yaml-depth.js'
import { spelledLike } from './yaml-spelling.js'
import { yamlTokens } from './yaml-tokens.js'

/**
 * Allows only what JSON has: no dates, binary or merge keys, whatever a `%YAML` line says. Duplicate
 * keys are checked here, because the parser compares each key with all others.
 */
const options = {
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const

const deepest = 200

/** Parses the documents of a YAML file. An error in one document does not affect the others. */
export function readYaml(text: string): (SourceDocument | InputError)[] {
  const positionAt = positionsIn(text)
  if (text.length > maxYamlBytes) {
    return [new InputError(`larger than ${shownBytes(maxYamlBytes)}, the limit for YAML`)]
  }
  // The composer recurses, so deep nesting must be rejected first.
  const tokens = yamlTokens(text, deepest)
  const tooDeep = tokenDeeperThan(deepest, tokens)
  if (tooDeep !== undefined) {
    return [new InputError(`nested deeper than ${deepest} levels`, positionAt(tooDeep))]
  }
  const documents = [...new Composer(options).compose(tokens)]
  const filled = documents.filter((document) => !isEmpty(document))
  if (filled.length === 0) return [emptyFile()]
  // The parser reports what is not closed after the last line.
  const end = text.trimEnd().length
  return filled.map((document) => readDocument(document, positionAt, end))
}

type YamlDocument = Document.Parsed<ParsedNode>

function isEmpty({ contents, errors }: YamlDocument): boolean {
  const { value, source } = contents as Partial<Scalar>
  return errors.length === 0 && value === null && source === ''
}

function readDocument(
  document: YamlDocument,
  positionAt: (offset: number) => Position,
  end: number,
): SourceDocument | InputError {
  // An unknown tag is only a warning, but the value would not match the tag.
  const failure = document.errors[0] ?? document.warnings[0]
  if (failure)
    return new InputError(
      `invalid YAML: ${failure.message}`,
      positionAt(Math.min(failure.pos[0], end)),
    )
  const aliases = aliasesOf(document)
  if (aliases > mostAliases) return aliasesTooLarge()
  const stray = notJson(document)
  if (stray) return new InputError(stray.message, positionAt(stray.offset))
  const value = jsonValueOf(document)
  if (value instanceof InputError) return value
  if (aliases > 0 && holdsTooMuch(value)) return aliasesTooLarge()
  return {
    value,
    locate: (wanted) => wanted.map((one) => positionAt(offsetOf(document, one))),
    extents: (wanted) => wanted.map((one) => extentOf(document, one)),
    positionAt,
  }
}

function jsonValueOf(document: YamlDocument): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // The package throws a ReferenceError when aliases expand too far.
    // Stryker disable next-line ConditionalExpression: no other error is known.
    if (!(error instanceof ReferenceError)) throw error
    return aliasesTooLarge()
  }
}

const aliasesTooLarge = (): InputError =>
  new InputError('aliases (`*name`) expand to too many values', { line: 1, column: 1 })

/** The package walks over all earlier nodes to resolve an alias. */
const mostAliases = 1000

/** Maximum number of values of a document after its aliases are expanded. */
const mostValues = 1_000_000

/** Returns whether a value exceeds `mostValues`; shared values count each time. */
function holdsTooMuch(value: unknown): boolean {
  const open: unknown[] = [value]
  for (let count = 1; open.length > 0; ) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const inner of Object.values(next)) open.push(inner)
    count += Object.keys(next).length
    if (count > mostValues) return true
  }
  return false
}

function aliasesOf(document: YamlDocument): number {
  let count = 0
  visit(document, {
    Alias() {
      count += 1
    },
  })
  return count
}

/** Returns the first YAML construct without a JSON equivalent. */
function notJson(document: YamlDocument): { message: string; offset: number } | undefined {
  let found: { message: string; offset: number } | undefined
  const stop = (message: string, node: Node): symbol => {
    found = { message, offset: startOf(node) }
    return visit.BREAK
  }
  const anchored = new Map<string | undefined, Node>()
  visit(document, {
    Alias(_, alias, ancestors) {
      const name = `alias \`*${alias.source}\``
      const target = anchored.get(alias.source)
      if (!target) return stop(`Unknown ${name}`, alias)
      return ancestors.includes(target) ? stop(`The ${name} refers to itself`, alias) : undefined
    },
    Scalar(_, scalar) {
      anchored.set(scalar.anchor, scalar)
      return Number.isNaN(scalar.value) ? stop('`.nan` has no JSON equivalent', scalar) : undefined
    },
    Seq(_, seq) {
      anchored.set(seq.anchor, seq)
    },
    Map(_, map) {
      anchored.set(map.anchor, map)
      const keys = new Set<string>()
      for (const { key } of map.items as { key: Node }[]) {
        if (isCollection(resolved(key, document))) return stop('Keys must be strings', key)
        const name = keyName(key, document)
        if (keys.has(name)) return stop(`Duplicate key \`${name}\``, key)
        keys.add(name)
      }
      return undefined
    },
  })
  return found
}

/** Returns the offset of a path, or of its last existing ancestor. */
function offsetOf(document: YamlDocument, { path, at }: Wanted): number {
  const { key, node, isWanted } = entryAt(document, path)
  return startOf(shownOf(key, node, isWanted ? at : 'value') as Node)
}

/** Returns the extent of a path; undefined when it is missing or a block collection. */
function extentOf(document: YamlDocument, { path, at }: Wanted): Extent | undefined {
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
  /** Whether an anchor shares it with other paths. */
  isShared: boolean
}

/** Returns the entry at a path, or its last existing ancestor. */
function entryAt(document: YamlDocument, path: Path): Entry {
  let node: Node | null = document.contents
  let key: Node | undefined
  let isShared = false
  for (const step of path) {
    const next = entryOf(document, node, step)
    if (!next) return { key, node, isWanted: false, isShared }
    isShared ||= isAnchored(node)
    ;[key, node] = next
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
const startOf = ({ range }: Node): number => (range as Range)[0]

/** Returns the key, if any, and the value of an entry. */
function entryOf(
  document: YamlDocument,
  position: Node | null,
  step: string | number,
): [key: Node | undefined, value: Node | null] | undefined {
  const node = resolved(position, document)
  if (isSeq<Node>(node)) {
    const item = node.items[Number(step)]
    return item && [undefined, item]
  }
  if (!isMap<Node, Node | null>(node)) return undefined
  const pair = pairsOf(node, document).get(String(step))
  return pair && [pair.key, pair.value]
}

type Pair = YAMLMap<Node, Node | null>['items'][number]

const knownPairs = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>()

/** Returns the pairs of a map by key; cached, because many paths may be looked up. */
function pairsOf(map: YAMLMap<Node, Node | null>, document: YamlDocument) {
  const known = knownPairs.get(map)
  if (known !== undefined) return known
  const pairs = new Map(map.items.map((pair) => [keyName(pair.key, document), pair]))
  knownPairs.set(map, pairs)
  return pairs
}

const resolved = (node: Node | null, document: YamlDocument): Node | null | undefined =>
  isAlias(node) ? node.resolve(document) : node

/** Returns the key as a JSON property name. */
function keyName(key: Node, document: YamlDocument): string {
  const { value } = (resolved(key, document) ?? {}) as Partial<Scalar>
  return String(value ?? '')
}
