import type { Check } from '../engine/check.js'
import { isNameBasedUuid, isUuidV4 } from '../formats/patterns.js'

const header = 'Idempotency-Key'

/** The idempotency key, and the earlier call that used it. (Idempotency) */
export function idempotencyKey(c: Check): void {
  if (c.headers === undefined) {
    c.skip('idempotency/key-missing')
    c.skip('idempotency/key-malformed')
  } else ofHeader(c, c.headers.idempotencyKey)
  const decided = c.idempotency()
  if (decided === undefined) {
    c.skip('idempotency/conflict')
    c.skip('idempotency/in-progress')
  } else if (decided?.decision === 'conflict') {
    c.report(
      'idempotency/conflict',
      header,
      'This key was used for a different request; retry with a new key.',
    )
  } else if (decided?.decision === 'in-progress') {
    c.report(
      'idempotency/in-progress',
      header,
      'A request with this key is still in progress; wait for its response, or retry with a new key.',
    )
  }
}

function ofHeader(c: Check, key: string | undefined): void {
  if (key === undefined) {
    c.report(
      'idempotency/key-missing',
      header,
      'The `Idempotency-Key` header is required; send a new UUID v4 for each new request.',
    )
  } else if (!isUuidV4(key)) {
    c.report(
      'idempotency/key-malformed',
      header,
      isNameBasedUuid(key)
        ? 'Must be a random UUID (version 4), not one derived from the payload.'
        : 'Must be a UUID v4, such as 3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83.',
    )
  }
}
