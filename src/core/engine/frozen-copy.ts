/** Returns a copy of a JSON value in which nothing can be changed. Walks without recursion. */
export function frozenCopy<Value>(value: Value): Value {
  if (!isNested(value)) return value
  const copy = emptyLike(value)
  const open: [source: object, copy: object][] = [[value, copy]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [source, target] = next
    for (const key of Object.keys(source)) {
      const member: unknown = source[key as never]
      const inner = isNested(member) ? emptyLike(member) : member
      // Assigning `__proto__` would set the prototype.
      Object.defineProperty(target, key, { value: inner, enumerable: true })
      if (isNested(member)) open.push([member, inner as object])
    }
    Object.freeze(target)
  }
  return copy as Value
}

const emptyLike = (value: object): object => (Array.isArray(value) ? [] : {})

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null
