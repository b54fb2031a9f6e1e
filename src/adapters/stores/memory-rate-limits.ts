import { demandOptions, isCount } from '../../core/base/option-checks.js'
import { decideRateLimit, type RateLimit } from '../../core/index.js'
import { type Expiring, ExpiryQueue } from './expiry-queue.js'
import { longestWindow, type RateLimitStore } from './stores.js'
import { textBytes } from './text-bytes.js'

/** Limits of a rate limit store in memory, for verified callers and again for all others. */
export interface MemoryRateLimitOptions {
  /** How many callers and operations the store holds. Default 100,000. */
  maxKeys?: number
  /** How many bytes their calls take. Default 64 MiB. */
  maxBytes?: number
}

interface History extends Expiring {
  readonly key: string
  times: readonly number[]
}

/** Bytes of a history beside its key and times. */
const historyBytes = 512
const expiredPerCall = 64

/**
 * Creates a rate limit store for one process. Verified callers have space of their own. Beyond a
 * limit the store forgets the caller with the fewest calls, of those the one that called least
 * recently: to make it forget `n` calls, others must make `n / 2` calls for each of `maxKeys`. Throws
 * a TypeError on a wrong option.
 */
export function memoryRateLimits(options: MemoryRateLimitOptions = {}): RateLimitStore {
  demandOptions(options, { maxKeys: isCount, maxBytes: isCount })
  const { maxKeys = 100_000, maxBytes = 64 * 1024 * 1024 } = options
  const verified = historyPool(maxKeys, maxBytes)
  const others = historyPool(maxKeys, maxBytes)
  return {
    async take(key, now, limits, isVerified = false) {
      return (isVerified ? verified : others)(key, now, limits)
    },
  }
}

function historyPool(maxKeys: number, maxBytes: number) {
  const histories = new Map<string, History>()
  const queue = new ExpiryQueue<History>()
  // By the logarithm of their calls; the order of each map is that of the last call.
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

  return (key: string, now: number, limits: readonly RateLimit[]): readonly number[] => {
    queue.removeExpired(now, expiredPerCall, forget)
    const longest = longestWindow(limits)
    const known = histories.get(key)
    const recent = (known?.times ?? []).filter((time) => time > now - longest)
    const { allowed } = decideRateLimit({ limits, recentRequests: recent, now })
    if (known !== undefined) forget(known)
    const history = known ?? { key, times: [], expires: 0, index: -1 }
    history.times = allowed ? [...recent, now] : recent
    if (allowed) history.expires = now + longest
    enter(history)
    queue.put(history)
    makeRoom()
    return recent
  }
}

const levelOf = ({ times }: History): number => 31 - Math.clz32(times.length | 1)

const bytesOf = ({ key, times }: History): number =>
  historyBytes + textBytes(key) + 16 * times.length
