import { isObject, own } from '../base/json.js'
import {
  dataOf,
  type ResponseCheck,
  type ResponseProblem,
  type ResponseSubject,
} from './response-check.js'

const statuses: Partial<Record<ResponseSubject['operation'], number>> = {
  createOffering: 201,
  updateOffering: 200,
}

/**
 * A create is answered with 201 and the id of the new offering, which is never a draft; an update
 * with 200.
 */
export const offering: ResponseCheck = function* (subject) {
  const { kind, status, operation } = subject
  if (kind !== 'success') return
  const expected = statuses[operation]
  if (expected !== undefined && status !== expected) {
    yield { at: '', message: `The operation succeeds with ${expected}.`, expected, got: status }
  }
  if (operation === 'createOffering') yield* created(subject)
}

function* created(subject: ResponseSubject): Generator<ResponseProblem> {
  const data = dataOf(subject)
  const { id, status } = isObject(data)
    ? { id: own(data, 'id'), status: own(data, 'status') }
    : { id: undefined, status: undefined }
  if (typeof id !== 'string' || !id.startsWith('offer_')) {
    yield {
      at: ['data', 'id'],
      message: 'Must be the id of the new offering, with its prefix `offer_`.',
      got: id,
    }
  }
  if (typeof status === 'string' && status.toLowerCase() === 'draft') {
    yield {
      at: ['data', 'status'],
      message: 'An offering that is created through the API is never a draft.',
      got: status,
    }
  }
}
