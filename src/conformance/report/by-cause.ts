import { groupBy } from '../grouping.js'
import type { ConformanceFinding } from './report.js'

/** A finding at one place, with the ids of all cases that found it. */
export interface SingleFinding extends Omit<ConformanceFinding, 'where' | 'cases'> {
  cases: ReadonlySet<string>
}

/** Case ids that a finding lists at most. */
const maxIds = 20

/** Joins findings with the same cause: the first one stands for all, and lists where they are. */
export const byCause = (findings: readonly SingleFinding[]): ConformanceFinding[] =>
  [...groupBy(findings, causeOf).values()].map((group) => ({
    ...group[0],
    cases: listed(group[0].cases),
    count: group.reduce((sum, { count }) => sum + count, 0),
    where: group.map(placeOf),
  }))

const placeOf = ({ key, operation, message, count, cases, replay, ...of }: SingleFinding) => {
  const { subject, target, cause } = of
  return {
    key,
    operation,
    subject,
    target,
    cause,
    message,
    count,
    replay,
    cases: listed(cases),
  }
}

const listed = (cases: ReadonlySet<string>): string[] => [...cases].slice(0, maxIds)

/** Returns a text that findings with the same cause share, whatever their operation. */
function causeOf(finding: SingleFinding): string {
  const { kind, level, isExpected, exception } = finding
  const parts = [kind, level, isExpected, exception?.exception, ...ownParts(finding)]
  return parts.join('\n')
}

function ownParts(finding: SingleFinding): string[] {
  const { kind, subject, target, cause, message, requirement } = finding
  switch (kind) {
    case 'accepted':
      // A rule that is missing is one cause, whatever the values that it reads.
      return subject === 'structure' ? [subject, target, cause] : [subject]
    case 'refused':
      return [target, cause]
    case 'answer':
      // One choice of a status or a code shows in the responses to many rules.
      return [/^Expected (?:status|code) /.test(message) ? message : requirement, cause]
    case 'sequence':
      return [requirement]
    case 'no-answer':
      return [cause]
    default:
      return [subject, target, cause]
  }
}
