import { type HeadersInput, headerRecord, joined, RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'

type HeaderRecord = Readonly<Record<string, string | undefined>>

/** The headers of a request, each read once. */
export class HttpHeaders extends RuleHeaders {
  /** Values by lower-case name. On Node, to list Fetch headers costs more than a check. */
  listed: HeaderRecord | undefined = undefined

  constructor(given: HeadersInput, { requestIdKey }: ServiceNames) {
    super(given)
    const isOfFetch = Object.prototype.toString.call(given) === '[object Headers]'
    if (!isOfFetch) this.listed = headerRecord(given)
    this.authorization = this.get('authorization')
    this.idempotencyKey = this.get('idempotency-key')
    this.requestId = this.get(requestIdKey)
  }

  /** Returns a value by its lower-case name. */
  get(name: string): string | undefined {
    const { listed } = this
    return listed ? listed[name] : joined(undefined, (this.given as Headers).get(name))
  }

  get record(): HeaderRecord {
    this.listed ??= headerRecord(this.given)
    return this.listed
  }
}
