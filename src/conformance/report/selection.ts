import { didYouMean } from '../../core/base/nearest.js'
import type { OperationName } from '../../core/index.js'
import type { FindingSubject } from './exchange.js'

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
  { operations, subjects }: { operations: readonly string[]; subjects: readonly string[] },
): Selection {
  const isOperation = (name: string) => operations.includes(name)
  for (const name of [...only, ...exclude]) {
    if (isOperation(name) || subjects.some((subject) => matches(name, subject))) continue
    const groups = subjects.map((subject) => subject.replace(/\/.*/, '/*'))
    const hint = didYouMean(name, [...operations, ...subjects, ...groups])
    throw new TypeError(
      `Unknown name \`${name}\`: must be an operation, rule, sequence or group such as \`auth/*\`.${hint}`,
    )
  }
  const isAmong = (names: readonly string[], one: string | undefined) =>
    one !== undefined && names.some((name) => matches(name, one))
  const isWanted = (names: readonly string[], one: string | undefined) =>
    (names.length === 0 || one === undefined || isAmong(names, one)) && !isAmong(exclude, one)
  const ofOperations = only.filter(isOperation)
  const ofSubjects = only.filter((name) => !isOperation(name))
  return (operation, subject) => isWanted(ofOperations, operation) && isWanted(ofSubjects, subject)
}

const matches = (name: string, subject: string): boolean =>
  name === subject || (name.endsWith('/*') && subject.startsWith(name.slice(0, -1)))
