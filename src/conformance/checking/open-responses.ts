import { errorCodes } from '../../../generated/tables.js'
import {
  asList,
  asObject,
  given,
  isGivenId,
  isObject,
  type JsonObject,
  objectAt,
  own,
  valueAt,
} from '../../core/base/json.js'
import type { Contract, OperationName, ResponseCheckId } from '../../core/index.js'
import { expectedTestResults } from '../../core/responses/expected-test-results.js'
import { matchesNarrowing } from '../../core/responses/test-send.js'
import { levelKeys, messagesIn, platforms } from '../../core/rules/content.js'
import { testPartsOf } from '../../core/rules/test-parts.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { errorCode } from './cause.js'

type Finding = ReturnType<Contract['checkResponse']>['findings'][number]
type Context = NonNullable<Parameters<Contract['checkResponse']>[2]>

/** A finding of `checkResponse`, and the call that it is about. */
interface Found {
  finding: Finding
  operation: OperationName
  response: ReceivedResponse
  context: Context
  contract: Contract
}

/**
 * Returns whether the API description leaves open what a check of responses decides, so that another
 * server may respond like this. The checks themselves are stricter, for those who follow the decisions.
 */
export const isOpenResponse = (found: Found): boolean =>
  byCheck[found.finding.check]?.(found) === true

type IsOpen = (found: Found) => boolean

const byCheck: { readonly [Id in ResponseCheckId]?: IsOpen } = {
  // A documented success excludes others; the documented errors may not be all.
  'response/status': ({ response: { status } }) => status >= 400 && status < 600,
  'response/code': isOpenCode,
  'response/details': isOpenDetail,
  'response/envelope': isOpenEnvelope,
  'response/page': isOpenPage,
  // Another word than a state may be the outcome of the call.
  'response/status-data': ({ finding: { got } }) => !(typeof got === 'string' && state.test(got)),
  'response/test-keys': isOpenTest,
  // Whether a failed test must have a reason is not documented, so it may be null.
  'response/test-status': (found) =>
    found.finding.target.endsWith('failure_reason') &&
    valueIn(found) === null &&
    valueIn(found, 'status') === 'FAILED',
}

const state = /^(active|draft|paused?|stopped|resumed|running|live|scheduled|ended)$/i

const isOffering = (operation: OperationName): boolean => /Offer/.test(operation)

/** Returns the value of the finding, or the one of another field beside it. */
function valueIn({ finding: { target }, response: { body } }: Found, beside?: string): unknown {
  const path = target.split('.')
  return valueAt(body, beside === undefined ? path : [...path.slice(0, -1), beside])
}

/** The table of codes of offerings does not say that there are no others; campaigns show one status. */
function isOpenCode({ operation, response }: Found): boolean {
  const code = errorCode(response.body)
  if (isOffering(operation)) return isUnlisted(code) && /^[A-Z][A-Z0-9_]*$/.test(code)
  return operation !== 'testCampaign' && isIn(errorCodes.campaigns, code)
}

const isIn = (codes: object, code: unknown): boolean =>
  typeof code === 'string' && Object.hasOwn(codes, code)

const isUnlisted = (code: unknown): boolean => !isIn(errorCodes.offerings, code)

function isOpenDetail(found: Found): boolean {
  const { finding, operation, response } = found
  const value = valueIn(found)
  if (finding.target === 'error.details') {
    if (response.status === 409 && !isOffering(operation)) return operation !== 'testCampaign'
    // An empty list reports nothing.
    return isOffering(operation) && (value === null || asList(value)?.length === 0)
  }
  if (/\.\d+$/.test(finding.target)) return isObject(value)
  // The types of the members of an entry are not documented, and other codes may exist.
  return value !== undefined && (!finding.target.endsWith('.code') || isUnlisted(value))
}

/** Errors that a server may respond with before it knows the operation. */
const ofHttp: ReadonlySet<number> = new Set([405, 413, 414, 415, 431])

function isOpenEnvelope(found: Found): boolean {
  const { finding, operation, response, context, contract } = found
  if (isOffering(operation)) return finding.target === 'error.target' && valueIn(found) === null
  if (ofHttp.has(response.status)) return true
  if (finding.target !== 'error.request_id') return false
  if (context.request === undefined) return false
  const verdict = contract.check(operation, context.request)
  const isMissing =
    !verdict.ok && verdict.violations.some(({ rule }) => rule === 'request-id/missing')
  return isMissing || !hasRequestId(context.request)
}

const hasRequestId = ({ headers, body }: NonNullable<Context['request']>): boolean =>
  Object.entries(headers ?? {}).some(
    ([name, value]) => /^x-.+-request-id$/i.test(name) && String(value).trim() !== '',
  ) ||
  (isObject(body) && typeof own(body, 'request_id') === 'string')

/** Neither the members of an item nor the place of the limit are documented. */
function isOpenPage(found: Found): boolean {
  const { finding, operation } = found
  const value = valueIn(found)
  if (operation === 'listOfferings') {
    const isId = finding.target.endsWith('.id')
    return isId && !(typeof value === 'string' && value.startsWith('offer_'))
  }
  if (Array.isArray(value)) {
    const isOfLimit = typeof finding.expected === 'number' && value.length <= 15
    return isOfLimit || !value.every(isCampaign)
  }
  const item = valueAt(found.response.body, finding.target.split('.').slice(0, -1))
  return finding.target.endsWith('.id') && !isCampaign(item)
}

const isCampaign = (item: unknown): boolean =>
  isObject(item) &&
  ['id', 'campaign_id', 'channel', 'status', 'campaign_delivery_type'].some((name) =>
    given(item, name),
  )

/**
 * The keys are documented for a draft whose locales, variations and platforms all have content, and
 * that only matching ones appear where a test is narrowed to a part that exists.
 */
function isOpenTest({ finding, context }: Found): boolean {
  const body = asObject(context.request?.body) ?? {}
  const draft = asObject(context.facts?.campaign) ?? {}
  const { test_campaign_meta: meta, ...test } = body
  if (isOfNoPart(body, draft)) return true
  const isNarrowed = narrowing.some((name) => given(asObject(meta) ?? {}, name))
  if (isNarrowed && finding.message.includes('not requested')) return false
  return !isGivenId(own(body, 'draft_id')) || !isRegular(test, draft)
}

/** The members of `test_campaign_meta` that restrict a test to a part of the campaign. */
export const narrowing = ['platform', 'locale_name', 'variation'] as const

/** Returns whether a test names a part without a message in its campaign, or a platform of an e-mail. */
export function isOfNoPart(body: JsonObject, draft: JsonObject): boolean {
  const campaign = isGivenId(own(body, 'draft_id')) ? draft : body
  const content = objectAt(campaign, ['campaign_content', 'content'])
  if (content === undefined) return false
  const hasPlatform = given(objectAt(body, ['test_campaign_meta']) ?? {}, 'platform')
  return !keysOf(content).some(
    (key) => matchesNarrowing(key, body) && !(hasPlatform && key.startsWith('EMAIL_')),
  )
}

/**
 * Returns whether every locale of a draft is listed and has every variation, and every message every
 * platform. Otherwise it is not documented which combinations are tested.
 */
function isRegular(test: JsonObject, draft: JsonObject): boolean {
  const settings = asObject(draft.campaign_content) ?? {}
  const content = asObject(settings.content) ?? {}
  const expected = new Set(expectedTestResults(test, draft))
  const written = keysOf(content)
  const { variations = [] } = testPartsOf(draft, test)
  const count = asObject(settings.variation_details)?.no_of_variations ?? variations.length
  const isListed = (locale: string) =>
    locale === 'default' || asList(settings.locales)?.includes(locale) === true
  return (
    count === variations.length &&
    levelKeys(content).every(isListed) &&
    written.length > 0 &&
    written.length === expected.size &&
    written.every((key) => expected.has(key))
  )
}

/** Returns the keys of the results of a test that has a result for each message. */
const keysOf = (content: JsonObject): string[] =>
  messagesIn(content).flatMap(({ path: [locale = 'default', variation = 'variation_1'], value }) =>
    platformsIn(value).map((platform) => `${platform}_${locale}_${variation}`),
  )

/** Returns the platforms that a message has content for. */
const platformsIn = (message: JsonObject): string[] =>
  given(message, 'email')
    ? ['EMAIL']
    : platforms
        .filter(({ key }) => given(asObject(message.push) ?? {}, key))
        .map(({ name }) => name)
