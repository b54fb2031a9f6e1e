import { operationTable } from '../../../generated/operations.js'
import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import { isObject } from '../../core/base/json.js'
import { shortened } from '../../core/base/text.js'
import { longestId } from '../../core/contract/ceilings.js'
import { headerRecord } from '../../core/contract/request.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import type { Outcome } from './operations/handling.js'

/** Returns a success response in its envelope; `type` is documented for campaigns only. */
export function successAnswer(
  { status, data }: Outcome,
  call: RequestInput & { operation: OperationName },
  options: ContractOptions,
): Answer {
  const { responseId = () => crypto.randomUUID() } = options
  const response_id = requestIdOf(call, options) ?? responseId()
  const isOfCampaigns = operationTable[call.operation].family === 'campaigns'
  const type = isOfCampaigns ? { type: 'campaign' } : {}
  return answerOf({ status, body: { response_id, ...type, data } })
}

/** Returns the request id from header or body, truncated if it is too long. */
export function requestIdOf(
  { headers = {}, body }: RequestInput,
  { serviceName = 'SVC' }: ContractOptions,
): string | undefined {
  const inBody = isObject(body) ? body.request_id : undefined
  const id =
    headerRecord(headers)[serviceNames(serviceName, '').requestIdKey] ??
    (typeof inBody === 'string' && inBody !== '' ? inBody : undefined)
  return id === undefined ? undefined : shortened(id, longestId)
}
