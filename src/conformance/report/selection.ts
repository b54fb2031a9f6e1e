import type { OperationName } from '../../core/index.js'
import type { FindingSubject } from './report.js'

/** Whether an operation and what is tried at it are among those asked for. */
export type Selection = (
  operation: OperationName | undefined,
  subject: FindingSubject | undefined,
) => boolean

/**
 * Reads names of operations, rules and groups such as `auth/*`: operations narrow the operations,
 * rules the rules. Throws a TypeError on what is neither.
 */
export function selectionOf(
  only: readonly string[] | undefined,
  { operations, subjects }: { operations: readonly string[]; subjects: readonly string[] },
): Selection {
  if (only === undefined || only.length === 0) return () => true
  const isOperation = (name: string) => operations.includes(name)
  const wantedOperations = only.filter(isOperation)
  const wantedSubjects = only.filter((name) => !isOperation(name))
  const fits = (subject: string) => (name: string) =>
    name === subject || (name.endsWith('/*') && subject.startsWith(name.slice(0, -1)))
  for (const name of wantedSubjects) {
    if (!subjects.some((subject) => fits(subject)(name))) {
      throw new TypeError(`\`${name}\` is no operation, rule, sequence or group of them.`)
    }
  }
  return (operation, subject) =>
    (wantedOperations.length === 0 ||
      operation === undefined ||
      wantedOperations.includes(operation)) &&
    (wantedSubjects.length === 0 || subject === undefined || wantedSubjects.some(fits(subject)))
}
