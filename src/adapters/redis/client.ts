import { assertOptions, isCount, isFlag, type OptionCheck } from '../../core/base/option-checks.js'
import { StoreFullError } from '../stores/stores.js'

/** What the stores need of a client: a connected node-redis client, cluster or pool has it. */
export interface RedisClient {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** Options of a store on Redis. */
export interface RedisStoreOptions {
  /** What the store's keys begin with. Default `campaign-contract`. */
  prefix?: string
}

/** Options of an idempotency store on Redis. */
export interface RedisIdempotencyOptions extends RedisStoreOptions {
  /**
   * How many bytes a response may have to be kept. A larger one is sent, and a repeated call is
   * answered 500. Default 1 MiB.
   */
  maxResponseBytes?: number
  /**
   * Whether to use a Redis that deletes keys when its memory is full (`maxmemory-policy` other than
   * `noeviction`). A call whose key was deleted runs again. Default false: such a Redis is refused, as
   * is one that does not tell (`INFO` denied by its ACL).
   */
  allowEviction?: boolean
}

const isPrefix: OptionCheck = [(value) => typeof value === 'string', 'a string']

const checks = {
  rateLimits: { prefix: isPrefix },
  idempotency: { prefix: isPrefix, maxResponseBytes: isCount, allowEviction: isFlag },
}

/** Runs a script on the key of a store. */
export type RunScript = (
  script: string,
  key: string,
  ...values: readonly (string | number)[]
) => Promise<unknown>

/**
 * Returns what runs the scripts of a store. Throws a TypeError on a client without `eval` or a wrong
 * option. What runs rejects with a StoreFullError where the memory of Redis is full.
 */
export function scriptRunner(
  client: RedisClient,
  kind: keyof typeof checks,
  options: RedisStoreOptions,
): RunScript {
  if (typeof client?.eval !== 'function') throw new TypeError('The client has no method `eval`.')
  assertOptions(options, checks[kind])
  const { prefix = 'campaign-contract' } = options
  const part = kind === 'idempotency' ? 'idempotency' : 'calls'
  return async (script, key, ...values) => {
    try {
      return await client.eval(script, {
        keys: [`${prefix}:${part}:${key}`],
        arguments: values.map(String),
      })
    } catch (fault) {
      if (/\bOOM\b/.test(String(fault))) throw new StoreFullError('The memory of Redis is full.')
      throw fault
    }
  }
}
