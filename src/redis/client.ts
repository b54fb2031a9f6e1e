/** What the stores need of a client: node-redis has it, connected, as a cluster and as a pool. */
export interface RedisClient {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/** What the keys of a store begin with. */
export interface RedisStoreOptions {
  /** Default `campaign-contract`. */
  prefix?: string
}

/** Checks what a store is made of. Throws a TypeError that names what is wrong. */
export function readPrefix(
  client: RedisClient,
  { prefix = 'campaign-contract' }: RedisStoreOptions,
) {
  if (typeof client?.eval !== 'function') throw new TypeError('The client has no method `eval`.')
  if (typeof prefix !== 'string') throw new TypeError('Option `prefix` must be a string.')
  return prefix
}
