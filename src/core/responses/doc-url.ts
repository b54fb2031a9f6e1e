import { errorOf, type ResponseCheck, stringField } from './response-check.js'

/** Requires a link to the documentation of the error code. */
export const docUrl: ResponseCheck = function* (subject) {
  const error = errorOf(subject)
  if (error !== undefined) yield* stringField(error, 'doc_url', ['error'])
}
