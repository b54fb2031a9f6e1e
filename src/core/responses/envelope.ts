import { given, isObject, own } from '../base/json.js'
import { quoted } from '../base/text.js'
import {
  dataOf,
  errorOf,
  type ResponseCheck,
  type ResponseFinding,
  type ResponseSubject,
  stringField,
} from './response-check.js'

/** Requires the members that every success or error response of the family has. */
export const envelope: ResponseCheck = function* (subject) {
  const { body, kind, family } = subject
  if (body === undefined) {
    yield { at: '', message: 'The body must be a JSON object.' }
    return
  }
  yield* stringField(body, 'response_id')
  if (kind === 'error') yield* errorParts(subject)
  if (kind === 'success' && family === 'campaigns') yield* successParts(subject)
}

function* errorParts(subject: ResponseSubject): Generator<ResponseFinding> {
  const error = errorOf(subject)
  if (error === undefined) {
    yield { at: ['error'], message: '`error` is required and must be an object.' }
    return
  }
  yield* stringField(error, 'code', ['error'])
  yield* stringField(error, 'message', ['error'])
  for (const finding of stringField(error, 'target', ['error'])) {
    // Its type is documented; that it is required is not.
    yield given(error, 'target') ? finding : { ...finding, level: 'SHOULD' }
  }
  if (subject.family === 'offerings') return
  if (!given(error, 'details')) {
    yield { at: ['error', 'details'], message: '`details` is required.', expected: [] }
  }
  yield* stringField(error, 'request_id', ['error'])
}

/** Operations whose `data` is documented as an object. */
const dataIsObject = new Set(['testCampaign', 'changeCampaignStatus'])

function* successParts(subject: ResponseSubject): Generator<ResponseFinding> {
  const { body = {}, operation } = subject
  const type = own(body, 'type')
  yield* stringField(body, 'type')
  if (typeof type === 'string' && type !== 'campaign') {
    yield {
      at: ['type'],
      level: 'SHOULD',
      message: `Should be ${quoted('campaign')}.`,
      expected: 'campaign',
      got: type,
    }
  }
  const data = dataOf(subject)
  if (data === undefined) {
    yield { at: ['data'], message: '`data` is required.' }
  } else if (dataIsObject.has(operation) && !isObject(data)) {
    yield { at: ['data'], message: 'Must be an object.', got: data }
  }
}
