import { asList, asObject, isObject, own, valueAt } from '../../core/base/json.js'
import { quoted } from '../../core/base/text.js'
import { isHead } from '../../core/http/target.js'
import type { Contract, OperationName, ResponseContext } from '../../core/index.js'
import { matchesNarrowing } from '../../core/responses/test-send.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { errorCode } from './cause.js'
import { formatResponse, formatValue, quoteTarget } from './format.js'
import { levelIf } from './levels.js'
import { isOpenResponse, narrowing } from './open-responses.js'
import { answerRequirementOf, decisionOf, requirementOf } from './requirement.js'
import { wrapperOf } from './targets.js'
import type { AnsweredCall } from './trial.js'

/** Returns the findings in the response itself, whatever the request. */
export function responseFindings(call: AnsweredCall): NewFinding[] {
  const { request, input, facts, verdict, response } = call
  // Neither a response to another method nor a replayed one is a response of this call; a response to
  // HEAD has no body.
  if (verdict.operation === undefined || isHead(request.method)) return []
  if (verdict.ok && verdict.replay !== undefined) return []
  const found = findingsIn(call, { request: input, facts })
  // The expected status is not a finding.
  const isAsked = !verdict.ok && verdict.response.status === response.status
  return found.filter(({ subject }) => !(isAsked && subject === 'response/status'))
}

/** Returns what `checkResponse` finds, with the sentences that it rests on. */
export function findingsIn(
  { operation, response, contract }: AnsweredCall,
  context: ResponseContext,
): NewFinding[] {
  const { findings } = contract.checkResponse(operation, response, context)
  return withOneEnvelope(findings, response.body).map((finding) => {
    const { check, level, target, message, expected, got } = finding
    const kind = response.status >= 400 ? ['rejection'] : []
    const words = [`${response.status}`, ...kind, ...quotedNames(message)]
    const ignored = ignoredNarrowing(finding, context.request?.body)
    const topic = { operation, subject: check, target: ignored ?? target, words }
    const stated = codeRequirement(finding, operation, response) ?? requirementOf(topic)
    const isRequired = level === 'MUST' || isStatedMember(finding)
    const isOpen = isOpenResponse({ finding, operation, response, context, contract })
    const isStated = isRequired && !isOpen && stated !== undefined
    const decision = decisionOf(topic, level)
    const { text, section } = isStated ? stated : decision
    const cause =
      ignored === undefined
        ? causeOf(finding, response, context.request?.body)
        : `ignored-${ignored}`
    return {
      kind: 'response',
      subject: check,
      level: levelIf(isStated),
      message,
      requirement: text,
      source: section,
      target,
      cause: finding.cause ?? cause,
      expected: expected === undefined ? message : formatValue(expected),
      got: got === undefined ? formatResponse(response) : formatValue(got),
    }
  })
}

/** Returns the names in a message, such as that of the filter that a page does not match. */
const quotedNames = (message: string): string[] =>
  [...message.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)

/** Returns the statement about the only code that a response may have; undefined if there is none. */
const codeRequirement = (
  { check, expected }: ResponseFinding,
  operation: OperationName,
  { status }: ReceivedResponse,
) => {
  const [code, ...others] = check === 'response/code' ? (asList(expected) ?? []) : []
  return others.length > 0
    ? undefined
    : answerRequirementOf(operation, { status, code: String(code) })
}

/** Returns whether the envelopes of the description have a member that the contract only recommends. */
const isStatedMember = ({ check, target }: ResponseFinding): boolean =>
  (check === 'response/envelope' && target === 'error.target') || check === 'response/doc-url'

type ResponseFinding = ReturnType<Contract['checkResponse']>['findings'][number] & {
  cause?: string
}

/**
 * Merges all findings about missing members of the envelope into one. In a wrapped body, which has
 * them elsewhere, that is the only finding about the body.
 */
function withOneEnvelope(
  findings: readonly ResponseFinding[],
  body: unknown,
): readonly ResponseFinding[] {
  const lacking = findings.filter(({ check }) => check === 'response/envelope')
  const first = lacking.find(({ level }) => level === 'MUST') ?? lacking[0]
  const wrapper = wrapperOf(body)
  if (first === undefined || (lacking.length === 1 && wrapper === undefined)) return findings
  const { expected: _expected, got: _got, ...rest } = first
  const status = findings.filter(({ check }) => check === 'response/status')
  if (wrapper !== undefined) {
    const message = `The members of the body must not be in ${quoted(wrapper)}.`
    return [...status, { ...rest, message, cause: 'wrapped', target: '' }]
  }
  const targets = lacking.map(({ target }) => quoteTarget(target)).join(', ')
  const message = `The response does not have the documented envelope; see ${targets}.`
  const cause = lacking.map(({ target }) => target).join('+')
  return [...status, { ...rest, message, cause, target: '' }]
}

function causeOf(
  { check, target, expected, got }: ResponseFinding,
  { status, body }: ReceivedResponse,
  request: unknown,
) {
  if (check === 'response/status') return `status-${status}`
  if (check === 'response/code') return `code-${errorCode(body) || 'none'}`
  if (check === 'response/test-keys' && Array.isArray(expected) && Array.isArray(got)) {
    const isMissing = expected.some((key) => !got.includes(key))
    const isSurplus = got.some((key) => !expected.includes(key))
    const what = [isMissing ? 'missing' : [], isSurplus ? 'surplus' : []].flat().join('+')
    return `${what}-${testMode(request)}`
  }
  const value = /^[A-Z]/.test(target) ? got : valueAt(body, target === '' ? [] : target.split('.'))
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'unexpected'
  return value === null ? 'null' : isObject(value) ? 'object' : typeof value
}

/** Returns the first restriction of a test that a key of its results does not have. */
function ignoredNarrowing({ check, got }: ResponseFinding, request: unknown): string | undefined {
  const meta = asObject(asObject(request)?.test_campaign_meta) ?? {}
  const keys = check === 'response/test-keys' ? (asList(got) ?? []).map(String) : []
  return narrowing.find((name) => {
    const alone = { test_campaign_meta: { [name]: own(meta, name) } }
    return keys.some((key) => !matchesNarrowing(key, alone))
  })
}

/** Returns the kind of a test send: of a draft or of content, all of it or a part. */
function testMode(body: unknown): string {
  if (!isObject(body)) return 'inline'
  const meta = isObject(body.test_campaign_meta) ? body.test_campaign_meta : {}
  const restricted = narrowing.filter((name) => name in meta)
  return [body.draft_id === undefined ? 'inline' : 'draft', ...restricted].join('+')
}
