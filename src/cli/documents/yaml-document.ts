import {
  Composer,
  type CST,
  isCollection,
  isMap,
  isSeq,
  Lexer,
  type Node,
  type ParsedNode,
  Parser,
  type Scalar,
  visit,
} from 'yaml'
import type { JsonFinding } from '../../core/index.js'
import { survivesParsing } from '../../core/json-text/number.js'
import { InputError } from './input-error.js'
import { maxYamlBytes, shownBytes } from './limits.js'
import { linesIn, type Path, type PositionAt, positionsIn, regionOf } from './position.js'
import { emptyFile, type SourceDocument } from './source-document.js'
import {
  extentOf,
  keyName,
  mergedMaps,
  mergeKey,
  offsetOf,
  type Pair,
  resolved,
  startOf,
  type YamlDocument,
} from './yaml-positions.js'

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

/** The package walks over all earlier nodes to resolve an alias. */
const mostAliases = 1000

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
  return documents.map((document) => {
    try {
      return readDocument(document, text, positionAt)
    } catch (error) {
      if (error instanceof InputError) return error
      throw error
    }
  })
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

function isEmpty({ contents, errors }: YamlDocument): boolean {
  const { value, source } = contents as Scalar & ParsedNode
  return errors.length === 0 && value === null && source === ''
}

function readDocument(
  document: YamlDocument,
  text: string,
  positionAt: PositionAt,
): SourceDocument {
  // An unknown tag is only a warning, but the value would not match the tag.
  const failure = document.errors[0] ?? document.warnings[0]
  if (failure) {
    // The parser reports what is not closed after the last line.
    const position = positionAt(Math.min(failure.pos[0], text.trimEnd().length))
    const reason = reasonFor(failure.message, linesIn(text)(position.line) ?? '')
    throw new InputError(`invalid YAML: ${reason}`, position)
  }
  const fail = (message: string, node: Node) => new InputError(message, positionAt(startOf(node)))
  const impreciseNumbers = scanNodes(document, text, fail)
  return {
    value: jsonValueOf(document),
    text,
    isJson: false,
    scan: { duplicateKeys: [], impreciseNumbers },
    regionOf(wanted) {
      const extent = extentOf(document, wanted)
      return extent ? regionOf(extent, positionAt) : positionAt(offsetOf(document, wanted))
    },
    extentOf: (wanted) => extentOf(document, wanted),
    positionAt,
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

function jsonValueOf(document: YamlDocument): unknown {
  try {
    const value: unknown = document.toJS()
    if (!holdsTooMuch(value)) return value
  } catch (error) {
    // The package throws a ReferenceError when aliases expand too far.
    if (!(error instanceof ReferenceError)) throw error
  }
  throw new InputError('aliases (`*name`) expand to too many values', { line: 1, column: 1 })
}

/** Returns whether a value exceeds `mostValues`; shared values count each time. */
function holdsTooMuch(value: unknown): boolean {
  const open: unknown[] = [value]
  for (let count = 1; open.length > 0; ) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const inner = Object.values(next)
    for (const each of inner) open.push(each)
    count += inner.length
    if (count > mostValues) return true
  }
  return false
}

/** Returns the numbers that parsing changes. Throws at what has no JSON equivalent. */
function scanNodes(
  document: YamlDocument,
  text: string,
  fail: (message: string, node: Node) => InputError,
): JsonFinding[] {
  const found: JsonFinding[] = []
  const anchored = new Map<string | undefined, Node>()
  let aliases = 0
  visit(document, {
    Alias(_, alias, ancestors) {
      const name = `alias \`*${alias.source}\``
      const target = anchored.get(alias.source)
      if (!target) throw fail(`Unknown ${name}`, alias)
      if (ancestors.includes(target)) throw fail(`The ${name} refers to itself`, alias)
      if (++aliases > mostAliases) throw fail('too many aliases (`*name`)', alias)
    },
    Scalar(key, scalar, ancestors) {
      anchored.set(scalar.anchor, scalar)
      if (typeof scalar.value !== 'number' || key === 'key') return
      if (Number.isNaN(scalar.value)) throw fail('`.nan` has no JSON equivalent', scalar)
      if (isKept(scalar)) return
      found.push({
        offset: startOf(scalar as Node),
        path: pathOf([...ancestors, scalar], document),
      })
    },
    Seq(_, seq) {
      anchored.set(seq.anchor, seq)
    },
    Map(_, map) {
      anchored.set(map.anchor, map)
      const keys = new Set<string>()
      for (const { key, value } of map.items as Pair[]) {
        const written = resolved(key, document)
        if (isCollection(written)) {
          const template = templateAt(text, startOf(map as Node))
          const message = 'Keys must be strings'
          throw template === undefined
            ? fail(message, key)
            : fail(`put it in quotes: "${template}"`, map as Node)
        }
        const name = keyName(key, document)
        if (keys.has(name)) throw fail(`Duplicate key \`${name}\``, key)
        if (name === mergeKey) {
          const stray = mergedMaps(value, document).find((each) => !isMap(each))
          if (stray !== undefined) throw fail('`<<` must be a mapping or a list of them', key)
        }
        keys.add(name)
      }
    },
  })
  return found
}

/** Returns a placeholder such as `{{ x }}`, which YAML reads as a mapping. */
const templateAt = (text: string, offset: number): string | undefined =>
  /^\{\{[^{}\n]*\}\}/.exec(text.slice(offset, offset + 200))?.[0]

/** Returns whether a number has the value as written. */
function isKept({ source = '', value }: Scalar): boolean {
  if (/^0[xo]/.test(source)) return Number.isSafeInteger(value)
  if (!Number.isFinite(value)) return false
  const literal = source.replace(/^\+/, '').replace(/^(-?)\./, '$10.')
  return !/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(literal) || survivesParsing(literal)
}

/** Returns the keys and indices that lead to the last of some nested nodes. */
function pathOf(nodes: readonly unknown[], document: YamlDocument): Path {
  return nodes.flatMap((node, index): Path => {
    const inner = nodes[index + 1]
    if (isSeq(node)) return [node.items.indexOf(inner)]
    const pair = isMap<Node>(node) ? (inner as Pair) : undefined
    return pair === undefined ? [] : [keyName(pair.key, document)]
  })
}
