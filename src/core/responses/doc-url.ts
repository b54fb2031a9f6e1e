import { errorOf, type ResponseCheck, stringField } from './response-check.js'

/** An error links to the documentation of its code. */
export const docUrl: ResponseCheck = function* (subject) {
  const error = errorOf(subject)
  if (error !== undefined) yield* stringField(error, 'doc_url', ['error'])
}
