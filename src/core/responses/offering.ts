import { isObject, own } from '../base/json.js'
import {
  dataOf,
  type ResponseCheck,
  type ResponseFinding,
  type ResponseSubject,
} from './response-check.js'

const statuses: Partial<Record<ResponseSubject['operation'], number>> = {
  createOffering: 201,
  updateOffering: 200,
}

/** Requires 201 with the id of the new offering, not a draft, for a create; 200 for an update. */
export const offering: ResponseCheck = function* (subject) {
  const { kind, status, operation } = subject
  if (kind !== 'success') return
  const expected = statuses[operation]
  if (expected !== undefined && status !== expected) {
    yield { at: '', message: `Must be ${expected} on success.`, expected, got: status }
  }
  if (operation === 'createOffering') yield* created(subject)
}

function* created(subject: ResponseSubject): Generator<ResponseFinding> {
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
