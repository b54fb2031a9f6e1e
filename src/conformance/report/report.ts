import type {
  FindingLevel,
  OperationName,
  ResponseCheckId,
  RuleId,
  StoredResponse,
} from '../../core/index.js'

/** What a finding is about: a rule of requests, a check of responses, or a sequence of calls. */
export type FindingSubject = RuleId | 'structure' | ResponseCheckId | `sequence/${string}`

/** What is wrong: the kind of departure from the contract. */
export type FindingKind =
  /** A wrong request was carried out. */
  | 'accepted'
  /** A right request was refused. */
  | 'refused'
  /** A wrong request was refused with another status, code, target or other details. */
  | 'answer'
  /** The response itself breaks the contract. */
  | 'response'
  /** The calls of a sequence do not fit together. */
  | 'sequence'
  /** There was no answer, or one that is no HTTP. */
  | 'no-answer'

/** A request as it was sent. */
export interface SentRequest {
  method: string
  /** Path and query below the base address. */
  url: string
  headers: Readonly<Record<string, string | readonly string[]>>
  /** The text of the body, undefined where there was none. */
  body: string | undefined
}

/** What came back; the body parsed where it is JSON, else its text. */
export type ReceivedResponse = Required<StoredResponse>

/** One departure from the contract, however many requests have shown it. */
export interface ConformanceFinding {
  /** Operation, kind, subject and target in one text: the same departure has the same key. */
  key: string
  operation: OperationName
  kind: FindingKind
  subject: FindingSubject
  /** The place in dot notation, the name of a header or parameter, or '' for none. */
  target: string
  /** MUST where the API description says so, SHOULD where it rests on a decision. */
  level: FindingLevel
  message: string
  /** Section of the API description that says so. */
  source: string
  /** What was expected and what came, each a text of one or several lines. */
  expected: string
  got: string
  /** How many requests have shown it. */
  count: number
  /** Ids of the cases and sequences that have shown it, the first twenty. */
  cases: readonly string[]
  /** The smallest request that shows it; undefined where no request could be sent. */
  request: SentRequest | undefined
  response: ReceivedResponse | undefined
  /** A command that sends the request again; '' where no command line can. */
  curl: string
  /** Whether the request was made smaller until nothing more could be left out. */
  isShrunk: boolean
  /** Whether it is listed as an expected failure. */
  isExpected: boolean
}

/** How a rule fared in one operation. */
export interface RuleCoverage {
  operation: OperationName
  subject: FindingSubject
  /** Requests that break it and requests that do not. */
  wrong: number
  right: number
  findings: number
  /** Cases that were not run. */
  skipped: number
}

/** Cases and sequences that were not run for one reason. */
export interface Skipped {
  reason: string
  count: number
  /** The first twenty. */
  ids: readonly string[]
}

export interface Counted {
  passed: number
  failed: number
  skipped: number
}

/** All that a run of the suite has shown. */
export interface ConformanceReport {
  /** Version of this package. */
  version: string
  baseUrl: string
  /** As RFC 3339 writes it. */
  startedAt: string
  milliseconds: number
  seed: number
  level: FindingLevel
  /** Requests that were sent. */
  requests: number
  cases: Counted
  generated: Counted
  sequences: Counted
  findings: readonly ConformanceFinding[]
  skipped: readonly Skipped[]
  coverage: {
    operations: readonly { operation: OperationName; requests: number; findings: number }[]
    rules: readonly RuleCoverage[]
    /** How often each status came. */
    statuses: Readonly<Record<string, number>>
  }
  /** Expected failures that did not fail; each makes the run fail. */
  unexpectedPasses: readonly string[]
  /**
   * `passed`; `failed`: a MUST (or, with `level: 'SHOULD'`, a SHOULD) that was not expected to
   * fail has failed, or an expected failure passed; `nothing-ran`: no request was judged.
   */
  outcome: 'passed' | 'failed' | 'nothing-ran'
}
