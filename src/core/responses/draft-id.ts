import { isObject, own } from '../base/json.js'
import { isObjectId } from '../formats/patterns.js'
import { dataOf, type ResponseCheck } from './response-check.js'

/** Requires a string as the id of a new draft, if `data` has one; it should be an ObjectId. */
export const draftId: ResponseCheck = function* (subject) {
  const data = dataOf(subject)
  const id = isObject(data) ? own(data, 'id') : undefined
  if (id === undefined) return
  const at = ['data', 'id']
  if (typeof id !== 'string') yield { at, message: 'Must be a string.', got: id }
  else if (!isObjectId(id)) {
    const message = 'Should be an object id: 24 hexadecimal characters.'
    yield { at, level: 'SHOULD', message, got: id }
  }
}
