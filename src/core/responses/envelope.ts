import { assumedEnvelopes } from '../../../generated/response-checks.js'
import { given, isObject, own } from '../base/json.js'
import { quoted } from '../base/text.js'
import { requestIdOf } from '../rules/request-id.js'
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
  const { kind, operation, status = 0, family } = subject
  // Only offerings document an envelope for every error, also for those of HTTP itself.
  const isOfHttp = family === 'campaigns' && ofHttp.has(status)
  const isAssumed = isOfHttp || (kind === 'success' && assumed.has(operation))
  for (const finding of parts(subject)) yield isAssumed ? { ...finding, level: 'SHOULD' } : finding
}

/** Operations whose success is not documented. */
const assumed: ReadonlySet<string> = new Set(assumedEnvelopes)

/** Errors that a server may respond with before it knows the operation. */
const ofHttp: ReadonlySet<number> = new Set([405, 413, 414, 415, 431])

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
    // What an offering error without a field has as its target is not documented.
    const isOpen = subject.family === 'offerings' && own(error, 'target') === null
    yield isOpen ? { ...finding, level: 'SHOULD' } : finding
  }
  if (subject.family === 'offerings') return
  if (!given(error, 'details')) {
    yield { at: ['error', 'details'], message: '`details` is required.', expected: [] }
  }
  for (const finding of stringField(error, 'request_id', ['error'])) {
    yield mayLackId(subject) ? { ...finding, level: 'SHOULD' } : finding
  }
}

/** Returns whether the call has no request id to repeat. */
const mayLackId = ({ request }: ResponseSubject): boolean =>
  request !== undefined && requestIdOf(request) === undefined

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
