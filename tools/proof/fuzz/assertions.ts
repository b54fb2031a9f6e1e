import { serialize } from 'node:v8'
import { fromPointer } from '../../../src/core/base/json.js'

/** Objects that every program shares: one key more in them changes what any other code does. */
const shared = [
  ...[Object, Array, String, Number, Boolean, Function, Symbol, Map, Set, Date, RegExp, Promise],
  ...[Error, Uint8Array, URL, URLSearchParams, Headers],
].flatMap((each: { prototype: object }) => [each, each.prototype])

/** What `act` returns; an error where it adds to, or takes from, an object that is shared. */
export function withoutPollution<Result>(act: () => Result): Result {
  const before = shared.map(keysOf)
  const result = act()
  const changed = shared.filter((each, index) => keysOf(each) !== before[index])
  if (changed.length > 0) throw new Error(`a shared object was changed: ${changed.map(String)}`)
  return result
}

const keysOf = (object: object): string => Reflect.ownKeys(object).map(String).join()

/** What `act` returns; an error where it changes the value. */
export function withoutChange<Result>(value: unknown, act: () => Result): Result {
  const before = bytesOf(value)
  const result = act()
  if (before !== undefined && bytesOf(value)?.equals(before) !== true) {
    throw new Error('the input was changed')
  }
  return result
}

/** Undefined for what cannot be copied: functions, proxies, getters that throw, deep nesting. */
function bytesOf(value: unknown): Buffer | undefined {
  try {
    return serialize(value)
  } catch {
    return undefined
  }
}

/** Freezes a value with all that is in it, at any depth; what cannot be frozen stays as it is. */
export function deepFreeze<Value>(root: Value): Value {
  const met = new Set<unknown>()
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null || met.has(value)) continue
    met.add(value)
    try {
      Object.freeze(value)
      for (const inner of Object.values(value)) open.push(inner)
    } catch {
      // A proxy that throws, or bytes, which cannot be frozen.
    }
  }
  return root
}

/** The text of a part of a verdict; an error where JSON would not carry all of it. */
export function asJson(value: unknown): string {
  const text = JSON.stringify(value)
  if (text !== JSON.stringify(JSON.parse(text))) throw new Error('JSON does not carry the verdict')
  return text
}

/** The JSON of a value; a deep text where it cannot be written. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return `${'{"a":['.repeat(50_000)}1${']}'.repeat(50_000)}`
  }
}

/** Says why a pointer names no place of a body: it leads past the end of a list or into a scalar. */
export function pointerError(body: unknown, pointer: string): string | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return 'it is no JSON Pointer'
  let value = body
  for (const key of fromPointer(pointer)) {
    if (typeof value !== 'object' || value === null) return `\`${key}\` is in no object`
    if (Array.isArray(value)) {
      // The hole of a list is a place.
      if (!Object.hasOwn([...value], key)) return `no entry \`${key}\``
    } else if (!Object.hasOwn(value, key)) return undefined // The place of a member that is missing.
    value = (value as Record<string, unknown>)[key]
  }
  return undefined
}
