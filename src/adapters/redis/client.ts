import { assertOptions, type KindsOf } from '../../core/base/kinds.js'
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
export function scriptRunner<Options extends RedisStoreOptions>(
  client: RedisClient,
  kind: 'idempotency' | 'calls',
  options: Options,
  kinds: KindsOf<Options>,
): RunScript {
  if (typeof client?.eval !== 'function') throw new TypeError('The client has no method `eval`.')
  assertOptions(options, kinds)
  const { prefix = 'campaign-contract' } = options
  return async (script, key, ...values) => {
    try {
      return await client.eval(script, {
        keys: [`${prefix}:${kind}:${key}`],
        arguments: values.map(String),
      })
    } catch (error) {
      if (/\bOOM\b/.test(String(error))) throw new StoreFullError('The memory of Redis is full.')
      throw error
    }
  }
}
