import { isObject, type Path, valueAt } from '../../core/base/json.js'
import type { FindingLevel } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import { pathTo } from '../places.js'
import type { FindingSubject } from '../report/exchange.js'

/** A case that variants are derived from: a valid request, or one with a single violation. */
export interface SubjectCase {
  id: string
  rule: FindingSubject
  level: FindingLevel
  request: CaseRequest
  base: CaseRequest | undefined
  /** The target of its violation; undefined if the request is valid. */
  target: string | undefined
  /** The rule of its violation, which may be another than that of the case. */
  violated: FindingSubject | undefined
  /** The path of the body or stored draft in the request that the target is relative to. */
  root: Path
  path: Path
}

/** Rules of what every call has; none of their conditions lies in a body. */
export const isOfEveryCall = (rule: string): boolean =>
  /^(?:auth|idempotency|rate-limit|request-id|http|params|body|field)\//.test(rule)

/** Returns a case as the subject of variants; undefined if it has none. */
export function subjectOf({
  id,
  rule,
  level,
  options,
  request,
  baseRequest: base,
  expect,
}: ConformanceCase): SubjectCase | undefined {
  const { ok, violations = [], warnings = [], replay } = expect
  const isDecided = violations.length <= 1 && warnings.length === 0 && replay !== true
  if (request?.headers === undefined || level === 'MAY' || options !== undefined || !isDecided)
    return undefined
  if (isOfEveryCall(rule) || (!ok && violations.length === 0)) return undefined
  const [violation] = violations
  const target = violation?.target
  const violated = violation?.rule as FindingSubject | undefined
  const root = checkedRoot(request, target)
  const path = [...root, ...(pathTo(target ?? '', valueAt(request, root)) ?? [])]
  return { id, rule, level, request, base, target, violated, root, path }
}

/** Returns the operation with what selects the shape of its request. */
export function modeOf({ operation, body, given }: CaseRequest): string {
  const fields = isObject(body) ? body : ({} as Record<string, unknown>)
  const channel = fields.channel ?? given?.campaign?.channel
  const mode = fields.draft_id === undefined ? fields.status : 'draft'
  return [operation, mode, channel].join(' ')
}

/** Returns the path of what a rule checks: publish and validate report places in the stored draft. */
function checkedRoot({ operation, body, given }: CaseRequest, target = ''): Path {
  const [first = ''] = target.split('.')
  const checksDraft =
    operation === 'validateCampaign' || (isObject(body) && body.status === 'PUBLISH')
  const isInDraft =
    checksDraft && !(isObject(body) && body[first] !== undefined) && isObject(given?.campaign)
  return isInDraft ? ['given', 'campaign'] : ['body']
}
