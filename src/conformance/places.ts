import { isObject, type Path } from '../core/base/json.js'
import { isFlatKey } from '../core/rules/content.js'

/** Returns a copy with another value at a path; `undefined` removes it. Parents must exist. */
export function withValue<Root>(root: Root, path: Path, value: unknown): Root {
  const [key, ...rest] = path
  if (key === undefined) return value as Root
  if (Array.isArray(root)) {
    const copy = [...root]
    const inner = withValue(copy[Number(key)], rest, value)
    if (inner === undefined) copy.splice(Number(key), 1)
    else copy[Number(key)] = inner
    return copy as Root
  }
  const { [key]: before, ...others } = isObject(root) ? root : ({} as Record<string, unknown>)
  const inner = withValue(before, rest, value)
  return (inner === undefined ? others : { ...root, [key]: inner }) as Root
}

/**
 * Returns the path of a target in a value: `*` stands for the first key, and the last key may be missing.
 * Undefined if the value has no such path.
 */
export function pathTo(target: string, value: unknown): Path | undefined {
  const path: (string | number)[] = []
  let inner = value
  for (const segment of target === '' ? [] : target.split('.')) {
    if (!isObject(inner) && !Array.isArray(inner)) return undefined
    const key = segment === '*' ? Object.keys(inner)[0] : segment
    if (key === undefined) return undefined
    path.push(Array.isArray(inner) ? Number(key) : key)
    inner = inner[key as never]
  }
  return path
}

/** Replaces indices, locales and variations, so that the same place in other content is equal. */
export function placeOf(path: Path | string): string {
  const keys = (typeof path === 'string' ? path.split('.') : path).map(String)
  return keys.map((key, at) => (isIndex(key, at) || isName(keys, at) ? '*' : key)).join('.')
}

const isIndex = (key: string, at: number): boolean => at > 0 && /^\d+$/.test(key)

/** Returns whether a key is the name of a variation, or of a locale in content. */
const isName = (keys: readonly string[], at: number): boolean =>
  /^variation_\d+$/.test(keys[at] ?? '') ||
  (keys[at - 1] === 'content' &&
    !isFlatKey(keys[at] ?? '') &&
    (isFlatKey(keys[at + 1] ?? '') || isFlatKey(keys[at + 2] ?? '')))

/** Returns a field of a message without what is around the message; other fields as they are. */
export const fromMessage = (target: string): string =>
  target.replace(/^campaign_content\.content(\.[^.]+){0,2}?\.(?=(push|email)(\.|$))/, '')

/** Returns a field as statements name it: without indices, and as part of its message. */
export const messageField = (target: string): string =>
  fromMessage(target.replace(/\.\d+(?=\.|$)/g, ''))
