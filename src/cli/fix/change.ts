import { distance } from 'fastest-levenshtein'
import { fromPointer, valueAt } from '../../core/base/json.js'
import type { RequestInput, Verdict } from '../../core/index.js'
import type { Path, Wanted } from '../documents/position.js'
import type { LocatedFinding } from '../results/finding.js'
import type { CheckedRequest } from '../results/violation-position.js'
import { type Schema, schemaOf, schemasAt, valuesOf } from './allowed.js'

/** A new name for a key, or a new string value. */
export interface Change {
  finding: LocatedFinding
  path: Path
  at: Wanted['at']
  written: string
  name: string
  /** Whether the value becomes the only item of an array. */
  inList?: boolean
  /** Whether the value, a number, only gets quotes. */
  inQuotes?: boolean
}

/** Returns the changes for which the contract leaves only one choice. */
export const changesFor = (
  findings: readonly LocatedFinding[],
  checked: CheckedRequest,
): Change[] => withoutRivals(findings.flatMap((finding) => changeFor(finding, checked)))

function changeFor(
  finding: LocatedFinding,
  { request: { body }, contract, operation }: CheckedRequest,
): Change | [] {
  const schema = schemaOf(contract, operation)
  const named = fromPointer(finding.pointer)
  const last = named.at(-1)
  if (schema === undefined || last === undefined) return []
  const above = named.slice(0, -1)
  const object = valueAt(body, above)
  const around = schemasAt(schema, body, above)
  const key = valueAt(object, [last]) === undefined ? earlierKey(object, last, around) : last
  const path = [...above, key]
  const value = valueAt(object, [key])
  if (value === undefined) return []
  if (finding.rule === 'structure' && typeof value === 'number') {
    const name = String(value)
    return isText(schemasAt(schema, body, path))
      ? { finding, path, at: 'value', written: name, name, inQuotes: true }
      : []
  }
  const name = keyMeant(finding, key, around)
  if (name !== undefined && valueAt(object, [name]) === undefined) {
    const isList = schemasAt(schema, body, [...above, name]).some(({ type }) => type === 'array')
    const inList = isList && typeof value === 'string' && /^\w[\w-]*$/.test(value)
    return { finding, path, at: 'key', written: key, name, inList }
  }
  if (typeof value !== 'string') return []
  const meant = valueMeant(value, schemasAt(schema, body, path).flatMap(valuesOf))
  return meant === undefined ? [] : { finding, path, at: 'value', written: value, name: meant }
}

/** Returns the earlier name of a missing field if the object has it, else the name of the field. */
function earlierKey(object: unknown, name: string, around: readonly Schema[]): string {
  const isEarlier = ([key, meant]: [string, string]) =>
    meant === name && valueAt(object, [key]) !== undefined
  return [...renamedIn(around)].find(isEarlier)?.[0] ?? name
}

/** Maps keys of an earlier version to their current names. */
const renamedIn = (schemas: readonly Schema[]): ReadonlyMap<string, string> =>
  new Map(schemas.flatMap((schema) => Object.entries(schema['x-renamed'] ?? {})))

function keyMeant({ rule }: LocatedFinding, key: string, around: readonly Schema[]) {
  const renamed = renamedIn(around).get(key)
  if (renamed !== undefined || rule !== 'field/unknown') return renamed
  const keys = new Set(around.flatMap(({ properties = {} }) => Object.keys(properties)))
  return nearKey(key, [...keys])
}

/** Keywords that a string may fail. */
const limits = ['format', 'pattern', 'enum', 'const', 'anyOf']

/** Returns whether any string is allowed. */
const isText = (schemas: readonly Schema[]): boolean =>
  schemas.some(({ type }) => type === 'string') &&
  !schemas.some((schema) => limits.some((keyword) => Object.hasOwn(schema, keyword)))

/** Returns the only allowed value that differs just in case. */
function valueMeant(value: string, allowed: readonly string[]): string | undefined {
  if (allowed.includes(value)) return undefined
  const same = allowed.filter((each) => each.toLowerCase() === value.toLowerCase())
  return new Set(same).size === 1 ? same[0] : undefined
}

/** Drops changes that would give two keys of an object the same name, and keeps one of equal changes. */
function withoutRivals(changes: readonly Change[]): Change[] {
  const kept = new Map<string, Change | undefined>()
  for (const change of changes) {
    const { at, path, name } = change
    const key = JSON.stringify([at, ...path.slice(0, at === 'key' ? -1 : undefined), name])
    const isRival = kept.has(key) && kept.get(key)?.written !== change.written
    kept.set(key, isRival ? undefined : (kept.get(key) ?? change))
  }
  return [...kept.values()].filter((change) => change !== undefined)
}

/** Checks another body with the same request. */
export const verdictOnBody = (
  { contract, operation, request, facts }: CheckedRequest,
  body: unknown,
): Verdict => contract.check(operation, { ...request, body } as RequestInput, facts)

/** Returns a copy of the body with the changes applied. */
export function changed(body: unknown, changes: readonly Change[]): unknown {
  const copy: unknown = structuredClone(body)
  // Innermost first, because paths use the original keys.
  const inner = [...changes].sort((one, other) => other.path.length - one.path.length)
  for (const { path, at, name, inList } of inner) {
    const key = path.at(-1) as string
    const object = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>
    if (at === 'value') {
      object[key] = name
      continue
    }
    object[name] = inList ? [object[key]] : object[key]
    delete object[key]
  }
  return copy
}

/** Describes a change. */
export function messageOf({ at, written, name, inList, inQuotes }: Change): string {
  if (inQuotes) return `Put \`${written}\` in quotes.`
  if (at === 'value') return `Write \`${name}\`.`
  return `Rename \`${written}\` to \`${name}\`${inList ? ', a list' : ''}.`
}

/** Shorter names are too similar to tell a typo from another name. */
const shortest = 4
/** From this length on, two typos are still unambiguous. */
const long = 8
/** Longer texts are not typos of a name. */
const longest = 64

/**
 * Returns the name that a mistyped key stands for, or undefined when there is none or several.
 * Stricter than the suggestions in messages, because a fix asks no confirmation.
 */
function nearKey(written: string, known: readonly string[]): string | undefined {
  if (written.length > longest) return undefined
  const key = plain(written)
  const same = known.filter((name) => plain(name) === key)
  const near = same.length > 0 ? same : known.filter((name) => isTypo(key, plain(name)))
  return near.length === 1 ? near[0] : undefined
}

/** Normalizes a name: `createdBy`, `created-by` and `CREATED_BY` are equal. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '')

function isTypo(written: string, name: string): boolean {
  if (Math.min(written.length, name.length) < shortest) return false
  return distance(written, name) <= (name.length < long ? 1 : 2) || isSwapped(written, name)
}

/** Returns whether two adjacent characters are swapped. */
function isSwapped(written: string, name: string): boolean {
  const at = [...written].findIndex((sign, index) => sign !== name[index])
  const swapped = written.slice(0, at) + written[at + 1] + written[at] + written.slice(at + 2)
  return swapped === name
}
