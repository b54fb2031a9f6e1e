import type { OperationName } from '../../core/index.js'
import { checkDocument } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import type { Path, Wanted } from '../documents/place.js'
import type { SourceDocument } from '../documents/source-document.js'
import type { Judgement } from '../results/judgement.js'
import { duplicateKeyWarning } from './duplicate-keys.js'
import { memberOf, textIn } from './members.js'
import { placedFindings } from './response-findings.js'
import { targetOf } from './url.js'

/** Whether a value is an OpenAPI document, version 3. */
export const isOpenApi = (value: unknown): boolean =>
  /^3\./.test(textIn(memberOf(value, 'openapi')) ?? '') &&
  typeof memberOf(value, 'paths') === 'object'

/** Judges the examples that stand at the contract's operations as bodies and as responses. */
export function* checkOpenApi(
  name: string,
  document: SourceDocument,
  settings: CheckSettings,
): Generator<Judgement> {
  const [repeated] = document.json?.scan.duplicateKeys ?? []
  if (document.json && repeated) {
    const { line, column, target, message } = duplicateKeyWarning(document.json, repeated)
    settings.note?.(`${name}:${line}:${column}: ${target}: ${message}`)
  }
  let number = 0
  for (const { operation, path, value } of operationsIn(document, settings)) {
    const requestPath = [...path, 'requestBody']
    for (const example of examplesIn(memberOf(value, 'requestBody'), requestPath)) {
      yield { document: ++number, ...checkBody(example, operation, document, settings) }
    }
    const responses = memberOf(value, 'responses')
    for (const [status, response] of entriesOf(responses)) {
      for (const example of examplesIn(response, [...path, 'responses', status])) {
        const judgement = checkAnswer(example, status, operation, document, settings)
        if (judgement !== undefined) yield { document: ++number, ...judgement }
      }
    }
  }
  if (number === 0) {
    settings.note?.(
      `${name}: the OpenAPI document holds no example of an operation of the contract`,
    )
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

/** What the first server of the document has before all paths. */
function serverPath(document: unknown): string {
  const servers = memberOf(document, 'servers')
  const url = textIn(memberOf(Array.isArray(servers) ? servers[0] : undefined, 'url')) ?? ''
  return targetOf(url).replace(/\/$/, '')
}

/** An example with the path on which it stands. */
interface Example {
  value: unknown
  path: Path
}

function* examplesIn(holder: unknown, path: Path): Generator<Example> {
  const media = ['content', 'application/json']
  const content = media.reduce(memberOf, holder)
  if (typeof content !== 'object' || content === null) return
  if (Object.hasOwn(content, 'example')) {
    yield { value: memberOf(content, 'example'), path: [...path, ...media, 'example'] }
  }
  for (const [name, example] of entriesOf(memberOf(content, 'examples'))) {
    if (typeof example !== 'object' || example === null || !Object.hasOwn(example, 'value'))
      continue
    yield {
      value: memberOf(example, 'value'),
      path: [...path, ...media, 'examples', name, 'value'],
    }
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** A part of a document as a document of its own. */
const documentAt = ({ value, path }: Example, document: SourceDocument): SourceDocument => ({
  value: { body: value },
  locate: (wanted) => document.locate(wanted.map((one) => within(path, one))),
  // A document about others' requests is not mended.
  extents: (wanted) =>
    document
      .extents(wanted.map((one) => within(path, one)))
      .map((extent) => extent && { start: extent.start, end: extent.end }),
  placeAt: document.placeAt,
})

/** What is wanted of a body stands where the example does. */
const within = (path: Path, { path: [, ...rest], at }: Wanted): Wanted => ({
  path: [...path, ...rest],
  at,
})

function checkBody(
  example: Example,
  operation: OperationName,
  document: SourceDocument,
  settings: CheckSettings,
): Judgement {
  return checkDocument(documentAt(example, document), { ...settings, operation })
}

/** `2XX` stands for the first status of its kind; of `default` no status is known. */
function statusOf(key: string, documented: readonly string[]): number | undefined {
  if (!/^[1-5](?:\d\d|XX)$/.test(key)) return undefined
  const ofKind = documented.find((status) => status[0] === key[0] && !status.endsWith('XX'))
  return Number(key.endsWith('XX') ? (ofKind ?? key.replace('XX', '00')) : key)
}

function checkAnswer(
  { value, path }: Example,
  key: string,
  operation: OperationName,
  document: SourceDocument,
  { contract, facts }: CheckSettings,
): Judgement | undefined {
  const status = statusOf(key, contract.operations[operation].statuses)
  if (status === undefined) return undefined
  const { findings } = contract.checkResponse(operation, { status, body: value }, { facts })
  const found = placedFindings(findings, value, (inner) =>
    document.locate([{ path: [...path, ...inner], at: 'value' }]),
  )
  const violations = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warn')
  const ok = violations.length === 0
  return { operation, ok, status: null, violations, warnings, unchecked: [], needs: [] }
}
