import type { Contract, ExceptionNote, OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import type { NewFinding } from '../checking/new-finding.js'
import type { ExpectedVerdict, PreparedRequest } from '../checking/trial.js'
import type { ReceivedResponse } from '../report/exchange.js'

/** The contract, and that of the deployment if it has exceptions. */
interface Contracts {
  contract: Contract
  deployment: Contract | undefined
}

/** A request, and the verdict of the contract without exceptions. */
type WithVerdict = PreparedRequest & { verdict: ExpectedVerdict }

/** Returns what a check finds in a response; what the exceptions of the deployment explain is a note. */
export function checkWithExceptions(
  { operation, request, input, facts, isTooLarge: bodyTooLarge = false, ...own }: WithVerdict,
  response: ReceivedResponse,
  { contract, deployment }: Contracts,
  check: (contract: Contract, verdict: ExpectedVerdict) => readonly NewFinding[],
): readonly NewFinding[] {
  const strict = check(contract, own.verdict)
  // A response without findings needs no exception.
  if (strict.length === 0 || deployment === undefined) return strict
  const verdict = deployment.checkHttp({ ...request, bodyTooLarge }, facts)
  if (verdict === undefined) return strict
  const ofResponse = deployment.checkResponse(operation, response, { request: input, facts })
  const notes = [...(verdict.notes ?? []), ...(ofResponse.notes ?? [])]
  return withExceptions(operation, strict, { findings: check(deployment, verdict), notes })
}

/** What the contract of the deployment, which has the exceptions, says about a response. */
interface WithExceptions {
  findings: readonly NewFinding[]
  /** What the exceptions accept in the request and in the response. */
  notes: readonly Accepted[]
}

/** A note about a violation of the request or a finding in the response. */
type Accepted = ExceptionNote & { target: string } & ({ rule: string } | { check: string })

/**
 * Turns the findings that the exceptions of a deployment explain into notes. A server may follow the
 * contract with its exceptions or without: if it rejects what an exception accepts, nothing changes.
 */
function withExceptions(
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
