import { type HeadersInput, headerRecord, joined, RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'

/** The headers of a request, each read once. */
export class HttpHeaders extends RuleHeaders {
  private values: Readonly<Record<string, string | undefined>> | undefined = undefined

  constructor(given: HeadersInput, { requestIdKey }: ServiceNames) {
    super(given)
    // To list Fetch headers costs servers on Node more than the check, and most requests need a few names.
    if (!isFetchHeaders(given)) this.values = headerRecord(given)
    this.authorization = this.get('authorization')
    this.idempotencyKey = this.get('idempotency-key')
    this.requestId = this.get(requestIdKey)
  }

  /** Returns a value by its lower-case name. */
  get(name: string): string | undefined {
    const { given, values } = this
    if (values !== undefined || !isFetchHeaders(given)) return this.record[name]
    return joined(undefined, given.get(name))
  }

  /** Whether all headers have been listed. */
  get isListed(): boolean {
    return this.values !== undefined
  }

  /** Values by lower-case name. */
  get record(): Readonly<Record<string, string | undefined>> {
    this.values ??= headerRecord(this.given)
    return this.values
  }
}

/** Returns whether headers are those of the Fetch API, which find a name in any letter case. */
const isFetchHeaders = (given: HeadersInput): given is Headers =>
  (given as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag] === 'Headers'
