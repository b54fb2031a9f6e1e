import { when } from './active-bug.mjs'
import { store } from './store.mjs'

const shared = when('offer-rate-shared', { listOfferTemplates: 'listOfferings' }, {})

/** The times of the calls of an operation by a caller. */
export function callsOf({ name }, caller) {
  const key = `${shared[name] ?? name} ${caller}`
  if (!store.calls.has(key)) store.calls.set(key, [])
  return store.calls.get(key)
}

/** Counts a call, or returns how many milliseconds the caller must wait. */
export function throttle(operation, caller, now) {
  if (!operation.limits) return 0
  const calls = callsOf(operation, caller)
  const waits = operation.limits.map(([length, most]) => {
    const recent = calls.filter((time) => time > now - length && time <= now).sort((a, b) => a - b)
    return recent.length < most ? 0 : Math.max(1, recent.at(-most) + length - now)
  })
  const wait = Math.max(...waits)
  if (wait === 0) calls.push(now)
  return wait
}
