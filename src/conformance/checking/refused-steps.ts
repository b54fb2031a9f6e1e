import { isObject } from '../../core/base/json.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { isOpenValue } from './open-requests.js'
import { dottedTarget, fieldsOf } from './request-fields.js'
import { targetsIn } from './targets.js'
import type { AnsweredCall, PreparedRequest } from './trial.js'

/**
 * Returns whether a server may refuse a valid call of a sequence. Its calls depend on a state that the
 * sequence made, so only two reasons are left: what publishing requires beside the fields that the
 * description shows, and a value that the error names.
 */
export function mayRefuseStep(call: AnsweredCall): boolean {
  const { verdict, response } = call
  if (!verdict.ok) return false
  if (verdict.warnings.length > 0) return true
  if (![400, 409, 422].includes(response.status)) return false
  return (isPublishing(call) && namesOtherField(call, response)) || namesOpenField(call, response)
}

/** Returns whether a call publishes a campaign, or asks whether it can be published. */
const isPublishing = ({ operation, input: { body } }: PreparedRequest): boolean =>
  operation === 'validateCampaign' ||
  (operation === 'updateCampaign' && isObject(body) && body.status !== undefined)

/** Returns whether an error names a field that no campaign of the description has. */
function namesOtherField(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const [root] = fieldsOf({ ...prepared, operation: 'createCampaign' })
  const fields = { ...root?.node.properties, ...prepared.input.params, status: {} }
  return targetsIn(response)
    .map((target) => dottedTarget(target).split('.')[0] ?? '')
    .some((name) => /^[a-z]/.test(name) && !Object.hasOwn(fields, name))
}

/** Returns whether an error names a field of the body, and its value is not documented to be valid. */
function namesOpenField(prepared: PreparedRequest, response: ReceivedResponse): boolean {
  const { params = {}, query = {}, body } = prepared.input
  const others = { ...params, ...query }
  const isOfBody = (target: string) => /^[a-z]/.test(target) && !Object.hasOwn(others, target)
  return (
    isObject(body) &&
    targetsIn(response).map(dottedTarget).some(isOfBody) &&
    isOpenValue(prepared, response)
  )
}
