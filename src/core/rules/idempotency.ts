import type { StoredResponse } from '../contract/facts.js'
import type { Check } from '../engine/check.js'
import type { ReadRequest } from '../engine/read-request.js'
import { isNameBasedUuid, isUuidV4 } from '../formats/patterns.js'
import { fingerprintOf } from '../protocol/fingerprint.js'
import { decisionOf, type IdempotencyDecision } from '../protocol/idempotency.js'

const header = 'Idempotency-Key'

/** The idempotency key, and the earlier call that used it. (Idempotency) */
export function idempotencyKey(c: Check): void {
  if (c.headers === undefined) {
    c.skip('idempotency/key-missing')
    c.skip('idempotency/key-malformed')
  } else ofHeader(c, c.headers.idempotencyKey)
  const decided = decision(c)
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

/** Returns the stored response to the request, if it is a repeated one. */
export const replay = (c: Check): StoredResponse | undefined => decision(c)?.response

/** Returns the decision about the key; null if none is needed, undefined if the fact is missing. */
function decision(c: Check): IdempotencyDecision | null | undefined {
  const stored = c.facts.idempotency
  if (c.headers !== undefined && c.headers.idempotencyKey === undefined) return null
  if (!stored) return stored
  c.idempotency ??= decisionOf(c.traits.idempotency, {
    fingerprint: hashOf(c),
    stored,
    now: c.now(),
  })
  return c.idempotency
}

/** Returns the fingerprint of the request. Throws a TypeError on an unreadable or too deep body. */
export function hashOf({ traits, params, rawBody, transport }: ReadRequest): string {
  const request = { params: params as Record<string, string> | undefined, body: rawBody }
  return transport?.fingerprint?.() ?? fingerprintOf(traits, request)
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
