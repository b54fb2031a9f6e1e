import { type HeadersInput, headerRecord, RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'

/** The headers of a request, read once. */
export class HttpHeaders extends RuleHeaders {
  /** Values by lower-case name. */
  readonly record: Readonly<Record<string, string | undefined>>

  constructor(given: HeadersInput, { requestIdKey }: ServiceNames) {
    super(given)
    const record: HttpHeaders['record'] = headerRecord(given)
    this.record = record
    this.authorization = record.authorization
    this.idempotencyKey = record['idempotency-key']
    this.requestId = record[requestIdKey]
  }
}
