import { assertOptions, count } from '../../core/base/kinds.js'
import type { RateLimit } from '../../core/index.js'
import { type BoundedEntry, BoundedMap, textBytes } from './bounded-map.js'
import { asImmediate } from './store-deadline.js'
import { longestWindow, type RateLimitStore } from './stores.js'

/** Limits of a rate limit store in memory, separately for verified and other callers. */
export interface MemoryRateLimitOptions {
  /** Maximum pairs of caller and operation. Default 100,000. */
  maxKeys?: number
  /** Maximum bytes of their calls. Default 64 MiB. */
  maxBytes?: number
}

interface History extends BoundedEntry {
  /** In ascending order; never changed. */
  readonly times: readonly number[]
}

/** Bytes of a history without its key and times, and of each time. */
const historyBytes = 512
const timeBytes = 16

/** The one client of a pool: a caller costs others their room only as all callers do. */
const everyone = ''

/**
 * Creates a rate limit store for one process. Verified callers have separate space, which invented
 * names cannot fill. Above a limit the store forgets the caller who called longest ago. Throws a
 * TypeError on an invalid option.
 */
export function memoryRateLimits(options: MemoryRateLimitOptions = {}): RateLimitStore {
  const { take } = settableRateLimits(options)
  return asImmediate({ take })
}

/** A store for a sandbox, whose earlier calls can be set. */
export interface SettableRateLimits extends RateLimitStore {
  /** Replaces the times of a caller's earlier calls. */
  set(key: string, times: readonly number[], isVerified: boolean): void
}

/** Creates the same store for a sandbox. */
export function settableRateLimits(options: MemoryRateLimitOptions): SettableRateLimits {
  assertOptions(options, { maxKeys: count, maxBytes: count })
  const { maxKeys = 100_000, maxBytes = 64 * 1024 * 1024 } = options
  const verified = callerPool(maxKeys, maxBytes)
  const others = callerPool(maxKeys, maxBytes)
  return {
    async take(key, now, limits, isVerified = false) {
      return (isVerified ? verified : others).take(key, now, limits)
    },
    set(key, times, isVerified) {
      ;(isVerified ? verified : others).set(key, ascending(times), 0, Number.POSITIVE_INFINITY)
    },
  }
}

/** The calls of callers that share one limit. */
function callerPool(keys: number, bytes: number) {
  const histories = new BoundedMap<History>({ total: { keys, bytes } }, true)

  const set = (key: string, times: readonly number[], now: number, expires: number) => {
    const known = histories.get(key)
    if (known !== undefined) histories.delete(known)
    const size = historyBytes + textBytes(key) + timeBytes * times.length
    if (!histories.makeRoom(everyone, size, now)) return
    histories.add({ key, client: everyone, bytes: size, expires, times })
  }
  const take = (key: string, now: number, limits: readonly RateLimit[]) => {
    const longest = longestWindow(limits)
    const times = histories.get(key)?.times ?? []
    const first = times.findIndex((time) => time > now - longest)
    const earlier = first === -1 ? [] : times.slice(first)
    const isFull = ({ requests, perSeconds }: RateLimit) =>
      (earlier.at(-requests) ?? Number.NEGATIVE_INFINITY) > now - perSeconds * 1000
    set(key, limits.some(isFull) ? earlier : withTime(earlier, now), now, now + longest)
    return earlier
  }
  return { set, take }
}

/** Adds a time, usually the latest one. */
const withTime = (times: readonly number[], time: number): readonly number[] => {
  const all = times.concat(time)
  return time >= (times.at(-1) ?? time) ? all : ascending(all)
}

const ascending = (times: readonly number[]): readonly number[] => [...times].sort((a, b) => a - b)
