import type {
  Contract,
  Facts,
  FindingLevel,
  MethodNotAllowed,
  OperationName,
  RequestInput,
  Verdict,
} from '../../core/index.js'
import type { CaseRequest, GivenFacts } from '../cases/cases.js'
import type {
  FindingStep,
  FindingSubject,
  ReceivedResponse,
  SentRequest,
} from '../report/exchange.js'

/** A request of the API and the facts the server must have when it arrives. */
export interface Scenario extends CaseRequest {
  given: GivenFacts
  /** The raw request to send, where the parts cannot express it. */
  wire?: SentRequest & { isTooLarge: boolean }
  /** Whether the request is about its credentials, so that they are not replaced by announced ones. */
  hasOwnCredentials?: boolean
}

export interface Trial {
  /** Id of a case or sequence, or `generated` with operation and number. */
  id: string
  /** The highest level of its findings. */
  level: FindingLevel
  /** The subject of findings where the expected response names no rule. */
  subject: FindingSubject
}

/** A trial of one request, which a server whose data change its verdict cannot run. */
export interface RequestTrial {
  trial: Trial
  scenario: Scenario
  /** `verdictKey` of the expected verdict; undefined if any is. */
  expected?: string
}

/** A request ready to send, and the facts the server has for it. */
export interface PreparedRequest {
  operation: OperationName
  request: SentRequest
  /** The parts of the request, for the check of the response. */
  input: RequestInput
  facts: Facts
  /** Whether the body exceeds the limit of the server. */
  isTooLarge?: boolean
  /** Sets the state that it needs; call it immediately before sending. Returns the request for that. */
  establish?: () => Promise<FindingStep>
  /** The requests that prepared the server for it. */
  setup?: readonly FindingStep[]
  /** Stops using its data; call it if the server accepts the request although it is invalid. */
  discard?: () => Promise<void>
}

/** The verdict of the contract on the request of a trial. */
export type ExpectedVerdict = Verdict | MethodNotAllowed

/** A request of a trial, the response to it, and what the contract says about both. */
export interface AnsweredCall<Expected = ExpectedVerdict> extends PreparedRequest {
  trial: Trial
  verdict: Expected
  response: ReceivedResponse
  contract: Contract
}

export type AcceptedCall = AnsweredCall<Extract<ExpectedVerdict, { ok: true }>>

export type RejectedCall = AnsweredCall<Extract<ExpectedVerdict, { ok: false }>>

/** The reason why a trial did not run. */
export interface NotRun {
  skipped: string
}
