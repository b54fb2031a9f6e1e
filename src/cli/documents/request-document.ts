import type { Facts, RequestInput } from '../../core/index.js'
import { didYouMean } from '../host/nearest-name.js'
import { bodyScan } from './body-scan.js'
import { factsAt } from './facts.js'
import type { Path } from './place.js'
import { problemAt, type SourceDocument } from './source-document.js'

/** A request as a document states it. */
export interface DocumentedRequest {
  /** As written; whether there is such an operation is for the contract to say. */
  operation: string
  request: RequestInput
  facts: Facts
  /** Where in the document the body stands; no path where the document is the body. */
  bodyPath: Path
}

const parts = ['params', 'query', 'headers', 'body', 'facts'] as const
const remarks = ['$schema', 'name', 'description']
const members = ['operation', ...parts]

/**
 * Reads a request document or, with an operation given, a bare body. Throws a Problem where the
 * document would not be judged as it is meant: an unknown member is not passed over.
 */
export function readRequestDocument(
  document: SourceDocument,
  givenOperation: string | undefined,
): DocumentedRequest {
  const { value } = document
  if (!isRequest(value)) {
    if (givenOperation !== undefined) {
      const request = { body: value, bodyScan: document.json?.scan }
      return { operation: givenOperation, request, facts: {}, bodyPath: [] }
    }
    const message = isObject(value)
      ? 'no operation is named: add the member `operation`, or give --operation for a bare body'
      : 'a request document must be an object'
    // Stryker disable next-line ArrayDeclaration: what is not there has the same place.
    throw problemAt(document, [], message)
  }
  const scan = bodyScan(document)
  checkMembers(document, value)
  const operation = own(value, 'operation') ?? givenOperation
  if (typeof operation !== 'string') {
    throw problemAt(document, ['operation'], 'the member `operation` must name an operation')
  }
  const request = {
    params: texts(document, value, 'params'),
    query: texts(document, value, 'query', 'or lists'),
    headers: texts(document, value, 'headers', 'or lists'),
    body: own(value, 'body'),
    bodyScan: scan,
  } as RequestInput
  const facts = Object.hasOwn(value, 'facts') ? factsAt(document, value.facts, ['facts']) : {}
  return { operation, request, facts, bodyPath: ['body'] }
}

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const own = (value: Members, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

/** No body of the API has a field of one of these names. */
const isRequest = (value: unknown): value is Members =>
  isObject(value) && members.some((member) => Object.hasOwn(value, member))

function checkMembers(document: SourceDocument, value: Members): void {
  for (const key of Object.keys(value)) {
    if (members.includes(key) || remarks.includes(key)) continue
    const hint = didYouMean(key, members) || ` Its members are ${members.join(', ')}.`
    throw problemAt(document, [key], `\`${key}\` is no member of a request document.${hint}`, 'key')
  }
}

/** A part made of texts. A number would be left out or spelled anew, so it is a problem. */
function texts(
  document: SourceDocument,
  value: Members,
  part: (typeof parts)[number],
  orLists?: 'or lists',
): unknown {
  if (!Object.hasOwn(value, part)) return undefined
  const entries = value[part]
  if (!isObject(entries)) {
    throw problemAt(document, [part], `\`${part}\` must be an object; \`{}\` stands for none`)
  }
  for (const [key, entry] of Object.entries(entries)) {
    const all = orLists && Array.isArray(entry) ? entry : [entry]
    if (all.every((text) => typeof text === 'string')) continue
    const message = `\`${part}.${key}\` must be a text${orLists ? ' or a list of texts' : ''}`
    const hint = isObject(entry) || entry === null ? '' : '; write it in quotes'
    throw problemAt(document, [part, key], message + hint)
  }
  return entries
}
