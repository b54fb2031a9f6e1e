import { given, isObject, type JsonObject, own } from '../base/json.js'
import { dataOf, type ResponseCheck, type ResponseFinding, stringField } from './response-check.js'

/** Requires each result to be SENT, or FAILED with a reason, and a message for all. */
export const testStatus: ResponseCheck = function* (subject) {
  const data = dataOf(subject)
  if (!isObject(data)) return
  yield* stringField(data, 'message', ['data'])
  const results = own(data, 'data')
  if (!isObject(results)) return
  for (const [key, result] of Object.entries(results)) yield* resultParts(key, result)
}

function* resultParts(key: string, result: unknown): Generator<ResponseFinding> {
  const at = ['data', 'data', key]
  if (!isObject(result)) {
    yield { at, message: 'Must be an object with `status`.', got: result }
    return
  }
  const status = own(result, 'status')
  if (status === 'SENT') {
    if (given(result, 'failure_reason')) {
      yield {
        at: [...at, 'failure_reason'],
        message: 'Only a FAILED result can have a `failure_reason`.',
      }
    }
  } else if (status === 'FAILED') {
    yield* failureReason(result, at)
  } else {
    yield {
      at: [...at, 'status'],
      message: 'Must be `SENT` or `FAILED`.',
      expected: ['SENT', 'FAILED'],
      got: status,
    }
  }
}

function* failureReason(result: JsonObject, at: readonly string[]): Generator<ResponseFinding> {
  for (const finding of stringField(result, 'failure_reason', at)) {
    yield given(result, 'failure_reason')
      ? finding
      : { ...finding, level: 'SHOULD', message: 'A FAILED result should have a `failure_reason`.' }
  }
}
