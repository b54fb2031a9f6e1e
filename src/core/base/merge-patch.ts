import { isObject } from './json.js'

/** Applies a JSON Merge Patch: merges objects by key; `null` removes a key. (RFC 7396) */
export function merged(value: unknown, change: unknown): unknown {
  if (!isObject(change)) return change
  const members = new Map(isObject(value) ? Object.entries(value) : [])
  for (const [key, member] of Object.entries(change)) {
    if (member === null) members.delete(key)
    else members.set(key, merged(members.get(key), member))
  }
  return Object.fromEntries(members)
}
