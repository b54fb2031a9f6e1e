import { targetOf } from '../../core/http/target.js'
import type { OperationName } from '../../core/index.js'
import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import type { Path, Wanted } from '../documents/position.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { DocumentResult } from '../results/document-result.js'
import { withFindings } from './check-exchange.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import { type Part, resolved } from './local-references.js'
import { memberOf, textIn } from './members.js'
import { locatedFindings } from './response-findings.js'

/** Checks the request and response examples of the contract's operations. */
export function* checkOpenApi(
  name: string,
  document: SourceDocument,
  settings: CheckSettings,
): Generator<DocumentResult> {
  const [duplicate] = document.json?.scan.duplicateKeys ?? []
  if (document.json && duplicate) {
    const { line, column, target, message } = duplicateKeyWarning(document.json, duplicate)
    settings.note?.(`${name}:${line}:${column}: ${target}: ${message}`)
  }
  let number = 0
  for (const { operation, path, value } of operationsIn(document, settings)) {
    const body = { value: memberOf(value, 'requestBody'), path: [...path, 'requestBody'] }
    for (const example of examplesIn(body, document.value)) {
      yield { document: ++number, ...checkBody(example, operation, document, settings) }
    }
    const responses = memberOf(value, 'responses')
    for (const [status, response] of entriesOf(responses)) {
      const part = { value: response, path: [...path, 'responses', status] }
      for (const example of examplesIn(part, document.value)) {
        const result = checkResponseExample(example, status, operation, document, settings)
        if (result !== undefined) yield { document: ++number, ...result }
      }
    }
  }
  if (number === 0) {
    settings.note?.(`${name}: the OpenAPI document has no examples for operations of the contract`)
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

interface FoundOperation {
  operation: OperationName
  path: Path
  value: unknown
}

function* operationsIn(
  { value }: SourceDocument,
  { contract }: CheckSettings,
): Generator<FoundOperation> {
  const prefix = serverPath(value)
  for (const [template, item] of entriesOf(memberOf(value, 'paths'))) {
    for (const method of methods) {
      const operation =
        contract.match(method, template)?.operation ??
        contract.match(method, prefix + template)?.operation
      const found = memberOf(item, method)
      if (operation === undefined || found === undefined) continue
      yield { operation, path: ['paths', template, method], value: found }
    }
  }
}

/** Returns the path prefix of the first server. */
function serverPath(document: unknown): string {
  const servers = memberOf(document, 'servers')
  const url = textIn(memberOf(Array.isArray(servers) ? servers[0] : undefined, 'url')) ?? ''
  return targetOf(url).replace(/\/$/, '')
}

/** Yields the examples of a request body or response, which may be references. */
function* examplesIn(holder: Part, root: unknown): Generator<Part> {
  const media = ['content', 'application/json']
  const { value, path } = resolved(holder, root)
  const content = media.reduce(memberOf, value)
  if (!isObject(content)) return
  if (Object.hasOwn(content, 'example')) {
    yield { value: memberOf(content, 'example'), path: [...path, ...media, 'example'] }
  }
  for (const [name, example] of entriesOf(memberOf(content, 'examples'))) {
    const found = resolved({ value: example, path: [...path, ...media, 'examples', name] }, root)
    if (!isObject(found.value) || !Object.hasOwn(found.value, 'value')) continue
    yield { value: memberOf(found.value, 'value'), path: [...found.path, 'value'] }
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : []

/** Wraps a part of a document as a request document. */
const documentAt = ({ value, path }: Part, document: SourceDocument): SourceDocument => ({
  value: { body: value },
  locate: (wanted) => document.locate(wanted.map((one) => within(path, one))),
  // Without `spelled`, no fixes are offered for an OpenAPI document.
  extents: (wanted) =>
    document
      .extents(wanted.map((one) => within(path, one)))
      .map((extent) => extent && { start: extent.start, end: extent.end }),
  positionAt: document.positionAt,
})

/** Replaces `body` in a path by the path of the example. */
const within = (path: Path, { path: [, ...rest], at }: Wanted): Wanted => ({
  path: [...path, ...rest],
  at,
})

function checkBody(
  example: Part,
  operation: OperationName,
  document: SourceDocument,
  settings: CheckSettings,
): DocumentResult {
  return checkDocument(documentAt(example, document), { ...settings, operation })
}

/** Returns the status of a response key; `2XX` means the first documented one, `default` none. */
function statusOf(key: string, documented: readonly string[]): number | undefined {
  if (!/^[1-5](?:\d\d|XX)$/.test(key)) return undefined
  const ofClass = documented.find((status) => status[0] === key[0] && !status.endsWith('XX'))
  return Number(key.endsWith('XX') ? (ofClass ?? key.replace('XX', '00')) : key)
}

function checkResponseExample(
  { value, path }: Part,
  key: string,
  operation: OperationName,
  document: SourceDocument,
  { contract, facts }: CheckSettings,
): DocumentResult | undefined {
  const status = statusOf(key, contract.operations[operation].statuses)
  if (status === undefined) return undefined
  const response = { status, body: value }
  const { findings, notes = [] } = contract.checkResponse(operation, response, { facts })
  const found = locatedFindings([...findings, ...notes], value, (inner) =>
    document.locate([{ path: [...path, ...inner], at: 'value' }]),
  )
  const valid = { operation, ok: true, status: null, unchecked: [], needs: [] }
  return withFindings({ ...valid, violations: [], warnings: [] }, found)
}
