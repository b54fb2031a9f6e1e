import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type OperationName, operationTable } from '../../../generated/operations.js'
import { attempt } from '../base/attempt.js'
import { own, TooDeepError } from '../base/json.js'
import { assertOperation } from '../contract/assert-operation.js'
import type { RequestInput } from '../contract/request.js'
import { canonicalJson } from './canonical-json.js'

/** Returns the hexadecimal SHA-256 of the UTF-8 bytes of a text. */
export type Sha256 = (text: string) => string

const portable: Sha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)))

let hashed = portable

/** Returns the hexadecimal SHA-256 of a text, as fingerprints have it. */
export const sha256Of: Sha256 = (text) => hashed(text)

/**
 * Replaces the SHA-256 of fingerprints by that of the platform, such as `node:crypto`, which is
 * several times faster. Ignores a function that throws or returns another hash.
 */
export function setSha256(ofPlatform: Sha256): void {
  if (attempt(() => ofPlatform('é')) === portable('é')) hashed = ofPlatform
}

/**
 * Returns the fingerprint of a request, to compare requests with the same idempotency key: the
 * hexadecimal SHA-256 of the canonical JSON (RFC 8785) of operation, path parameters and body.
 * Ignores other parameters. A missing body differs from an empty one. Throws a TypeError on a
 * body nested more than 256 levels deep, and on an unreadable one, such as one with a getter that throws.
 */
export function fingerprint(
  operation: OperationName,
  request: Pick<RequestInput, 'params' | 'body'>,
): string {
  assertOperation(operation)
  return fingerprintOf(operationTable[operation], request)
}

/** The same for one of the operations, without the table of all. */
export function fingerprintOf(
  {
    operation,
    pathParameters,
  }: { readonly operation: OperationName; readonly pathParameters: readonly string[] },
  { params, body }: Pick<RequestInput, 'params' | 'body'>,
): string {
  let text: string
  try {
    const inPath = Object.fromEntries(pathParameters.map((name) => [name, own(params ?? {}, name)]))
    text = canonicalJson({ operation, params: inPath, body })
  } catch (cause) {
    if (cause instanceof TooDeepError) throw cause
    throw new TypeError('Cannot compute the fingerprint: the request is unreadable.', { cause })
  }
  return hashed(text)
}
