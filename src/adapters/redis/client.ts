import { assertOptions, count, flag, string } from '../../core/base/kinds.js'
import { StoreFullError } from '../stores/stores.js'

/** A connected node-redis client, cluster or pool. */
export interface RedisClient {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** Options of a store on Redis. */
export interface RedisStoreOptions {
  /** Prefix of the store's keys. Default `campaign-contract`. */
  prefix?: string
}

/** Options of an idempotency store on Redis. */
export interface RedisIdempotencyOptions extends RedisStoreOptions {
  /**
   * Maximum size of a stored response in bytes. A larger one is sent but not stored, and a repeated
   * call gets a 500. Default 1 MiB.
   */
  maxResponseBytes?: number
  /**
   * Whether to accept a Redis that deletes keys when its memory is full (`maxmemory-policy` is not
   * `noeviction`). A call whose key was deleted runs again. Default false: rejects such a Redis,
   * and one whose ACL denies `INFO`.
   */
  allowEviction?: boolean
}

const optionsOf = {
  rateLimits: { prefix: string },
  idempotency: { prefix: string, maxResponseBytes: count, allowEviction: flag },
}

/** Runs a script on a key of the store. */
type RunScript = (
  script: string,
  key: string,
  ...values: readonly (string | number)[]
) => Promise<unknown>

/**
 * Returns a function that runs scripts, and rejects with a StoreFullError if the memory of Redis is
 * full. Throws a TypeError on a client without `eval` or an invalid option.
 */
export function scriptRunner(
  client: RedisClient,
  kind: keyof typeof optionsOf,
  options: RedisStoreOptions,
): RunScript {
  if (typeof client?.eval !== 'function') throw new TypeError('The client has no method `eval`.')
  assertOptions(options, optionsOf[kind])
  const { prefix = 'campaign-contract' } = options
  const part = kind === 'idempotency' ? 'idempotency' : 'calls'
  return async (script, key, ...values) => {
    try {
      return await client.eval(script, {
        keys: [`${prefix}:${part}:${key}`],
        arguments: values.map(String),
      })
    } catch (error) {
      if (/\bOOM\b/.test(String(error))) throw new StoreFullError('The memory of Redis is full.')
      throw error
    }
  }
}
