import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { operationTraits } from '../../../generated/operation-traits.js'
import type { OperationName } from '../../../generated/operations.js'
import { own } from '../base/json.js'
import { assertOperation } from '../contract/assert-operation.js'
import type { RequestInput } from '../contract/request.js'
import { canonicalJson } from './canonical-json.js'

/**
 * Returns what makes two requests the same for their idempotency key: SHA-256, in hexadecimal digits,
 * of the canonical JSON (RFC 8785) of operation, path parameters and body. Other parameters are
 * ignored; a body that is undefined is absent, which an empty one is not. Throws a TypeError on a
 * request that cannot be read, such as one with a getter that throws; no parsed JSON is one.
 */
export function fingerprint(
  operation: OperationName,
  { params, body }: Pick<RequestInput, 'params' | 'body'>,
): string {
  assertOperation(operation)
  const { pathParameters } = operationTraits[operation]
  let text: string
  try {
    const inPath = Object.fromEntries(pathParameters.map((name) => [name, own(params ?? {}, name)]))
    text = canonicalJson({ operation, params: inPath, body })
  } catch (cause) {
    throw new TypeError('The request has no fingerprint, because it cannot be read.', { cause })
  }
  return bytesToHex(sha256(utf8ToBytes(text)))
}
