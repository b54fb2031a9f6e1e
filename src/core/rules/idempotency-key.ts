import { isNameBasedUuid, isUuidV4 } from '../formats/patterns.js'
import { type Rule, unchecked, valid, violation } from './rule.js'

const header = 'Idempotency-Key'

export const idempotencyKeyMissing: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  return headers.idempotencyKey === undefined
    ? violation(
        header,
        'The `Idempotency-Key` header is required; send a new UUID v4 for each new request.',
      )
    : valid
}

export const idempotencyKeyMalformed: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  const key = headers.idempotencyKey
  if (key === undefined || isUuidV4(key)) return valid
  return violation(
    header,
    isNameBasedUuid(key)
      ? 'Must be a random UUID (version 4), not one derived from the payload.'
      : 'Must be a UUID v4, such as 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83.',
  )
}
