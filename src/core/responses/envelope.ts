import { assumedEnvelopes } from '../../../generated/response-checks.js'
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
  const { kind, operation } = subject
  const isAssumed = kind === 'success' && assumed.has(operation)
  for (const finding of parts(subject)) yield isAssumed ? { ...finding, level: 'SHOULD' } : finding
}

/** Operations whose success is not documented. */
const assumed: ReadonlySet<string> = new Set(assumedEnvelopes)

function* parts(subject: ResponseSubject): Generator<ResponseFinding> {
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
    // Its type is documented; that it is required is documented only for this code.
    const isDocumented = given(error, 'target') || own(error, 'code') === 'REQUIRED_FIELD_MISSING'
    yield isDocumented ? finding : { ...finding, level: 'SHOULD' }
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
