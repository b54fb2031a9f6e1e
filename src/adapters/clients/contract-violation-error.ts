import type {
  MethodNotAllowed,
  OperationName,
  Rejected,
  ResponseVerdict,
  StoredResponse,
} from '../../core/index.js'
import { findingLines, violationLines } from './violation-lines.js'

/** The verdict on an invalid request or response. */
type ContractViolation =
  | { verdict: Rejected | MethodNotAllowed }
  | { responseVerdict: ResponseVerdict; response: StoredResponse }

/** The call with the violation. */
interface ViolatingCall {
  method: string
  url: string
  /** Undefined if the path does not have this method. */
  operation: OperationName | undefined
}

/** Thrown instead of sending an invalid request or passing on an invalid response. */
export class ContractViolationError extends Error {
  override readonly name = 'ContractViolationError'
  readonly method: string
  readonly url: string
  readonly operation: OperationName | undefined
  /** The verdict on the request; undefined if it is valid. */
  readonly verdict: Rejected | MethodNotAllowed | undefined
  /** The verdict on the response; undefined if the request is invalid. */
  readonly responseVerdict: ResponseVerdict | undefined
  /** The invalid response. */
  readonly response: StoredResponse | undefined

  constructor({ method, url, operation }: ViolatingCall, violation: ContractViolation) {
    super([`${subject(violation, operation ?? method)}:`, ...lines(violation)].join('\n'))
    this.method = method
    this.url = url
    this.operation = operation
    this.verdict = 'verdict' in violation ? violation.verdict : undefined
    const isResponse = 'responseVerdict' in violation
    this.responseVerdict = isResponse ? violation.responseVerdict : undefined
    this.response = isResponse ? violation.response : undefined
  }
}

const subject = (violation: ContractViolation, call: string): string =>
  'verdict' in violation
    ? `The request ${call} breaks the contract and was not sent`
    : `The response ${violation.response.status} to ${call} breaks the contract`

/** Returns one line per violation or MUST finding. */
const lines = (violation: ContractViolation): string[] =>
  'verdict' in violation
    ? violationLines(violation.verdict.violations)
    : findingLines(violation.responseVerdict.findings.filter(({ level }) => level === 'MUST'))
