import type {
  MethodNotAllowed,
  OperationName,
  Rejected,
  ResponseVerdict,
  StoredResponse,
} from '../../core/index.js'
import { findingLines, violationLines } from './found-lines.js'

/** What breaks the contract: a request, or the response to one. */
export type ContractViolation =
  | { verdict: Rejected | MethodNotAllowed }
  | { responseVerdict: ResponseVerdict; response: StoredResponse }

/** The call that it happened in. */
export interface ViolatingCall {
  method: string
  url: string
  /** Undefined for a path of the API with a method that it does not have. */
  operation: OperationName | undefined
}

/** A request that was not sent, or a response that was not handed on, because it is wrong. */
export class ContractViolationError extends Error {
  override readonly name = 'ContractViolationError'
  readonly method: string
  readonly url: string
  readonly operation: OperationName | undefined
  /** What is wrong with the request; undefined where that is right. */
  readonly verdict: Rejected | MethodNotAllowed | undefined
  /** What is wrong with the response; undefined where it is the request that is wrong. */
  readonly responseVerdict: ResponseVerdict | undefined
  /** The response that is wrong. */
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

/** Of a response only what is documented: the rest breaks nothing. */
const lines = (violation: ContractViolation): string[] =>
  'verdict' in violation
    ? violationLines(violation.verdict.violations)
    : findingLines(violation.responseVerdict.findings.filter(({ level }) => level === 'MUST'))
