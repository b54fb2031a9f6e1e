import {
  type Alias,
  Composer,
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
  type Range,
  Scalar,
  stringify,
  type YAMLMap,
} from 'yaml'
import { isNested } from '../../core/base/json.js'
import type { JsonFinding } from '../../core/index.js'
import { survivesParsing } from '../../core/json-text/number.js'
import { InputError, orInputError } from './input-error.js'
import { maxYamlBytes, shownBytes } from './limits.js'
import { type Entry, type Place, placesIn, withoutName } from './places.js'
import { linesIn, type Path, type PositionAt, positionsIn } from './position.js'
import { emptyFile, type SourceDocument } from './source-document.js'

/**
 * Allows only what JSON has: no dates or binary, whatever a `%YAML` line says. Duplicate keys are
 * checked here, because the parser compares each key with all others.
 */
const options = {
  schema: 'core',
  merge: true,
  resolveKnownTags: false,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const

const deepest = 200

/** Maximum number of documents; each takes kilobytes. */
const mostDocuments = 100_000

/** Maximum number of values of a document after its aliases are expanded. */
const mostValues = 1_000_000

/** Parses the documents of a YAML file. An error in one document does not affect the others. */
export function readYaml(text: string): (SourceDocument | InputError)[] {
  if (text.length > maxYamlBytes) {
    return [new InputError(`larger than ${shownBytes(maxYamlBytes)}, the limit for YAML`)]
  }
  const positionAt = positionsIn(text)
  const tokens = tokensOf(text, positionAt)
  if (tokens instanceof InputError) return [tokens]
  const documents = [...new Composer(options).compose(tokens)].filter((each) => !isEmpty(each))
  if (documents.length === 0) return [emptyFile()]
  return documents.map((document) => orInputError(() => readDocument(document, text, positionAt)))
}

/** Returns the tokens. The composer recurses, so deep nesting is an error before. */
function tokensOf(text: string, positionAt: PositionAt): CST.Token[] | InputError {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let documents = 0
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'document' && ++documents > mostDocuments) {
        const most = mostDocuments.toLocaleString('en-US')
        return new InputError(
          `more than ${most} documents; write one per line into an .ndjson file`,
        )
      }
      tokens.push(token)
    }
    // The stack also holds the document and the innermost value.
    const { [deepest + 1]: tooDeep } = parser.stack
    if (tooDeep !== undefined && tooDeep.type !== 'document' && 'items' in tooDeep) {
      return new InputError(`nested deeper than ${deepest} levels`, positionAt(tooDeep.offset))
    }
  }
  return [...tokens, ...parser.end()]
}

function isEmpty({ contents, errors }: Document.Parsed): boolean {
  const { value, source } = contents as Scalar
  return errors.length === 0 && value === null && source === ''
}

function readDocument(
  { contents, errors, warnings }: Document.Parsed,
  text: string,
  positionAt: PositionAt,
): SourceDocument {
  // An unknown tag is only a warning, but the value would not match the tag.
  const failure = errors[0] ?? warnings[0]
  if (failure) {
    // The parser reports what is not closed after the last line.
    const position = positionAt(Math.min(failure.pos[0], text.trimEnd().length))
    const isContinued = errors[1]?.message.startsWith('Implicit keys need')
    const reason = isContinued
      ? 'the next line is indented like a part of this value'
      : reasonFor(failure.message, linesIn(text)(position.line) ?? '')
    throw new InputError(`invalid YAML: ${reason}`, position)
  }
  const reader = new NodeReader(text, positionAt)
  const top = reader.read(contents)
  const { impreciseNumbers } = reader
  return {
    value: top.content.json,
    text,
    isJson: false,
    scan: { duplicateKeys: [], impreciseNumbers },
    ...placesIn(() => top, positionAt),
  }
}

/** Explains frequent errors in the words of their remedy. */
function reasonFor(message: string, line: string): string {
  if (/^[ \t]*\t/.test(line)) return 'a tab in the indentation; indent with spaces'
  const template = /[:-]\s+(\{\{[^{}]*\}\}\S*)/.exec(line)?.[1]
  const isPlainText = /^(?:Nested mappings are not|Plain value cannot)/.test(message)
  const value = template ?? (isPlainText ? /: +(\S.*)/.exec(line)?.[1]?.trimEnd() : undefined)
  return value === undefined ? message : `put it in quotes: ${JSON.stringify(value)}`
}

/** What a node holds; an alias has what its target holds. */
interface Content {
  json: unknown
  members?: ReadonlyMap<string, YamlEntry>
  items?: readonly YamlEntry[]
}

/** Finds its places when asked, because most documents have no finding. */
class YamlEntry implements Entry {
  constructor(
    readonly content: Content,
    private readonly node: Node | null,
    private readonly keyNode?: Node,
    private readonly isMerged = false,
  ) {}

  get key(): Place | undefined {
    return this.keyNode && this.placeOf(this.keyNode)
  }

  get value(): Place | undefined {
    return this.node ? this.placeOf(this.node) : undefined
  }

  get isShared(): boolean {
    return this.isMerged || isAlias(this.node) || anchorOf(this.node) !== undefined
  }

  inner(step: Path[number]): YamlEntry | undefined {
    const { items, members } = this.content
    return items ? items[Number(step)] : members?.get(String(step))
  }

  /** Returns the same entry of a mapping that a merge key adds it to. */
  merged(): YamlEntry {
    return new YamlEntry(this.content, this.node, this.keyNode, true)
  }

  private placeOf(node: Node): Place {
    return this.isMerged ? withoutName(placeOf(node)) : placeOf(node)
  }
}

/** What an anchor stands for; without content, it is being read. */
interface Anchored {
  content?: Content
  /** Number of its values, after its aliases are expanded. */
  size: number
}

const mergeKey = '<<'

/** Converts nodes into values with places. Throws an InputError at what has no JSON equivalent. */
class NodeReader {
  readonly impreciseNumbers: JsonFinding[] = []
  private readonly path: (string | number)[] = []
  private readonly anchored = new Map<string, Anchored>()
  /** Number of values so far, after aliases are expanded. */
  private size = 0

  constructor(
    private readonly text: string,
    private readonly positionAt: PositionAt,
  ) {}

  read(node: Node | null, key?: Node): YamlEntry {
    const anchor = anchorOf(node)
    const before = this.size
    const anchored: Anchored = { size: 0 }
    if (anchor !== undefined) this.anchored.set(anchor, anchored)
    const content = this.contentOf(node)
    Object.assign(anchored, { content, size: this.size - before })
    return new YamlEntry(content, node, key)
  }

  private contentOf(node: Node | null): Content {
    if (isAlias(node)) {
      const { content, size } = this.targetOf(node)
      this.count(size)
      return content
    }
    this.count(1)
    if (isMap<Node, Node | null>(node)) return this.contentOfMap(node)
    if (isSeq<Node>(node)) {
      const items = node.items.map((item, index) => this.readAt(index, item))
      return { json: items.map(({ content }) => content.json), items }
    }
    const { value: json = null } = (node ?? {}) as Partial<Scalar>
    if (typeof json === 'number') this.checkNumber(node as Scalar<number>)
    return { json }
  }

  /** Counts values before they take memory. */
  private count(values: number): void {
    this.size += values
    if (this.size <= mostValues) return
    throw new InputError('aliases (`*name`) expand to too many values', { line: 1, column: 1 })
  }

  private readAt(step: string | number, node: Node | null, key?: Node): YamlEntry {
    this.path.push(step)
    const entry = this.read(node, key)
    this.path.pop()
    return entry
  }

  private targetOf(alias: Alias): Required<Anchored> {
    const name = `alias \`*${alias.source}\``
    const target = this.anchored.get(alias.source)
    if (target === undefined) throw this.errorAt(alias, `Unknown ${name}`)
    const { content, size } = target
    if (content === undefined) throw this.errorAt(alias, `The ${name} refers to itself`)
    return { content, size }
  }

  private checkNumber(scalar: Scalar<number>): void {
    if (Number.isNaN(scalar.value)) throw this.errorAt(scalar, '`.nan` has no JSON equivalent')
    if (isKept(scalar)) return
    this.impreciseNumbers.push({ offset: startOf(scalar), path: [...this.path] })
  }

  private contentOfMap(map: YAMLMap<Node, Node | null>): Content {
    const names = new Set<string>()
    const members = new Map<string, YamlEntry>()
    for (const { key, value } of map.items) {
      const written = this.keyOf(key, map)
      // The value of a merge key is a symbol.
      const isMerge = typeof written === 'symbol'
      const name = isMerge ? mergeKey : String(written ?? '')
      if (names.has(name)) throw this.errorAt(key, `Duplicate key \`${name}\``)
      names.add(name)
      const entry = this.readAt(name, value, key)
      if (!isMerge) members.set(name, entry)
      else {
        for (const [inner, added] of this.mergedBy(entry.content, key)) {
          if (!members.has(inner)) members.set(inner, added.merged())
        }
      }
    }
    const json = Object.fromEntries([...members].map(([name, { content }]) => [name, content.json]))
    return { json, members }
  }

  private keyOf(key: Node, map: Node): unknown {
    if (isCollection(key)) {
      const template = templateAt(this.text, startOf(map))
      if (template !== undefined) throw this.errorAt(map, `put it in quotes: "${template}"`)
    }
    const anchor = anchorOf(key)
    const json = isAlias(key) ? this.targetOf(key).content.json : (key as Scalar).value
    if (anchor !== undefined) this.anchored.set(anchor, { content: { json }, size: 1 })
    if (isCollection(key) || isNested(json)) throw this.errorAt(key, 'Keys must be strings')
    return json
  }

  /** Returns the members that a merge key adds. */
  private mergedBy(content: Content, key: Node): [string, YamlEntry][] {
    const sources = content.items?.map((item) => item.content) ?? [content]
    return sources.flatMap(({ members }) => {
      if (members === undefined) {
        throw this.errorAt(key, '`<<` must be a mapping or a list of them')
      }
      return [...members]
    })
  }

  private errorAt(node: Node, message: string): InputError {
    return new InputError(message, this.positionAt(startOf(node)))
  }
}

const anchorOf = (node: Node | null): string | undefined => (node as Partial<Scalar> | null)?.anchor

/** Every parsed node has a range. */
const startOf = ({ range }: Node): number => (range as Range)[0]

function placeOf(node: Node): Place {
  const [start, end] = node.range as Range
  const spelled =
    isScalar(node) && anchorOf(node) === undefined ? spellings.get(node.type) : undefined
  // A block collection has no opening bracket, so its key marks its start.
  const isBlock = isCollection(node) && node.flow !== true
  return {
    start,
    ...(!isBlock && { end }),
    ...(spelled && { spelled }),
    isTagged: node.tag !== undefined,
  }
}

/** Writes a name without quotes, unless it would be parsed as another value. */
export const plainName = (name: string): string =>
  /^\w[\w-]*$/.test(name) ? stringify(name).trimEnd() : JSON.stringify(name)

/** How scalars spell a name, by their quotes; not in blocks. */
const spellings: ReadonlyMap<unknown, (name: string) => string> = new Map([
  [Scalar.PLAIN, plainName],
  [Scalar.QUOTE_SINGLE, (name: string) => `'${name.replaceAll("'", "''")}'`],
  [Scalar.QUOTE_DOUBLE, JSON.stringify],
])

/** Returns a placeholder such as `{{ x }}`, which YAML reads as a mapping. */
const templateAt = (text: string, offset: number): string | undefined =>
  /^\{\{[^{}\n]*\}\}/.exec(text.slice(offset, offset + 200))?.[0]

/** Returns whether a number has the value as written. */
function isKept({ source = '', value }: Scalar<number>): boolean {
  if (/^0[xo]/.test(source)) return Number.isSafeInteger(value)
  if (!Number.isFinite(value)) return false
  const literal = source.replace(/^\+/, '').replace(/^(-?)\./, '$10.')
  return !/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(literal) || survivesParsing(literal)
}
