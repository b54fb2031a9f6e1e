import jsonPatch, { type Operation } from 'fast-json-patch'
import { attempt } from '../../../core/base/attempt.js'
import {
  fromPointer,
  isNested,
  isObject,
  type Path,
  toPointer,
  valueAt,
} from '../../../core/base/json.js'
import { nearest } from '../../../core/base/nearest.js'
import type { ReadRequest } from '../../checking/check-document.js'
import { type Schema, schemaOf } from '../../fix/allowed.js'
import { changesFor, verdictOnBody } from '../../fix/change.js'
import { fieldAt } from '../../fix/field.js'
import { keyOf } from '../../fix/safe-fixes.js'
import { type LocatedFinding, levelOf } from '../../results/finding.js'
import { exampleValues } from './example-values.js'

/** A JSON Patch (RFC 6902) of the arguments of a tool. */
type Patch = Operation[]

/** Corrections that are looked for in one answer. */
const mostCorrections = 20

/** Patches that are tried for one violation. */
const mostTries = 60

/** Returns the correction of each finding, up to a limit; undefined for one that is no error. */
export function corrections(
  read: ReadRequest,
  findings: readonly LocatedFinding[],
): (Patch | undefined)[] {
  const isError = (finding: LocatedFinding) => levelOf(finding) === 'error'
  const before = keysOf(findings.filter(isError)).size
  return findings
    .slice(0, mostCorrections)
    .map((finding) => (isError(finding) ? correctionOf(finding, before, read) : undefined))
}

/**
 * Returns the first patch that, when tried, removes the violation and adds none or renames a key, else one
 * that adds some.
 */
function correctionOf(
  finding: LocatedFinding,
  before: number,
  read: ReadRequest,
): Patch | undefined {
  let tries = mostTries
  let best: Patch | undefined
  for (const patch of patchesFor(finding, read)) {
    if (tries-- === 0) break
    const verdict = verdictOnBody(read, patched(read.request.body, patch))
    const after = keysOf(verdict.ok ? [] : verdict.violations)
    if (after.has(keyOf(finding))) continue
    if (after.size < before || patch[0]?.op === 'move') return patch
    // What was hidden by the violation comes to light.
    best ??= patch
  }
  return best
}

const keysOf = (errors: readonly Parameters<typeof keyOf>[0][]): ReadonlySet<string> =>
  new Set(errors.map(keyOf))

/** Yields patches that may correct a violation: first those that keep what was meant. */
function* patchesFor(finding: LocatedFinding, read: ReadRequest): Generator<Patch> {
  const { contract, operation } = read
  const { body } = read.request
  const schema = schemaOf(contract, operation)
  // Only the body is corrected.
  if (schema === undefined || (finding.pointer === '' && isObject(body))) return
  // A body that was written as text is the object that it contains.
  const text = typeof body === 'string' ? attempt((): unknown => JSON.parse(body)) : undefined
  if (isObject(text)) return yield set(body, [], text)
  const path = fromPointer(finding.pointer)
  for (const { path, at, name, inList } of changesFor([finding], read)) {
    if (at === 'value') yield set(body, path, name)
    else if (inList) yield renamed(path, name, [valueAt(body, path)])
    else yield renamed(path, name)
  }
  const around = path.slice(0, -1)
  const { fields } = fieldAt(schema, body, around)
  for (const key of Object.keys(Object(valueAt(body, around)))) {
    const meant = fields.includes(key) ? undefined : nearest(key, fields)
    const isFound = path.at(-1) === key || path.at(-1) === meant
    if (meant !== undefined && isFound) yield renamed([...around, key], meant)
  }
  for (const value of valuesFor(path, body, schema)) yield set(body, path, value)
  for (const removed of [path, path.slice(0, -1)]) {
    if (removed.length > 0 && valueAt(body, removed) !== undefined) {
      yield [{ op: 'remove', path: pointerOf(removed) }]
    }
  }
}

/** Yields values that a path may have, which may not exist in the body. */
function* valuesFor(path: Path, body: unknown, schema: Schema): Generator<unknown> {
  const { types, values, limits, examples } = fieldAt(schema, body, path)
  const given = valueAt(body, path)
  if (given !== undefined) yield* converted(given, types, limits)
  const allowed = values.map(({ value }) => value)
  const meant = nearest(given, allowed)
  if (meant !== undefined) yield meant
  yield* examples
  // Languages, variations and indices have names of their own.
  const isNamed = (key: string | number, at: number) =>
    fieldAt(schema, body, path.slice(0, at)).fields.includes(String(key))
  yield* exampleValues(path.map((key, at) => (isNamed(key, at) ? key : undefined)))
  yield* allowed
  // Those of the examples may be in the past.
  if (limits.format === 'date-time') yield* [1, 30].map(inDays)
  for (const type of types) yield* simplest[type] ?? []
}

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+/, '')

/** Yields the value in each of the types, and within the limits. */
function* converted(
  value: unknown,
  types: readonly string[],
  limits: Readonly<Record<string, unknown>>,
): Generator<unknown> {
  const { minimum, maximum, maxLength, maxItems } = limits as Record<string, number | undefined>
  const text = isNested(value) ? '' : String(value).trim()
  for (const type of types) {
    if (type === 'array') {
      if (!Array.isArray(value)) yield [value]
      else yield* [value.slice(0, maxItems), [...new Set(value)]]
    }
    if (text === '' || value === null) continue
    if (type === 'string') yield [...text].slice(0, maxLength).join('')
    if (type === 'boolean' && /^(?:true|false)$/.test(text)) yield text === 'true'
    const number = Number(text)
    if (/number|integer/.test(type) && Number.isFinite(number)) {
      yield* [number, Math.round(number)]
      yield Math.min(Math.max(number, minimum ?? number), maximum ?? number)
    }
  }
}

/** The simplest values of each type. */
const simplest: Readonly<Record<string, readonly unknown[]>> = {
  string: ['a', '1'],
  number: [1],
  integer: [1],
  boolean: [true, false],
  array: [[]],
  object: [{}],
}

/** Returns a copy of a body with a patch of the arguments applied. */
const patched = (body: unknown, patch: Patch): unknown =>
  jsonPatch.applyPatch({ body }, patch, false, false, false).newDocument.body

/** Returns a patch that renames a key, and replaces its value if one is given. */
function renamed(path: Path, key: string, value?: unknown): Patch {
  const to = pointerOf([...path.slice(0, -1), key])
  const move: Operation = { op: 'move', from: pointerOf(path), path: to }
  return value === undefined ? [move] : [move, { op: 'replace', path: to, value }]
}

/** Returns a patch that writes a value, with the objects around it that are missing. */
function set(body: unknown, path: Path, written: unknown): Patch {
  let depth = 0
  while (depth < path.length && isNested(valueAt(body, path.slice(0, depth)))) depth++
  const value = path
    .slice(depth)
    .reduceRight<unknown>((inner, name) => ({ [name]: inner }), written)
  const op = valueAt(body, path.slice(0, depth)) === undefined ? 'add' : 'replace'
  return [{ op, path: pointerOf(path.slice(0, depth)), value }]
}

const pointerOf = (path: Path): string => `/body${toPointer(path)}`
