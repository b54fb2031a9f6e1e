import type { OperationName } from '../../../generated/operations.js'
import type { JsonObject, LazyPath, Path } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'
import type { JsonScan } from '../json-text/scan.js'
import type { IdempotencyDecision } from '../protocol/idempotency.js'
import type { Messages, PushPlatforms } from './located-object.js'

/** What is known about the HTTP request before its parts are read. */
export interface Transport {
  /** Methods of the path, if the request has another one. */
  readonly allow?: readonly string[]
  /** The path that was probably meant, if it is misspelled. */
  readonly misspelledAs?: string
  /** Whether the body has not been read yet. */
  readonly isUnread?: boolean
  /** Returns the fingerprint of the request, computed once. */
  readonly fingerprint?: () => string
  /** Whether the body has a media type other than JSON. */
  readonly isOtherMediaType?: boolean
  readonly isTooLarge?: boolean
  /** The result of scanning the body's text. */
  readonly json?: JsonScan
}

/** The data of a rule. Read-only, except `memo`. */
export interface RuleContext {
  readonly operation: OperationName
  /** Whether `body` is that of the request, or a draft as it would be published. */
  readonly subject: 'request' | 'draft'
  readonly names: ServiceNames
  readonly limits: Settings['limits']
  readonly severities: Settings['severities']
  readonly transport: Transport | undefined
  /** Undefined if the caller provided none; then they are not validated. */
  readonly headers: RuleHeaders | undefined
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly query: Readonly<Record<string, unknown>> | undefined
  /** The body if it is a JSON object; else rules about it report nothing. */
  readonly body: JsonObject | undefined
  /** The body as provided, for the rules about its presence and type. */
  readonly rawBody: unknown
  readonly facts: Facts
  /** The time of the request in epoch milliseconds. */
  readonly now: () => number
  /** Caches what several rules need. */
  readonly memo: Memo
}

/** Values that are computed once for a context. */
export interface Memo {
  /** Whether the schemas accept the body. */
  isSound: boolean
  messages: Messages | undefined
  /** Null if there are none. */
  pushPlatforms: PushPlatforms | null | undefined
  instants: Instants | undefined
  idempotency: IdempotencyDecision | null | undefined
  /** Whether `idempotency` is computed; undefined is one of its values. */
  isDecided: boolean
}

/** Returns an empty memo. V8 is much faster if all have the same members from the start. */
export const newMemo = (): Memo => ({
  isSound: false,
  messages: undefined,
  pushPlatforms: undefined,
  instants: undefined,
  idempotency: undefined,
  isDecided: false,
})

/** Start and expiry of an offering in epoch milliseconds, if provided. */
export interface Instants {
  readonly start: number | undefined
  readonly expiry: number | undefined
}

/** A violation of a rule. The engine adds id, severity and response from the contract. */
export interface RuleViolation {
  /**
   * The path in the body, or the name of a header or parameter, or '' for the whole request. A lazy
   * path must be one that no schema describes.
   */
  readonly at: Path | string | LazyPath
  readonly message: string
  /** Whether violations nested under the path are omitted if this one is an error. */
  readonly hidesNested?: boolean
  /** Whether it is also reported for a text of an invalid length. */
  readonly besideLength?: boolean
  /** Headers of the response, if this violation decides it. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The result of a rule that is skipped because a required fact or part is missing. */
export const unchecked = 'unchecked'

export type RuleResult = readonly RuleViolation[] | typeof unchecked

/** The result of a rule without violations. */
export const valid: readonly RuleViolation[] = []

/** A rule: a pure function of its context. */
export type Rule<Context extends RuleContext = RuleContext> = (context: Context) => RuleResult

/** A context with a body that is an object. */
export interface BodyContext extends RuleContext {
  readonly body: JsonObject
}

/** A rule that runs only if there is a body. */
export type BodyRule = Rule<BodyContext>

/** A context with HTTP data. */
export interface TransportContext extends RuleContext {
  readonly transport: Transport
}

/** A rule that runs only if there is HTTP data. */
export type TransportRule = Rule<TransportContext>

/** A rule of any context. */
export type AnyRule = Rule<never>

export const violation = (at: Path | string, message: string): readonly RuleViolation[] => [
  { at, message },
]
