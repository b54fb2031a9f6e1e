import type { Contract, ExceptionNote, OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import { normalizedTarget } from '../checking/targets.js'
import type { AnsweredCall } from '../checking/trial.js'
import type { NewFinding } from '../report/report.js'

type Check = (call: AnsweredCall) => readonly NewFinding[]

/** Returns what a check finds in a response; what the exceptions of the deployment explain is a note. */
export const checkWithExceptions = (
  call: AnsweredCall,
  deployment: Contract | undefined,
  check: Check,
): NewFinding[] =>
  explained(call, deployment, check).map((finding) => ({
    ...finding,
    target: normalizedTarget(call.operation, finding.target),
  }))

/** A server may follow the contract with its exceptions or without: what they accept it may reject. */
function explained(
  call: AnsweredCall,
  deployment: Contract | undefined,
  check: Check,
): readonly NewFinding[] {
  const { operation, request, input, facts, response, isTooLarge: bodyTooLarge = false } = call
  const strict = check(call)
  // A response without findings needs no exception.
  if (strict.length === 0 || deployment === undefined) return strict
  const verdict = deployment.checkHttp({ ...request, bodyTooLarge }, facts)
  if (verdict === undefined) return strict
  const ofResponse = deployment.checkResponse(operation, response, { request: input, facts })
  const notes = [...(verdict.notes ?? []), ...(ofResponse.notes ?? [])]
  const [first] = notes
  if (first === undefined) return strict
  const findings = check({ ...call, contract: deployment, verdict })
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

/** A note about a violation of the request or a finding in the response. */
type Accepted = ExceptionNote & ({ rule: string } | { check: string })

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
