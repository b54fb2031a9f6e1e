import type { OperationName } from '../../core/index.js'
import type { FindingSubject } from './finding-subject.js'

/** Returns whether an operation and a subject are selected. */
export type Selection = (
  operation: OperationName | undefined,
  subject: FindingSubject | undefined,
) => boolean

/**
 * Creates a selection from names of operations, rules and groups such as `auth/*`. Operations
 * restrict the operations, rules the rules. Throws a TypeError on an unknown name.
 */
export function selectionOf(
  only: readonly string[] | undefined,
  { operations, subjects }: { operations: readonly string[]; subjects: readonly string[] },
): Selection {
  if (only === undefined || only.length === 0) return () => true
  const isOperation = (name: string) => operations.includes(name)
  const wantedOperations = only.filter(isOperation)
  const wantedSubjects = only.filter((name) => !isOperation(name))
  const matches = (subject: string) => (name: string) =>
    name === subject || (name.endsWith('/*') && subject.startsWith(name.slice(0, -1)))
  for (const name of wantedSubjects) {
    if (!subjects.some((subject) => matches(subject)(name))) {
      throw new TypeError(
        `Unknown name \`${name}\`: must be an operation, rule, sequence or group such as \`auth/*\`.`,
      )
    }
  }
  return (operation, subject) =>
    (wantedOperations.length === 0 ||
      operation === undefined ||
      wantedOperations.includes(operation)) &&
    (wantedSubjects.length === 0 || subject === undefined || wantedSubjects.some(matches(subject)))
}
