import type {
  FindingLevel,
  OperationName,
  ResponseCheckId,
  RuleId,
  StoredResponse,
} from '../../core/index.js'

/** The subject of a finding: a rule of requests, a check of responses, or a sequence of calls. */
export type FindingSubject = RuleId | 'structure' | ResponseCheckId | `sequence/${string}`

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
  /** The responses of a sequence of calls are inconsistent. */
  | 'sequence'
  /** The server sent no response, or none that is HTTP. */
  | 'no-answer'

/** A request as it was sent. */
export interface SentRequest {
  method: string
  /** Path and query, relative to the base address. */
  url: string
  headers: Readonly<Record<string, string | readonly string[]>>
  /** The text of the body; undefined without a body. */
  body: string | undefined
}

/** A response; `body` is the parsed JSON, or the text if it is not JSON. */
export type ReceivedResponse = Required<StoredResponse>

/** One deviation from the contract, found by one or more requests. */
export interface ConformanceFinding {
  /** Operation, kind, subject and target, joined by spaces; identifies the finding. */
  key: string
  operation: OperationName
  kind: FindingKind
  subject: FindingSubject
  /** The path in dot notation, the name of a header or parameter, or '' for none. */
  target: string
  /** MUST if the API description requires it, SHOULD if a decision does. */
  level: FindingLevel
  message: string
  /** Section of the API description that requires it. */
  source: string
  /** Expected and received values, each a text of one or more lines. */
  expected: string
  got: string
  /** Number of requests that found it. */
  count: number
  /** Ids of the first twenty cases and sequences that found it. */
  cases: readonly string[]
  /** The smallest request that reproduces it; undefined if no request was sent. */
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
  /** A command that repeats the request; '' if no command line can. */
  curl: string
  /** Whether the request was shrunk to the smallest one that reproduces the finding. */
  isShrunk: boolean
  /** Whether it is listed as an expected failure. */
  isExpected: boolean
}

/** The coverage of a rule in one operation. */
export interface RuleCoverage {
  operation: OperationName
  subject: FindingSubject
  /** Requests that violate the rule, and requests that do not. */
  wrong: number
  right: number
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
  baseUrl: string
  /** Start of the run, in RFC 3339. */
  startedAt: string
  milliseconds: number
  seed: number
  level: FindingLevel
  /** Number of requests sent. */
  requests: number
  cases: Counted
  generated: Counted
  sequences: Counted
  findings: readonly ConformanceFinding[]
  skipped: readonly Skipped[]
  coverage: {
    operations: readonly { operation: OperationName; requests: number; findings: number }[]
    rules: readonly RuleCoverage[]
    /** Number of responses by status. */
    statuses: Readonly<Record<string, number>>
  }
  /** Expected failures that passed; each makes the run fail. */
  unexpectedPasses: readonly string[]
  /**
   * `passed`; `failed`: an unexpected MUST finding (with `level: 'SHOULD'` also SHOULD), or an
   * expected failure that passed; `nothing-ran`: no request was checked.
   */
  outcome: 'passed' | 'failed' | 'nothing-ran'
}
