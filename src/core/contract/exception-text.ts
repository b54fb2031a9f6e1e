import type { Exception } from './exceptions.js'
import type { ExceptionNote } from './violation.js'

/** Returns why a violation or finding is accepted, and until when. */
export const acceptedBecause = ({ reason, until }: Pick<ExceptionNote, 'reason' | 'until'>) =>
  `Accepted${until === undefined ? '' : ` until ${until}`}: ${reason}`

/** A run with exceptions. */
interface ExceptionsOfRun {
  exceptions?: { unused: readonly Exception[]; expired: readonly Exception[] }
}

/** Returns a line for each exception that accepted nothing or no longer applies. */
export const exceptionLines = ({ exceptions }: ExceptionsOfRun): string[] => [
  ...(exceptions?.unused ?? []).map((each) => `unused exception: ${exceptionText(each)}`),
  ...(exceptions?.expired ?? []).map(
    (each) => `expired exception (${each.until}): ${exceptionText(each)}`,
  ),
]

/** Formats an exception in one line. */
function exceptionText({ rule, operation, target, values, reason }: Exception): string {
  const operations = [operation ?? []].flat().join(', ')
  const accepted = values?.map((value) => JSON.stringify(value)).join(', ')
  const parts = [rule, operations, target, accepted].filter((part) => part)
  return `${parts.join(' ')} (${reason})`
}
