import { given, own } from '../base/json.js'
import { jsonBytes } from '../base/text.js'
import { longestId } from '../contract/ceilings.js'
import { requestIdOf } from '../rules/request-id.js'
import { type RuleContext, unchecked } from '../rules/rule.js'
import { errorOf, type ResponseCheck } from './response-check.js'

/** An error repeats the id of the failing call: where header and body differ, either of them. */
export const requestIdEcho: ResponseCheck = function* (subject) {
  const { request } = subject
  const echoed = own(errorOf(subject) ?? {}, 'request_id')
  if (typeof echoed !== 'string') return
  if (request === undefined) {
    yield unchecked
    return
  }
  const id = requestIdOf(request)
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

/** A long id need not be repeated whole. */
const isRepeated = (id: string): boolean => jsonBytes(id) <= longestId

/** Whether the id may stand in a part of the request that was not told or not read. */
const mayHaveId = ({ headers, body, rawBody }: RuleContext): boolean =>
  headers === undefined || typeof rawBody === 'string' || given(body ?? {}, 'request_id')
