import { type HeadersInput, headerRecord, RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'

/** The headers of a request, read once: by lower-case name, and those of rules and servers. */
export class HttpHeaders extends RuleHeaders {
  readonly record: Readonly<Record<string, string | undefined>>
  readonly contentType: string | undefined
  readonly contentEncoding: string | undefined
  readonly contentLength: string | undefined
  readonly transferEncoding: string | undefined

  constructor(given: HeadersInput, { requestIdKey }: ServiceNames) {
    super(given)
    const record: HttpHeaders['record'] = headerRecord(given)
    this.record = record
    this.authorization = record.authorization
    this.idempotencyKey = record['idempotency-key']
    this.requestId = record[requestIdKey]
    this.contentType = record['content-type']
    this.contentEncoding = record['content-encoding']
    this.contentLength = record['content-length']
    this.transferEncoding = record['transfer-encoding']
  }
}
