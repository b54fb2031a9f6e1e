import { given, isObject, own } from '../json.js'
import { dataOf, type ResponseCheck } from './response-check.js'

const message = 'The answer carries no resulting status: it is read with GET on the campaign.'

/** The answer to a status change says nothing of the status that it leads to. */
export const statusData: ResponseCheck = function* (subject) {
  const data = dataOf(subject)
  if (isObject(data) && given(data, 'status')) {
    yield { at: ['data', 'status'], message, got: own(data, 'status') }
  }
}
