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
import { shownBytes, yamlBytes } from './ceilings.js'
import { type Extent, type Path, type Place, placesIn, type Wanted } from './place.js'
import { Problem } from './problem.js'
import { emptyFile, type SourceDocument } from './source-document.js'
import { tokenDeeperThan } from './yaml-depth.js'
import { spelledLike } from './yaml-spelling.js'
import { yamlTokens } from './yaml-tokens.js'

/**
 * Only what JSON has: no dates, no binary, no merge keys; whatever a `%YAML` line asks for.
 * That keys stand once is checked here and not by the parser, which compares each key with all.
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

/** Reads the documents of a YAML file. What is wrong with one of them spares the others. */
export function readYaml(text: string): (SourceDocument | Problem)[] {
  const placeAt = placesIn(text)
  if (text.length > yamlBytes) {
    return [new Problem(`it is larger than ${shownBytes(yamlBytes)}, the most that YAML may have`)]
  }
  // The composer recurses; it must not meet what would exhaust the stack.
  const tokens = yamlTokens(text, deepest)
  const tooDeep = tokenDeeperThan(deepest, tokens)
  if (tooDeep !== undefined) {
    return [new Problem(`nested deeper than ${deepest} levels`, placeAt(tooDeep))]
  }
  const documents = [...new Composer(options).compose(tokens)]
  const filled = documents.filter((document) => !isEmpty(document))
  if (filled.length === 0) return [emptyFile()]
  return filled.map((document) => readDocument(document, placeAt))
}

type YamlDocument = Document.Parsed<ParsedNode>

function isEmpty({ contents, errors }: YamlDocument): boolean {
  const { value, source } = contents as Partial<Scalar>
  return errors.length === 0 && value === null && source === ''
}

function readDocument(
  document: YamlDocument,
  placeAt: (offset: number) => Place,
): SourceDocument | Problem {
  // A tag that is not JSON's is only a warning, yet the value would not be what the tag says.
  const flaw = document.errors[0] ?? document.warnings[0]
  if (flaw) return new Problem(`not YAML: ${flaw.message}`, placeAt(flaw.pos[0]))
  const aliases = aliasesOf(document)
  if (aliases > mostAliases) return unfoldsTooMuch()
  const stray = notJson(document)
  if (stray) return new Problem(stray.message, placeAt(stray.offset))
  const value = jsonValueOf(document)
  if (value instanceof Problem) return value
  if (aliases > 0 && holdsTooMuch(value)) return unfoldsTooMuch()
  return {
    value,
    locate: (wanted) => wanted.map((one) => placeAt(offsetOf(document, one))),
    extents: (wanted) => wanted.map((one) => extentOf(document, one)),
    placeAt,
  }
}

function jsonValueOf(document: YamlDocument): unknown {
  try {
    return document.toJS()
  } catch (error) {
    // What the package throws where a hundred values come of one by its aliases.
    // Stryker disable next-line ConditionalExpression: it is not known to throw anything else.
    if (!(error instanceof ReferenceError)) throw error
    return unfoldsTooMuch()
  }
}

const unfoldsTooMuch = (): Problem =>
  new Problem('its aliases (`*name`) unfold to too much', { line: 1, column: 1 })

/** To find what an alias stands for, the package walks over what is before it. */
const mostAliases = 1000

/** How many values a document with aliases may have, each as often as it is named. */
const mostValues = 1_000_000

/** Whether a value has more values in it than that, those that several names share counted again. */
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

/** What YAML can write down and JSON cannot. */
function notJson(document: YamlDocument): { message: string; offset: number } | undefined {
  let found: { message: string; offset: number } | undefined
  const stop = (message: string, node: Node): symbol => {
    found = { message, offset: startOf(node) }
    return visit.BREAK
  }
  const anchored = new Map<string | undefined, Node>()
  visit(document, {
    Alias(_, alias, ancestors) {
      const name = `the alias \`*${alias.source}\``
      const target = anchored.get(alias.source)
      if (!target) return stop(`${name} stands for nothing before it`, alias)
      return ancestors.includes(target)
        ? stop(`${name} stands within what it stands for`, alias)
        : undefined
    },
    Scalar(_, scalar) {
      anchored.set(scalar.anchor, scalar)
      return Number.isNaN(scalar.value) ? stop('JSON has no `.nan`', scalar) : undefined
    },
    Seq(_, seq) {
      anchored.set(seq.anchor, seq)
    },
    Map(_, map) {
      anchored.set(map.anchor, map)
      const keys = new Set<string>()
      for (const { key } of map.items as { key: Node }[]) {
        if (isCollection(resolved(key, document))) return stop('JSON has only texts as keys', key)
        const name = keyName(key, document)
        if (keys.has(name)) return stop(`the key \`${name}\` stands twice in one object`, key)
        keys.add(name)
      }
      return undefined
    },
  })
  return found
}

/** Where what is wanted stands, or the last collection on the way to it. */
function offsetOf(document: YamlDocument, { path, at }: Wanted): number {
  const { key, node, isWanted } = entryAt(document, path)
  return startOf(shownOf(key, node, isWanted ? at : 'value') as Node)
}

/** The extent of what is wanted, if it is there and has an end of its own. */
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
  /** Whether the whole path is there. */
  isWanted: boolean
  /** Whether it lies in what may stand elsewhere too, by an anchor and its aliases. */
  isShared: boolean
}

/** What stands at a path, or the last thing on the way to it. */
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

/** The key or the value, whichever shows the reader where an entry is. */
const shownOf = (key: Node | undefined, node: Node | null, at: Wanted['at']): Node | null =>
  key && (at === 'key' || !node || isBlock(node)) ? key : node

/** A block collection has no opening bracket: the key above it is where it begins for the reader. */
const isBlock = (node: Node): boolean => isCollection(node) && node.flow !== true

/** Every node that was read has a range. */
const startOf = ({ range }: Node): number => (range as Range)[0]

/** Key, if there is one, and value of an entry. */
function entryOf(
  document: YamlDocument,
  place: Node | null,
  step: string | number,
): [key: Node | undefined, value: Node | null] | undefined {
  const node = resolved(place, document)
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

/** The pairs of a map by their keys; put together once, since many places of it may be asked for. */
function pairsOf(map: YAMLMap<Node, Node | null>, document: YamlDocument) {
  const known = knownPairs.get(map)
  if (known !== undefined) return known
  const pairs = new Map(map.items.map((pair) => [keyName(pair.key, document), pair]))
  knownPairs.set(map, pairs)
  return pairs
}

const resolved = (node: Node | null, document: YamlDocument): Node | null | undefined =>
  isAlias(node) ? node.resolve(document) : node

/** The key as the JSON that is made of the document has it. */
function keyName(key: Node, document: YamlDocument): string {
  const { value } = (resolved(key, document) ?? {}) as Partial<Scalar>
  return String(value ?? '')
}
