import { didYouMean } from '../../core/base/nearest.js'
import type { OperationName } from '../../core/index.js'
import type { FindingSubject } from './exchange.js'

/** Returns whether an operation and a subject are selected. */
export type Selection = (
  operation: OperationName | undefined,
  subject: FindingSubject | undefined,
) => boolean

/** Operations that change nothing on the server. */
export const reading: ReadonlySet<OperationName> = new Set([
  'listOfferings',
  'listOfferTemplates',
  'searchCampaigns',
  'getCampaign',
  'listCampaignExecutions',
  'validateCampaign',
])

/**
 * Creates a selection from names of operations, rules and groups such as `auth/*`. In `only`,
 * operations restrict the operations and rules the rules; `exclude` removes what it names. Throws a TypeError on an unknown name.
 */
export function selectionOf(
  { only = [], exclude = [] }: { only?: readonly string[]; exclude?: readonly string[] },
  known: { operations: readonly string[]; subjects: readonly string[] },
): Selection {
  const isIncluded = only.length === 0 ? () => true : selected(only, known)
  if (exclude.length === 0) return isIncluded
  selected(exclude, known)
  const isExcluded = (name: string | undefined) =>
    name !== undefined && exclude.some((excluded) => matches(excluded, name))
  return (operation, subject) =>
    isIncluded(operation, subject) && !isExcluded(operation) && !isExcluded(subject)
}

const matches = (name: string, subject: string): boolean =>
  name === subject || (name.endsWith('/*') && subject.startsWith(name.slice(0, -1)))

function selected(
  only: readonly string[],
  { operations, subjects }: { operations: readonly string[]; subjects: readonly string[] },
): Selection {
  const isOperation = (name: string) => operations.includes(name)
  const wantedOperations = only.filter(isOperation)
  const wantedSubjects = only.filter((name) => !isOperation(name))
  for (const name of wantedSubjects) {
    if (!subjects.some((subject) => matches(name, subject))) {
      const groups = subjects.map((subject) => subject.replace(/\/.*/, '/*'))
      const hint = didYouMean(name, [...operations, ...subjects, ...groups])
      throw new TypeError(
        `Unknown name \`${name}\`: must be an operation, rule, sequence or group such as \`auth/*\`.${hint}`,
      )
    }
  }
  return (operation, subject) =>
    (wantedOperations.length === 0 ||
      operation === undefined ||
      wantedOperations.includes(operation)) &&
    (wantedSubjects.length === 0 ||
      subject === undefined ||
      wantedSubjects.some((name) => matches(name, subject)))
}
