import { readHeaders } from '../../core/contract/request.js'
import type { BodyOutlook } from '../../core/index.js'
import type { GateRequest } from './gate-request.js'

/** Reads from the headers what can be known about a body before it is read. */
export function outlookOf(
  { headers, isParsed = false, hasBody }: Pick<GateRequest, 'headers' | 'isParsed' | 'hasBody'>,
  { maxBodyBytes }: { maxBodyBytes: number },
): BodyOutlook {
  const length = Number(readHeaders(headers).get('content-length') ?? 0)
  // The limit of a parser that has read the body comes before this one.
  return { hasBody: hasBody ?? length > 0, isTooLarge: !isParsed && length > maxBodyBytes }
}
