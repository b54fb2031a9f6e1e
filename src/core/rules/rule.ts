import type { OperationName } from '../../../generated/operations.js'
import type { DeepPlace, JsonObject, Path } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RequestHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'
import type { JsonScan } from '../json-text/scan.js'
import type { IdempotencyDecision } from '../protocol/idempotency.js'
import type { Messages } from './place.js'

/** What is wrong with a request as HTTP, before its parts are read. */
export interface Transport {
  /** Methods of the path, where the request has another one. */
  readonly allow?: readonly string[]
  /** The path that was probably meant, where it is written in another way. */
  readonly misspelledAs?: string
  /** The body has not been read yet. */
  readonly isUnread?: boolean
  /** Makes the fingerprint of the request, once. */
  readonly fingerprint?: () => string
  /** The body is of a media type other than JSON. */
  readonly isOtherMediaType?: boolean
  readonly isTooLarge?: boolean
  /** What a scan of the body's text found. */
  readonly json?: JsonScan
}

/** The headers that rules are about, each undefined where there is none or an empty one. */
export interface RuleHeaders {
  readonly authorization: string | undefined
  readonly requestId: string | undefined
  readonly idempotencyKey: string | undefined
  /** All that came. */
  readonly all: RequestHeaders
}

/** Everything that a rule may look at. Nothing of it may be changed. */
export interface RuleContext {
  readonly operation: OperationName
  /** Whether `body` is the request's, or a draft as it would be published. */
  readonly subject: 'request' | 'draft'
  readonly names: ServiceNames
  readonly limits: Settings['limits']
  readonly transport: Transport | undefined
  /** Undefined where the caller gave none: what is not given is not judged. */
  readonly headers: RuleHeaders | undefined
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly query: Readonly<Record<string, unknown>> | undefined
  /** The body if it is a JSON object; rules that read it are silent otherwise. */
  readonly body: JsonObject | undefined
  /** The body as given, for the rules that judge whether there is one. */
  readonly rawBody: unknown
  readonly facts: Facts
  /** The time of the request in epoch milliseconds. */
  readonly now: () => number
  /** What several rules need and one works out; the only part of a context that changes. */
  readonly memo: Memo
}

/** Work that is done once for a context, by those who know what it is. */
export interface Memo {
  messages?: Messages
  instants?: Instants
  idempotency?: IdempotencyDecision | null | undefined
}

/** When an offering starts and expires, in epoch milliseconds, as far as that is told. */
export interface Instants {
  readonly start: number | undefined
  readonly expiry: number | undefined
}

/** What a rule found. The engine adds id, severity and answer from the contract. */
export interface Problem {
  /**
   * The place in the body, or the name of a header or parameter, or '' for the whole request. A
   * place that may lie deep must be one about which no schema speaks.
   */
  readonly at: Path | string | DeepPlace
  readonly message: string
  /** Nothing beneath the place is judged while this stands as an error. */
  readonly hidesBeneath?: boolean
  /** Headers of the answer, where this problem decides it. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The answer of a rule that could be broken, had it been told a fact that it was not told. */
export const unchecked = 'unchecked'

export type Outcome = readonly Problem[] | typeof unchecked

/** The answer of a rule that has nothing to say. */
export const fine: readonly Problem[] = []

/** A rule: a pure function of what the context holds. */
export type Rule<Context extends RuleContext = RuleContext> = (context: Context) => Outcome

/** A context with a body that is an object. */
export interface BodyContext extends RuleContext {
  readonly body: JsonObject
}

/** A rule that is only asked where there is a body. */
export type BodyRule = Rule<BodyContext>

/** A context that tells of HTTP itself. */
export interface TransportContext extends RuleContext {
  readonly transport: Transport
}

/** A rule that is only asked where something is told of HTTP itself. */
export type TransportRule = Rule<TransportContext>

/** A rule, whatever it needs to be asked. */
export type AnyRule = Rule<never>

export const problem = (at: Path | string, message: string): readonly Problem[] => [{ at, message }]
