import { given, own } from '../base/json.js'
import { jsonBytes } from '../base/text.js'
import { longestId } from '../contract/ceilings.js'
import type { ReadRequest } from '../engine/read-request.js'
import { errorOf, type ResponseCheck, unchecked } from './response-check.js'

/** Requires an error to repeat the request id; if header and body differ, either is valid. */
export const requestIdEcho: ResponseCheck = function* (subject) {
  const { request } = subject
  const echoed = own(errorOf(subject) ?? {}, 'request_id')
  if (typeof echoed !== 'string') return
  if (request === undefined) {
    yield unchecked
    return
  }
  const id = request.requestId
  if (id === undefined) {
    if (mayHaveId(request)) yield unchecked
  } else if (isRepeated(id) && echoed !== id && echoed !== own(request.body ?? {}, 'request_id')) {
    yield {
      at: ['error', 'request_id'],
      message: 'Must repeat the request id of the call.',
      expected: id,
      got: echoed,
    }
  }
}

/** Returns whether the response must repeat the id in full; long ids may be shortened. */
const isRepeated = (id: string): boolean => jsonBytes(id) <= longestId

/** Returns whether the id may be in a part of the request that is missing or was not parsed. */
const mayHaveId = ({ headers, body, rawBody }: ReadRequest): boolean =>
  headers === undefined || typeof rawBody === 'string' || given(body ?? {}, 'request_id')
