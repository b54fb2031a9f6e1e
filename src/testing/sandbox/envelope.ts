import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import { isObject } from '../../core/base/json.js'
import { shortened } from '../../core/base/text.js'
import { longestId } from '../../core/contract/ceilings.js'
import { headerRecord } from '../../core/contract/request.js'
import type { RequestInput } from '../../core/index.js'
import type { Outcome } from './operations/handling.js'

/** The call and settings that an envelope depends on. */
export interface Sender {
  family: 'campaigns' | 'offerings'
  request: RequestInput
  /** Lower-case name of the request id header. */
  requestIdKey: string
  newResponseId: () => string
}

/** Returns a success response in its envelope; `type` is documented for campaigns only. */
export function successAnswer({ status, data }: Outcome, sender: Sender): Answer {
  const response_id = requestIdOf(sender) ?? sender.newResponseId()
  const type = sender.family === 'campaigns' ? { type: 'campaign' } : {}
  return answerOf({ status, body: { response_id, ...type, data } })
}

/** Returns the request id from header or body, truncated if it is too long. */
export function requestIdOf({ request, requestIdKey }: Sender): string | undefined {
  const inBody = isObject(request.body) ? request.body.request_id : undefined
  const id =
    headerRecord(request.headers ?? {})[requestIdKey] ??
    (typeof inBody === 'string' && inBody !== '' ? inBody : undefined)
  return id === undefined ? undefined : shortened(id, longestId)
}
