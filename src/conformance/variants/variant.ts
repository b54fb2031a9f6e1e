import { type Path, toPointer } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import type { CaseRequest } from '../cases/cases.js'
import { descriptionOf, levelOf } from '../checking/requirement.js'
import { withValue } from '../places.js'
import type { FindingSubject } from '../report/exchange.js'

/** One change of a request: what it changes, as a JSON Pointer or a word, and the value it sets. */
export interface Edit {
  name: string
  value: string
  /** Whether it changes something that is not around the violation. */
  isFar?: boolean
  /** Whether it may violate a rule in several places. */
  isWhole?: boolean
  /** Whether it adds a violation to that of the case. */
  isPair?: boolean
  /** Its level where the API description does not settle the verdict. */
  level?: FindingLevel
  apply: () => CaseRequest
}

/** Returns the edit that sets a value in a request; `undefined` removes it. */
export const edit = (
  request: CaseRequest,
  path: Path,
  value: unknown,
  label = String(value),
): Edit => ({ name: toPointer(path), value: label, apply: () => withValue(request, path, value) })

/**
 * Returns MUST if the API description settles the verdict: that of the case, and that of the rule
 * that the variant violates, or that the variant is valid.
 */
export function levelOfVariant(
  subject: { rule: FindingSubject; level: FindingLevel },
  { name = '', value = '', level }: { name?: string; value?: string; level?: FindingLevel },
  operation: OperationName,
  violated: FindingSubject | undefined,
): FindingLevel {
  if (level === 'SHOULD') return 'SHOULD'
  // Invalid whatever the rest means; the check of the response knows which keywords are decisions.
  if (violated === 'structure') return 'MUST'
  const isDocumented =
    violated === undefined
      ? isDocumentedState(operation, name, value)
      : levelOf(operation, violated) === 'MUST'
  const isSettled =
    subject.level === 'MUST' ||
    // The rule is documented, only its response is not.
    (violated === undefined && descriptionOf(operation, subject.rule)?.isAnswerAssumed === true)
  return isDocumented && isSettled ? 'MUST' : 'SHOULD'
}

/** Returns whether the API description says that the operation succeeds in the stored state. */
function isDocumentedState(operation: OperationName, name: string, value: string): boolean {
  if (operation === 'validateCampaign') return false
  if (!name.startsWith('/given')) return true
  if (name.startsWith('/given/offering'))
    return ['scheduled', 'active', 'SMV', 'DMV'].includes(value)
  return value !== 'SMS' && !(name.endsWith('/status') && value !== 'DRAFT')
}
