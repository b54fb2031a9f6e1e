import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'
import { publishing } from '../../../generated/tables.js'
import { isObject, type Path, toTarget } from '../../core/base/json.js'
import type { ServiceNames } from '../../core/contract/service-names.js'
import type { Severity } from '../../core/contract/violation.js'
import { entriesOf, type RuleDescription } from '../../core/rules/rule-table.js'
import type { GeneratedRequest } from './request.js'

/** A change at one place of a request or of its facts; without `value` what is there goes. */
export interface Change {
  /** Keys from the request document downwards, such as `['body', 'channel']`. */
  path: Path
  value?: unknown
}

/** One way to break a right request, with what must be found then. */
export interface Fault {
  rule: RuleId | 'structure'
  /** What is broken: a keyword of the schema, or `rule`. */
  keyword: string
  /** JSON Pointer of the keyword in the schema of the body; a required key by its name. */
  keywordLocation?: string
  changes: readonly Change[]
  /** Places that must stay as they are for the fault to be found so. */
  needs?: readonly Path[]
  /** Where it must be found, one for each violation of the rule. */
  targets: readonly string[]
}

/** What breaks rules in one right request: every way that the request has a place for. */
export type RuleFaults = (generated: GeneratedRequest, names: ServiceNames) => Iterable<Fault>

/** A violation or warning that a request must be answered with. */
export interface Expectation {
  rule: RuleId | 'structure'
  severity: Severity
  status: number
  code: ErrorCode
  target: string
}

/** What decides by which shape a campaign is judged, and with which answer. */
export const channelAndState: readonly Path[] = [
  ['body', 'channel'],
  ['body', 'draft_id'],
  ['body', 'status'],
  ['facts', 'campaign', 'channel'],
  ['facts', 'campaign', 'status'],
]

/** The fault of a schema keyword at a place of the body; without a value what is there goes. */
export const atBody = (
  { location }: { location: string },
  keyword: string,
  path: Path,
  value?: unknown,
): Fault => ({
  rule: keyword === 'x-complete' ? 'field/unknown' : 'structure',
  keyword,
  keywordLocation: `${location}/${keyword}${keyword === 'required' ? `/${path.at(-1)}` : ''}`,
  changes: [{ path: ['body', ...path], value }],
  needs: channelAndState,
  targets: [toTarget(path)],
})

/** A copy of a request with the changes of some faults. */
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

/** What a request with these faults must be answered with, as the contract's tables say. */
export function expectations(generated: GeneratedRequest, faults: readonly Fault[]): Expectation[] {
  const broken = new Set<string>(faults.map(({ rule }) => rule))
  return faults
    .filter(({ rule }) => !entryOf(generated, rule).silentIf.some((id) => broken.has(id)))
    .flatMap(({ rule, targets }) =>
      targets.map((target) => ({ rule, target, ...answerTo(generated, rule, target) })),
    )
}

function entryOf({ operation }: GeneratedRequest, rule: RuleId | 'structure'): RuleDescription {
  const entry = entriesOf(operation).find(({ id }) => id === (rule as string))
  if (entry === undefined) throw new Error(`${rule} is no rule of ${operation}`)
  return entry
}

/** Severity, status and code of a rule for one request, as the contract's tables give them. */
function answerTo(
  generated: GeneratedRequest,
  rule: RuleId | 'structure',
  target: string,
): Omit<Expectation, 'rule' | 'target'> {
  const { operation, request, facts } = generated
  const entry = entryOf(generated, rule)
  const body = isObject(request.body) ? request.body : {}
  const channel = body.channel ?? facts.campaign?.channel
  const judgesDraft = operation === 'validateCampaign' || body.status === 'PUBLISH'
  const severity = entry.severityByChannel?.[String(channel)] ?? entry.severity
  if (judgesDraft && isOfDraft(rule, target)) {
    const { status, code } = publishing
    return { severity: entry.severityWhenPublishing ?? severity, status, code: code as ErrorCode }
  }
  return { severity, ...entry.answer }
}

/** Whether a violation is one of the draft that is published and not of the request. */
const isOfDraft = (rule: string, target: string): boolean =>
  (publishing.groups as readonly string[]).includes(rule.split('/')[0] as string) ||
  (ofSchema.has(rule) && /^(basic_details|connector|campaign_content)(\.|$)/.test(target))
const ofSchema = new Set(['structure', 'field/unknown', 'body/empty'])
