import { isObject, own } from '../base/json.js'
import { dataOf, type ResponseCheck } from './response-check.js'

/** Requires the id of the new offering, which is not a draft. */
export const offering: ResponseCheck = function* (subject) {
  if (subject.kind !== 'success') return
  const data = dataOf(subject)
  const { id, status } = isObject(data)
    ? { id: own(data, 'id'), status: own(data, 'status') }
    : { id: undefined, status: undefined }
  if (typeof id !== 'string' || !id.startsWith('offer_')) {
    yield {
      at: ['data', 'id'],
      message: 'Must be the id of the new offering, starting with `offer_`.',
      got: id,
    }
  }
  if (typeof status === 'string' && status.toLowerCase() === 'draft') {
    yield {
      at: ['data', 'status'],
      message: 'An offering that is created through the API must not be a draft.',
      got: status,
    }
  }
}
