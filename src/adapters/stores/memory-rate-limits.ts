import { assertOptions, count } from '../../core/base/kinds.js'
import type { RateLimit } from '../../core/index.js'
import { CallTimes } from './call-times.js'
import { type Expiring, ExpiryQueue } from './expiry-queue.js'
import { asImmediate } from './store-deadline.js'
import { longestWindow, type RateLimitStore } from './stores.js'
import { textBytes } from './text-bytes.js'

/** Limits of a rate limit store in memory, separately for verified and other callers. */
export interface MemoryRateLimitOptions {
  /** Maximum pairs of caller and operation. Default 100,000. */
  maxKeys?: number
  /** Maximum bytes of their calls. Default 64 MiB. */
  maxBytes?: number
}

interface History extends Expiring {
  readonly key: string
  times: CallTimes
}

/** Bytes of a history without its key and times. */
const historyBytes = 512
const expiredPerCall = 64

/**
 * Creates a rate limit store for one process. Verified callers have separate space. Above a limit
 * the store drops the caller with the fewest calls; among those, the least recent one. To make it
 * drop `n` calls, others must make `n / 2` calls for each of `maxKeys`. Throws a TypeError on an
 * invalid option.
 */
export function memoryRateLimits(options: MemoryRateLimitOptions = {}): RateLimitStore {
  const { take } = settableRateLimits(options)
  return asImmediate({ take })
}

/** A store for a sandbox, whose earlier calls can be set. */
export interface SettableRateLimits extends RateLimitStore {
  /** Replaces the times of a caller's earlier calls, and keeps them for `keepSeconds`. */
  set(key: string, times: readonly number[], keepSeconds: number, isVerified: boolean): void
}

/** Creates the same store for a sandbox. */
export function settableRateLimits(options: MemoryRateLimitOptions): SettableRateLimits {
  assertOptions(options, { maxKeys: count, maxBytes: count })
  const { maxKeys = 100_000, maxBytes = 64 * 1024 * 1024 } = options
  const verified = historyPool(maxKeys, maxBytes)
  const others = historyPool(maxKeys, maxBytes)
  return {
    async take(key, now, limits, isVerified = false) {
      return (isVerified ? verified : others).take(key, now, limits)
    },
    set(key, times, keepSeconds, isVerified) {
      ;(isVerified ? verified : others).set(key, new CallTimes(times), keepSeconds)
    },
  }
}

function historyPool(maxKeys: number, maxBytes: number) {
  const histories = new Map<string, History>()
  const queue = new ExpiryQueue<History>()
  // Indexed by the logarithm of the number of calls; each map is ordered by last call.
  const levels = Array.from({ length: 32 }, () => new Map<string, History>())
  let bytes = 0

  const enter = (history: History) => {
    histories.set(history.key, history)
    levels[levelOf(history)]?.set(history.key, history)
    bytes += bytesOf(history)
  }
  const forget = (history: History) => {
    histories.delete(history.key)
    levels[levelOf(history)]?.delete(history.key)
    bytes -= bytesOf(history)
  }
  const makeRoom = () => {
    while (histories.size > maxKeys || bytes > maxBytes) {
      const [first] = levels.find(({ size }) => size > 0)?.values() ?? []
      if (first === undefined) return
      queue.remove(first)
      forget(first)
    }
  }

  const keep = (history: History) => {
    enter(history)
    queue.put(history)
    makeRoom()
  }

  return {
    take(key: string, now: number, limits: readonly RateLimit[]): readonly number[] {
      queue.removeExpired(now, expiredPerCall, forget)
      const longest = longestWindow(limits)
      const known = histories.get(key)
      if (known !== undefined) forget(known)
      const history = known ?? { key, times: new CallTimes(), expires: 0, index: -1 }
      const { times } = history
      times.dropUntil(now - longest)
      const earlier = times.list()
      const isFull = ({ requests, perSeconds }: RateLimit) =>
        times.countAfter(now - perSeconds * 1000) >= requests
      if (!limits.some(isFull)) {
        times.add(now)
        history.expires = now + longest
      }
      keep(history)
      return earlier
    },
    set(key: string, times: CallTimes, keepSeconds: number): void {
      const known = histories.get(key)
      if (known !== undefined) {
        queue.remove(known)
        forget(known)
      }
      const expires = (times.list().at(-1) ?? 0) + keepSeconds * 1000
      keep({ key, times, expires, index: -1 })
    },
  }
}

const levelOf = ({ times }: History): number => 31 - Math.clz32(times.length | 1)

const bytesOf = ({ key, times }: History): number =>
  historyBytes + textBytes(key) + 16 * times.length
