import type { Exception, ExceptionNote, FindingLevel, OperationName } from '../../core/index.js'
import type { Scenario, Trial } from '../checking/trial.js'
import type { FindingStep, FindingSubject, ReceivedResponse, SentRequest } from './exchange.js'

export type { FindingStep } from './exchange.js'

/** The kind of a finding. */
export type FindingKind =
  /** The server accepted an invalid request. */
  | 'accepted'
  /** The server rejected a valid request. */
  | 'refused'
  /** The server rejected an invalid request with an unexpected status, code, target or details. */
  | 'answer'
  /** The response itself violates the contract. */
  | 'response'
  /** The server failed, or shows its inside: 5xx, a stack trace, another media type than JSON. */
  | 'server'
  /** The responses of a sequence of calls are inconsistent. */
  | 'sequence'
  /** The server sent no response, or none that is HTTP. */
  | 'no-answer'

/** The trial that a finding came from, in full. Keys, ids and credentials are chosen anew. */
export type Replay =
  | { kind: 'request'; trial: Trial; scenario: Scenario }
  | { kind: 'sequence'; id: `sequence/${string}`; operation: OperationName }

/** What is wrong, and where. */
interface FindingSpot {
  subject: FindingSubject
  /** The path in dot notation, the name of a header or parameter, or '' for none. */
  target: string
  /** What the server did, as one word such as `status-404` or `enum`. */
  cause: string
  message: string
}

/** An operation, rule and path at which a finding shows. */
export interface FindingPlace extends FindingSpot {
  /** Operation, kind, subject, target and cause, joined by spaces, `-` for none; identifies it. */
  key: string
  operation: OperationName
  /** Number of requests that found it. */
  count: number
  /** Ids of the first twenty cases and sequences that found it. */
  cases: readonly string[]
  /**
   * What `--replay` runs again; undefined if no single trial shows the finding.
   * @internal
   */
  replay: Replay | undefined
}

/** A finding of one response, before it is counted and reported. */
export interface NewFinding extends FindingSpot {
  kind: FindingKind
  /** MUST if the API description requires it, SHOULD if a decision does. */
  level: FindingLevel
  /** The statement of the API description (MUST) or the decision (SHOULD) that requires it. */
  requirement: string
  /** Section of the API description that contains the requirement. */
  source: string
  /** Expected and received values, each a text of one or more lines. */
  expected: string
  got: string
  /** The exception of the contract options that accepts it. */
  exception?: ExceptionNote
}

/** One deviation from the contract, found by one or more requests, and all places with its cause. */
export interface ConformanceFinding extends FindingPlace, NewFinding {
  /** All requests that lead to it, in order, from an unprepared server on; the last one shows it. */
  steps: readonly FindingStep[]
  /** The smallest request that reproduces it; undefined if no request was sent. */
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
  /** Commands for a shell that repeat all requests that lead to it; '' if no command line can. */
  curl: string
  /** Whether the request was shrunk to the smallest one that reproduces the finding. */
  isShrunk: boolean
  /** Whether it is listed as an expected failure, or accepted by an exception. */
  isExpected: boolean
  /** Everywhere it shows; the first place is its own. */
  where: readonly FindingPlace[]
}

/** The coverage of an operation. */
export interface OperationCoverage {
  operation: OperationName
  requests: number
  /** Requests that the contract accepts. Without one, no call of the operation could succeed. */
  valid: number
  findings: number
}

/** The coverage of a rule in one operation. */
export interface RuleCoverage {
  operation: OperationName
  subject: FindingSubject
  /** Requests that violate the rule, and requests that do not. */
  invalid: number
  valid: number
  findings: number
  /** Cases that did not run. */
  skipped: number
}

/** Cases and sequences that did not run for one reason. */
export interface Skipped {
  reason: string
  count: number
  /** The first twenty ids. */
  ids: readonly string[]
  /** How to test them, such as `add credentials`; undefined if it is not possible. */
  remedy: string | undefined
}

/** An operation that the server does not implement; nothing else of it is tested. */
export interface NotImplemented {
  operation: OperationName
  /** The status of its responses, 404, 405 or 501. */
  status: number
}

/** A campaign or offering that the suite created. */
export interface CreatedResource {
  operation: OperationName
  id: string
}

export interface Counted {
  passed: number
  failed: number
  skipped: number
}

/** The result of a run of the suite. */
export interface ConformanceReport {
  /** Version of this package. */
  version: string
  /** The file that has this report as JSON, which the commands to replay findings name; if there is one. */
  file?: string
  /** The flags that those commands repeat to reach the server as the run did, for a shell; if there are any. */
  flags?: string
  baseUrl: string
  /** Start of the run, in RFC 3339. */
  startedAt: string
  milliseconds: number
  seed: number
  level: FindingLevel
  /** Number of requests sent. */
  requests: number
  cases: Counted
  /** Cases with other values of one condition. */
  variants: Counted
  generated: Counted
  sequences: Counted
  findings: readonly ConformanceFinding[]
  skipped: readonly Skipped[]
  notImplemented: readonly NotImplemented[]
  /** What the suite created on a server whose state it cannot set. */
  created: readonly CreatedResource[]
  /** Why the data or the clock that the server had before could not be restored. */
  notRestored: string | undefined
  /** Responses with 429 to requests that expected none, and seconds waited for them. */
  rateLimited: { responses: number; seconds: number }
  /** Why the run ended before everything was tested; undefined if it did not. */
  endedBy: 'signal' | 'time-limit' | 'bail' | 'server-lost' | undefined
  coverage: {
    operations: readonly OperationCoverage[]
    rules: readonly RuleCoverage[]
    /** Number of responses by status. */
    statuses: Readonly<Record<string, number>>
  }
  /** Exceptions that accepted nothing in the run, and those that no longer apply; if there are any. */
  exceptions?: { unused: readonly Exception[]; expired: readonly Exception[] }
  /** Expected failures that passed; each makes the run fail. */
  unexpectedPasses: readonly string[]
  /**
   * `passed`; `failed`: an unexpected MUST finding (with `level: 'SHOULD'` also SHOULD), or an
   * expected failure that passed; `nothing-ran`: no request was checked; `too-few-ran`: without
   * findings, but fewer than a tenth of the selected cases and sequences ran.
   */
  outcome: 'passed' | 'failed' | 'nothing-ran' | 'too-few-ran'
}
