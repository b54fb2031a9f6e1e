export const isObject = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const has = (value, key) => isObject(value) && Object.hasOwn(value, key)

export const own = (value, key) => (has(value, key) ? value[key] : undefined)

/** Whether an id is given: an empty one counts as absent. */
export const hasId = (value, key) => has(value, key) && value[key] !== ''

/** JSON with sorted keys. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)}}`
}

export const isSame = (a, b) => canonical(a) === canonical(b)

export const isUuid4 = (text) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text)

export const isObjectId = (text) => /^[0-9a-f]{24}$/i.test(text)
