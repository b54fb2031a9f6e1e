import type { FindingLevel, OperationName } from '../../core/index.js'
import { descriptionOf } from '../descriptions.js'
import type { FindingSubject } from '../report/finding-subject.js'

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
      : descriptionOf(operation, violated)?.assumed === undefined
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
