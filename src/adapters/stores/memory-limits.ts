import { assertOptions, isCount } from '../../core/base/option-checks.js'

/** Limits of an idempotency store in memory. Keys and fingerprints count to the bytes. */
export interface MemoryIdempotencyOptions {
  /** How many keys the store holds. Default 100,000. */
  maxKeys?: number
  /** How many keys one client holds. Default a quarter of `maxKeys`. */
  maxKeysPerClient?: number
  /** How many bytes the store holds. Default 256 MiB. */
  maxBytes?: number
  /** How many bytes one client holds. Default a quarter of `maxBytes`. */
  maxBytesPerClient?: number
  /**
   * How many bytes a response may have to be kept. A larger one is sent, and a repeated call is
   * answered 500. Default 1 MiB, but at most a sixteenth of `maxBytesPerClient`.
   */
  maxResponseBytes?: number
}

/** Checks the limits and fills in the defaults. Throws a TypeError that names what is wrong. */
export function readMemoryLimits(
  options: MemoryIdempotencyOptions,
  /** Beside its response. */
  entryBytes: number,
): Required<MemoryIdempotencyOptions> {
  assertOptions(options, {
    ...{ maxKeys: isCount, maxKeysPerClient: isCount },
    ...{ maxBytes: isCount, maxBytesPerClient: isCount, maxResponseBytes: isCount },
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
