import type { ExceptionNote, OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import type { NewFinding } from '../checking/new-finding.js'

/** What the contract of the deployment, which has the exceptions, says about a response. */
export interface WithExceptions {
  findings: readonly NewFinding[]
  /** What the exceptions accept in the request and in the response. */
  notes: readonly Accepted[]
}

/** A note about a violation of the request or a finding in the response. */
export type Accepted = ExceptionNote & { target: string } & ({ rule: string } | { check: string })

/**
 * Turns the findings that the exceptions of a deployment explain into notes. A server may follow the
 * contract with its exceptions or without: if it rejects what an exception accepts, nothing changes.
 */
export function withExceptions(
  operation: OperationName,
  strict: readonly NewFinding[],
  { findings, notes }: WithExceptions,
): readonly NewFinding[] {
  const [first] = notes
  if (first === undefined) return strict
  const known = keysOf(operation, strict)
  const wasAccepted = strict.some(({ kind }) => kind === 'accepted')
  // The shape of the response to a wrongly accepted request was not checked without the exceptions.
  const isExplained = wasAccepted
    ? findings.every(({ kind }) => kind !== 'refused')
    : findings.every((finding) => known.has(keyOf(operation, finding)))
  if (!isExplained) return strict
  const left = keysOf(operation, findings)
  const accepted = strict.filter((finding) => !left.has(keyOf(operation, finding)))
  return [
    ...findings,
    ...accepted.map((finding) => noted(finding, noteOf(finding, notes) ?? first)),
  ]
}

const keysOf = (operation: OperationName, findings: readonly NewFinding[]): ReadonlySet<string> =>
  new Set(findings.map((finding) => keyOf(operation, finding)))

const noteOf = ({ subject }: NewFinding, notes: readonly Accepted[]): Accepted | undefined =>
  notes.find((note) => ('rule' in note ? note.rule : note.check) === subject)

/** Adds the note to the finding; its key differs from that of a finding that is not accepted. */
function noted(finding: NewFinding, { reason, until, exception }: ExceptionNote): NewFinding {
  const note: ExceptionNote = { reason, ...(until !== undefined && { until }), exception }
  const causes = [finding.cause, `exception-${exception}`].filter((part) => part !== '')
  return { ...finding, cause: causes.join('+'), exception: note }
}
