import { distance } from 'fastest-levenshtein'
import { isObject, type JsonObject, own } from '../../core/base/json.js'
import { didYouMean } from '../../core/base/nearest.js'
import type { Facts, JsonFinding, JsonScan, RequestInput } from '../../core/index.js'
import { assertUniqueKeys } from './documents.js'
import { factsAt } from './facts.js'
import type { InputError } from './input-error.js'
import type { Path } from './position.js'
import { inputErrorAt, type SourceDocument } from './source-document.js'

/** A request as written in a document. */
interface DocumentedRequest {
  /** As written; not yet validated. */
  operation: string
  /** Whether the operation is the likeliest one, because none is given. */
  isAssumed?: boolean
  request: RequestInput
  facts: Facts
  /** Path of the body in the document; empty when the document is the body. */
  bodyPath: Path
}

/** The keys of a request document that hold its parts. */
export const parts = ['params', 'query', 'headers', 'body', 'facts'] as const
/** The keys of a request document that are ignored. */
export const remarks = ['$schema', 'name', 'description']
const members = ['operation', ...parts]

/**
 * Reads a request document or a bare body. Without an operation, it takes the likeliest one. Throws an
 * InputError for an invalid document, unknown keys included.
 */
export function readRequestDocument(
  document: SourceDocument,
  givenOperation: string | undefined,
  likely: (body: unknown) => string | undefined,
): DocumentedRequest {
  const { value } = document
  if (!isRequest(value)) {
    const operation = givenOperation ?? likely(value)
    if (operation !== undefined) {
      const request = { body: value, bodyScan: document.scan }
      const isAssumed = givenOperation === undefined
      return { operation, isAssumed, request, facts: {}, bodyPath: [] }
    }
    const typo = isObject(value) ? Object.keys(value).find(isNearOperation) : undefined
    if (typo !== undefined) throw unknownKey(document, typo)
    const message = isObject(value)
      ? 'missing `operation`; add it, or pass --operation for a bare body'
      : 'a request document must be an object'
    throw inputErrorAt(document, [], message)
  }
  const scan = bodyScan(document)
  checkJsonObject(document, value)
  const written = own(value, 'operation') ?? givenOperation
  const operation = written ?? likely(own(value, 'body'))
  if (typeof operation !== 'string') {
    throw inputErrorAt(document, ['operation'], '`operation` must be the name of an operation')
  }
  const request = {
    params: texts(document, value, 'params'),
    query: texts(document, value, 'query', 'or lists'),
    headers: texts(document, value, 'headers', 'or lists'),
    body: own(value, 'body'),
    bodyScan: scan,
  } as RequestInput
  const facts = Object.hasOwn(value, 'facts') ? factsAt(document, value.facts, ['facts']) : {}
  return { operation, isAssumed: written === undefined, request, facts, bodyPath: ['body'] }
}

/** Returns whether a key is `operation` with a typo. */
export const isNearOperation = (key: string): boolean =>
  key.length >= 6 && key.length <= 12 && distance(key.toLowerCase(), 'operation') <= 3

/** Returns whether a value is a request document; no body of the API has a field with one of these names. */
export const isRequest = (value: unknown): value is JsonObject =>
  isObject(value) && members.some((member) => Object.hasOwn(value, member))

function checkJsonObject(document: SourceDocument, value: JsonObject): void {
  for (const key of Object.keys(value)) {
    if (members.includes(key) || remarks.includes(key)) continue
    throw unknownKey(document, key)
  }
}

function unknownKey(document: SourceDocument, key: string): InputError {
  const hint = didYouMean(key, members) || ` Known keys: ${members.join(', ')}.`
  return inputErrorAt(document, [key], `Unknown key \`${key}\`.${hint}`, 'key')
}

/** Reads a part whose values are strings. Throws for numbers, which would be reformatted. */
function texts(
  document: SourceDocument,
  value: JsonObject,
  part: (typeof parts)[number],
  orLists?: 'or lists',
): unknown {
  if (!Object.hasOwn(value, part)) return undefined
  const entries = value[part]
  if (!isObject(entries)) {
    throw inputErrorAt(document, [part], `\`${part}\` must be an object; write \`{}\` for none`)
  }
  for (const [key, entry] of Object.entries(entries)) {
    const all = orLists && Array.isArray(entry) ? entry : [entry]
    if (all.every((text) => typeof text === 'string')) continue
    const message = `\`${part}.${key}\` must be a string${orLists ? ' or an array of strings' : ''}`
    const hint = isObject(entry) || entry === null ? '' : '; put it in quotes'
    throw inputErrorAt(document, [part, key], message + hint)
  }
  return entries
}

/**
 * Returns the scan of the body, with paths from there. Throws an InputError at a duplicate key
 * elsewhere in the document.
 */
function bodyScan(document: SourceDocument): JsonScan {
  const { scan } = document
  const { duplicateKeys, impreciseNumbers } = scan
  if (duplicateKeys.length + impreciseNumbers.length === 0) return scan
  assertUniqueKeys(document, ({ path }) => path.length > 1 && path[0] === 'body')
  return {
    duplicateKeys: duplicateKeys.map(fromBody),
    impreciseNumbers: impreciseNumbers.filter(({ path }) => path[0] === 'body').map(fromBody),
  }
}

/** Drops `body` from the path; computed lazily. */
const fromBody = (finding: JsonFinding): JsonFinding => ({
  offset: finding.offset,
  get path() {
    return finding.path.slice(1)
  },
})
