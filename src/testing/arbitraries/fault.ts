import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'
import { ruleLists } from '../../../generated/rule-lists.js'
import { publishing } from '../../../generated/tables.js'
import { isObject, type Path, toTarget } from '../../core/base/json.js'
import type { RuleEntry } from '../../core/contract/rule-entry.js'
import type { ServiceNames } from '../../core/contract/service-names.js'
import type { Severity } from '../../core/contract/violation.js'
import type { GeneratedRequest } from './request.js'

/** A change at one path of a request or its facts; removes the value if `value` is absent. */
export interface Change {
  /** Keys from the root of the request document, such as `['body', 'channel']`. */
  path: Path
  value?: unknown
}

/** One way to make a valid request invalid, and the violations it causes. */
export interface Fault {
  rule: RuleId | 'structure'
  /** The violated keyword of the schema, or `rule`. */
  keyword: string
  /** JSON Pointer of the keyword in the body schema; for `required` with the key appended. */
  keywordLocation?: string
  changes: readonly Change[]
  /** Paths that must stay unchanged. */
  needs?: readonly Path[]
  /** The targets of the violations. */
  targets: readonly string[]
}

/** Generates every way to violate some rules in one valid request. */
export type RuleViolations = (generated: GeneratedRequest, names: ServiceNames) => Iterable<Fault>

/** An expected violation or warning. */
export interface Expectation {
  rule: RuleId | 'structure'
  severity: Severity
  status: number
  code: ErrorCode
  target: string
}

/** The paths that determine the shape of a campaign and the response. */
export const channelAndState: readonly Path[] = [
  ['body', 'channel'],
  ['body', 'draft_id'],
  ['body', 'status'],
  ['facts', 'campaign', 'channel'],
  ['facts', 'campaign', 'status'],
]

export const keywordViolation = (
  { location }: { location: string },
  keyword: string,
  path: Path,
  value?: unknown,
): Fault => ({
  rule: ruleOfKeyword(keyword),
  keyword,
  keywordLocation: `${location}/${keyword}${keyword === 'required' ? `/${path.at(-1)}` : ''}`,
  changes: [{ path: ['body', ...path], value }],
  needs: channelAndState,
  targets: [toTarget(path)],
})

function ruleOfKeyword(keyword: string): Fault['rule'] {
  if (keyword === 'x-complete') return 'field/unknown'
  if (!keyword.startsWith('x-expected/')) return 'structure'
  return keyword === 'x-expected/type' ? 'field/unlikely-type' : 'field/unlikely-value'
}

export function apply(generated: GeneratedRequest, faults: readonly Fault[]): GeneratedRequest {
  const { operation, request, facts } = structuredClone(generated)
  const root: Record<string, unknown> = { ...request, facts }
  for (const { changes } of faults) for (const change of changes) applyChange(root, change)
  const { facts: changed, ...rest } = root
  return { operation, request: rest, facts: changed as GeneratedRequest['facts'] }
}

function applyChange(root: Record<string, unknown>, { path, value }: Change): void {
  let at = root
  for (const key of path.slice(0, -1)) {
    if (!isObject(at[key]) && !Array.isArray(at[key])) at[key] = {}
    at = at[key] as Record<string, unknown>
  }
  const last = path.at(-1) as string
  if (value === undefined) delete at[last]
  else at[last] = structuredClone(value)
}

/** Returns the violations that these faults must cause, according to the tables of the contract. */
export function expectations(generated: GeneratedRequest, faults: readonly Fault[]): Expectation[] {
  const violated = new Set<string>(faults.map(({ rule }) => rule))
  return faults
    .filter(({ rule }) => !entryOf(generated, rule).silentIf.some((id) => violated.has(id)))
    .flatMap(({ rule, targets }) =>
      targets.map((target) => ({ rule, target, ...answerTo(generated, rule, target) })),
    )
}

function entryOf({ operation }: GeneratedRequest, rule: RuleId | 'structure'): RuleEntry {
  const entry = ruleLists[operation].find(({ id }) => id === (rule as string))
  if (entry === undefined) throw new Error(`${rule} is not a rule of ${operation}`)
  return entry
}

/** Returns severity, status and code of a rule for one request. */
function answerTo(
  generated: GeneratedRequest,
  rule: RuleId | 'structure',
  target: string,
): Omit<Expectation, 'rule' | 'target'> {
  const { operation, request, facts } = generated
  const entry = entryOf(generated, rule)
  const body = isObject(request.body) ? request.body : {}
  const channel = body.channel ?? facts.campaign?.channel
  const checksDraft = operation === 'validateCampaign' || body.status === 'PUBLISH'
  const severity = entry.severityByChannel?.[String(channel)] ?? entry.severity
  if (checksDraft && isOfDraft(rule, target)) {
    const { status, code } = publishing
    return { severity: entry.severityWhenPublishing ?? severity, status, code: code as ErrorCode }
  }
  return { severity, ...entry.answer }
}

/** Returns whether a violation concerns the draft to publish, not the request. */
const isOfDraft = (rule: string, target: string): boolean =>
  (publishing.groups as readonly string[]).includes(rule.split('/')[0] as string) ||
  (ofSchema.has(rule) && /^(basic_details|connector|campaign_content)(\.|$)/.test(target))
const ofSchema = new Set([
  'structure',
  'field/unknown',
  'field/unlikely-type',
  'field/unlikely-value',
  'body/empty',
])
