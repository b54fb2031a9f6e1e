import { assertOptions, count } from '../../core/base/kinds.js'

/** Limits of an idempotency store in memory. Bytes include keys and fingerprints. */
export interface MemoryIdempotencyOptions {
  /** Maximum keys in the store. Default 100,000. */
  maxKeys?: number
  /** Maximum keys of one client. Default a quarter of `maxKeys`. */
  maxKeysPerClient?: number
  /** Maximum bytes in the store. Default 256 MiB. */
  maxBytes?: number
  /** Maximum bytes of one client. Default a quarter of `maxBytes`. */
  maxBytesPerClient?: number
  /**
   * Maximum size of a stored response in bytes. A larger one is sent but not stored, and a repeated
   * call gets a 500. Default 1 MiB, but at most a sixteenth of `maxBytesPerClient`.
   */
  maxResponseBytes?: number
}

/** Returns the limits with defaults. Throws a TypeError on an unknown or invalid option. */
export function readMemoryLimits(
  options: MemoryIdempotencyOptions,
  /** Without its response. */
  entryBytes: number,
): Required<MemoryIdempotencyOptions> {
  assertOptions(options, {
    ...{ maxKeys: count, maxKeysPerClient: count },
    ...{ maxBytes: count, maxBytesPerClient: count, maxResponseBytes: count },
  })
  const { maxKeys = 100_000, maxBytes = 256 * 1024 * 1024 } = options
  const {
    maxKeysPerClient = Math.ceil(maxKeys / 4),
    maxBytesPerClient = Math.ceil(maxBytes / 4),
    maxResponseBytes = Math.min(1024 * 1024, Math.ceil(maxBytesPerClient / 16)),
  } = options
  // Keys, fingerprint, client and owner are bounded in a gate; twice covers them.
  if (maxResponseBytes + 2 * entryBytes > Math.min(maxBytes, maxBytesPerClient)) {
    throw new TypeError(
      'Options `maxBytes` and `maxBytesPerClient` must have space for one key and `maxResponseBytes`.',
    )
  }
  return { maxKeys, maxKeysPerClient, maxBytes, maxBytesPerClient, maxResponseBytes }
}
