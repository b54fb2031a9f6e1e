import { isObject } from '../../src/core/base/json.js'

/** Removes from a body what is not needed to fail: the members of objects and items of arrays. */
export function minimal(body: unknown, fails: (body: unknown) => boolean): unknown {
  for (const smaller of smallerThan(body)) {
    if (fails(smaller)) return minimal(smaller, fails)
  }
  return body
}

/** Generates the values that have one member less, here or deeper. */
function* smallerThan(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const index of value.keys()) yield value.filter((_, other) => other !== index)
    for (const [index, item] of value.entries()) {
      for (const smaller of smallerThan(item)) {
        yield value.map((each, other) => (other === index ? smaller : each))
      }
    }
  } else if (isObject(value)) {
    const entries = Object.entries(value)
    for (const [key] of entries)
      yield Object.fromEntries(entries.filter(([other]) => other !== key))
    for (const [key, inner] of entries) {
      for (const smaller of smallerThan(inner)) {
        yield Object.fromEntries(
          entries.map(([other, each]) => [other, other === key ? smaller : each]),
        )
      }
    }
  }
}
