import { InvalidArgumentError } from 'commander'
import type { Shard } from '../../checking/check-settings.js'
import { UsageError } from '../../host/usage-error.js'

/** Parses `<shard>/<shards>`. */
export function readShard(text: string): Shard {
  const [index = 0, count = 0] = /^\d{1,6}\/\d{1,6}$/.test(text) ? text.split('/').map(Number) : []
  if (index >= 1 && index <= count) return { index, count }
  throw new InvalidArgumentError(
    'It must be <shard>/<shards> with a shard from 1 to the number of shards, such as 2/4.',
  )
}

/** The flags that cannot be combined with `--shard`. */
interface ShardFlags {
  shard?: Shard
  partitionKey?: boolean
  resume?: number
  watch?: boolean
  maxErrors?: number
  baseline?: string
  updateBaseline?: boolean
  curl?: string
}

/** Returns the shard of the flags. Throws a UsageError for flags that need the whole run. */
export function shardOf(flags: ShardFlags): Shard | undefined {
  const { shard, partitionKey } = flags
  if (shard === undefined) {
    if (!partitionKey) return undefined
    throw new UsageError('--partition-key needs --shard')
  }
  const whole = {
    '--resume': flags.resume,
    '--watch': flags.watch,
    '--max-errors': flags.maxErrors,
    '--baseline': flags.baseline,
    '--update-baseline': flags.updateBaseline,
    '--curl': flags.curl,
  }
  for (const [name, value] of Object.entries(whole)) {
    if (value === undefined) continue
    throw new UsageError(`--shard and ${name} cannot be combined: a shard is a part of a run`)
  }
  return partitionKey ? { ...shard, byKey: true } : shard
}
