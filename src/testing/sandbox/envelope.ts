import type { Answer } from '../../adapters/gate/answer.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { shortened } from '../../core/base/text.js'
import { longestId } from '../../core/contract/ceilings.js'
import { readHeaders } from '../../core/contract/request.js'
import type { RequestInput } from '../../core/index.js'
import type { Outcome } from './operations/handling.js'

/** What an envelope is made from besides what it holds. */
export interface Sender {
  family: 'campaigns' | 'offerings'
  request: RequestInput
  /** Name of the request id header in lower case. */
  requestIdKey: string
  newResponseId: () => string
}

/** The envelope of a success: that of campaigns is documented, offerings show `data` in it. */
export function successAnswer({ status, data }: Outcome, sender: Sender): Answer {
  const response_id = requestIdOf(sender) ?? sender.newResponseId()
  const type = sender.family === 'campaigns' ? { type: 'campaign' } : {}
  return jsonAnswer(status, { response_id, ...type, data })
}

export const jsonAnswer = (status: number, body: JsonObject): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

/** The id that the caller gave the request, in its header or in its body; a long one is shortened. */
export function requestIdOf({ request, requestIdKey }: Sender): string | undefined {
  const inBody = isObject(request.body) ? request.body.request_id : undefined
  const id =
    readHeaders(request.headers ?? {}).get(requestIdKey) ??
    (typeof inBody === 'string' && inBody !== '' ? inBody : undefined)
  return id === undefined ? undefined : shortened(id, longestId)
}
