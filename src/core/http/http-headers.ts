import { isNamed, joined, RuleHeaders } from '../contract/request.js'
import type { ServiceNames } from '../contract/service-names.js'

/** The headers that rules and servers read, in the same pass. */
export class HttpHeaders extends RuleHeaders {
  contentType: string | undefined = undefined
  contentEncoding: string | undefined = undefined
  contentLength: string | undefined = undefined
  transferEncoding: string | undefined = undefined

  protected override add(name: unknown, value: unknown, names: ServiceNames): void {
    if (isNamed(name, 'content-type', 'Content-Type'))
      this.contentType = joined(this.contentType, value)
    else if (isNamed(name, 'content-length', 'Content-Length'))
      this.contentLength = joined(this.contentLength, value)
    else if (isNamed(name, 'content-encoding', 'Content-Encoding'))
      this.contentEncoding = joined(this.contentEncoding, value)
    else if (isNamed(name, 'transfer-encoding', 'Transfer-Encoding'))
      this.transferEncoding = joined(this.transferEncoding, value)
    else super.add(name, value, names)
  }
}
