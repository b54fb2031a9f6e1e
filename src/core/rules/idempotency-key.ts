import { isNameBasedUuid, isUuidV4 } from '../formats/patterns.js'
import { fine, problem, type Rule, unchecked } from './rule.js'

const header = 'Idempotency-Key'

export const idempotencyKeyMissing: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  return headers.idempotencyKey === undefined
    ? problem(
        header,
        'The Idempotency-Key header is required: a fresh UUID v4 for each new request.',
      )
    : fine
}

export const idempotencyKeyMalformed: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  const key = headers.idempotencyKey
  if (key === undefined || isUuidV4(key)) return fine
  return problem(
    header,
    isNameBasedUuid(key)
      ? 'Must be a random UUID (version 4); a key must not be derived from the payload.'
      : 'Must be a UUID v4, such as 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83.',
  )
}
