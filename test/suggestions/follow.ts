import { fromPointer, isObject, type Path, valueAt } from '../../src/core/base/json.js'
import type { Violation } from '../../src/core/index.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/index.js'

/** A change that a message suggests: another value, another key, or another place. */
type Change = (parent: Record<string, unknown>, key: string) => void

/** Puts a value under keys separated by dots. */
function put(parent: Record<string, unknown>, name: string, value: unknown): void {
  const keys = name.split('.')
  let at = parent
  for (const key of keys.slice(0, -1)) {
    at[key] ??= {}
    at = at[key] as Record<string, unknown>
  }
  at[keys.at(-1) as string] = value
}

const write =
  (value: unknown): Change =>
  (parent, key) => {
    parent[key] = value
  }

const rename =
  (name: string, isList = false): Change =>
  (parent, key) => {
    const value = parent[key]
    delete parent[key]
    put(parent, name, isList && !Array.isArray(value) ? [value] : value)
  }

const remove: Change = (parent, key) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

const enclose =
  (name: string): Change =>
  (parent, key) => {
    const value = parent[key]
    parent[key] = {}
    put(parent[key] as Record<string, unknown>, name, value)
  }

const renameWithin =
  (written: string, name: string): Change =>
  (parent, key) =>
    rename(name)(parent[key] as Record<string, unknown>, written)

const quoted = (list: string): string[] =>
  [...list.matchAll(/`(.+?)`(?=,| and |$)/gs)].map(([, name = '']) => name)

/** Writes the host and the characters of a URI as the message says. */
const asUri =
  (host: string | undefined, characters: string[], escapes: string[]): Change =>
  (parent, key) => {
    let text = String(parent[key])
    if (host !== undefined) text = text.replace(/(:\/\/(?:[^/?#@]*@)?)[^/?#:@]*/, `$1${host}`)
    for (const [index, character] of characters.entries()) {
      text = text.replaceAll(character, escapes[index] as string)
    }
    parent[key] = text
  }

const keyRules = ['field/unknown', 'content/default-locale-missing', 'content/locale-unlisted']

/** Returns the change that the message of a violation suggests. */
function changeOf({ rule, message }: Violation): Change | undefined {
  const of = (pattern: RegExp) => pattern.exec(message)?.slice(1) as string[] | undefined
  const [written, within] = of(/^Unknown key `(.+?)`. Did you mean `(.+?)`\?/s) ?? []
  if (written !== undefined && rule === 'content/message-missing')
    return renameWithin(written, within as string)
  const [meant] = of(/Did you mean `(.+?)`\?/s) ?? []
  // What the meant value requires is for the author to choose.
  if (message.includes(' It requires ')) return undefined
  if (meant !== undefined) return keyRules.includes(rule) ? rename(meant) : write(meant)
  const [renamed] = of(/renamed(?: to|\. Use) `(.+?)`/i) ?? []
  if (renamed !== undefined) return rename(renamed, renamed === 'ids')
  const [holder] = of(/ must be inside `(.+?)`\.$/) ?? []
  if (holder !== undefined) return enclose(holder)
  const [only] =
    of(/^Not an identifier .* Use `(.+?)` instead/) ??
    of(/^Must be `([^`]+)`(?:, the channel of the draft|: its prefix)/) ??
    []
  if (only !== undefined) return write(only)
  if (message.includes('must not be listed in `locales`')) return remove
  const uri = of(
    /absolute URI: (?:write the host as `(.+?)`)?(?: and )?(?:percent-encode (.+) as (.+))?\.$/s,
  )
  if (uri !== undefined) return asUri(uri[0], quoted(uri[1] ?? ''), quoted(uri[2] ?? ''))
  return undefined
}

/**
 * Returns a copy of a request in which the suggestion of a violation is followed, in the body or in
 * the stored draft; undefined if the message suggests nothing that can be done without thinking.
 */
export function followed(
  given: GeneratedRequest,
  violation: Violation,
): GeneratedRequest | undefined {
  const change = changeOf(violation)
  if (change === undefined || violation.pointer === '') return undefined
  const copy = structuredClone(given)
  const path: Path = fromPointer(violation.pointer)
  for (const root of [copy.request.body, copy.facts.campaign]) {
    const parent = valueAt(root, path.slice(0, -1))
    const key = String(path.at(-1))
    if (valueAt(root, path) === undefined || !(isObject(parent) || Array.isArray(parent))) continue
    change(parent as Record<string, unknown>, key)
    return copy
  }
  return undefined
}
