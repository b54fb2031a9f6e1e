import jsonPatch, { type Operation } from 'fast-json-patch'
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
import { schemaOf } from '../../fix/allowed.js'
import { changesFor, verdictOnBody } from '../../fix/change.js'
import { fieldAt } from '../../fix/field.js'
import { keyOf } from '../../fix/safe-fixes.js'
import { type LocatedFinding, levelOf } from '../../results/finding.js'
import { exampleValues } from './example-values.js'

/** A JSON Patch (RFC 6902) of the arguments of a tool. */
type Patch = Operation[]

/** A change of a body: another value, another key, or neither, to remove it. */
interface Change {
  path: Path
  value?: unknown
  key?: string
}

/** Corrections that are looked for in one answer. */
const mostCorrections = 20

/** Changes that are tried for one violation. */
const mostTries = 60

/**
 * Returns a function from a finding to its correction: the first change that, when tried, removes the
 * violation and adds none; else the one with the fewest.
 */
export function corrections(
  read: ReadRequest,
  findings: readonly LocatedFinding[],
): (finding: LocatedFinding | undefined) => Patch | undefined {
  const { body } = read.request
  const before = keysOfErrors(findings.filter((finding) => levelOf(finding) === 'error'))
  let left = mostCorrections
  return (finding) => {
    if (finding === undefined || levelOf(finding) !== 'error' || left-- <= 0) return undefined
    let tries = mostTries
    let best: { patch: Patch; left: number } | undefined
    for (const change of changesOf(finding, read)) {
      if (tries-- === 0) break
      const patch = patchOf(body, change)
      const verdict = verdictOnBody(read, patched(body, patch))
      const after = keysOfErrors(verdict.ok ? [] : verdict.violations)
      if (after.has(keyOf(finding))) continue
      if (after.size < before.size) return patch
      // What was hidden by the violation comes to light.
      if (best === undefined || after.size < best.left) best = { patch, left: after.size }
    }
    return best?.patch
  }
}

const keysOfErrors = (errors: readonly Parameters<typeof keyOf>[0][]): ReadonlySet<string> =>
  new Set(errors.map(keyOf))

/** Yields changes that may correct a violation: first those that keep what was meant. */
function* changesOf(finding: LocatedFinding, read: ReadRequest): Generator<Change> {
  const { contract, operation } = read
  const schema = schemaOf(contract, operation)
  if (schema === undefined) return
  const { body } = read.request
  const fieldsOf = (path: Path) => fieldAt(schema, body, path).fields
  const examples = (path: Path) => {
    // Languages, variations and indices have names of their own.
    const isNamed = (key: string, at: number) => fieldsOf(path.slice(0, at)).includes(key)
    const named = path.map((key, at) => (isNamed(String(key), at) ? key : undefined))
    return exampleValues(operation, named, contract)
  }
  if (finding.pointer === '') {
    if (isObject(body)) return
    for (const value of examples([])) yield { path: [], value }
    return
  }
  const path = fromPointer(finding.pointer)
  const given = valueAt(body, path)
  for (const { path, at, name, inList } of changesFor([finding], read)) {
    if (at === 'value') yield { path, value: name }
    else if (inList) yield { path, key: name, value: [valueAt(body, path)] }
    else yield { path, key: name }
  }
  const { types, values, limits, ...field } = fieldAt(schema, body, path)
  if (given !== undefined) {
    const meant = nearest(path.at(-1), fieldsOf(path.slice(0, -1)))
    if (finding.rule === 'field/unknown' && meant !== undefined) yield { path, key: meant }
    for (const value of converted(given, types, limits)) yield { path, value }
  }
  const allowed = values.map(({ value }) => value)
  const meant = nearest(given, allowed)
  if (meant !== undefined) yield { path, value: meant }
  for (const value of [...field.examples, ...examples(path)]) yield { path, value }
  for (const value of allowed.slice(0, 20)) yield { path, value }
  for (const value of simplest(types, limits)) yield { path, value }
  if (given !== undefined) yield { path }
  if (path.length < 2) return
  const above = path.slice(0, -1)
  for (const value of examples(above)) yield { path: above, value }
  if (valueAt(body, above) !== undefined) yield { path: above }
}

type Limits = Readonly<Record<string, unknown>>

/** Yields the value in another type, or within the limits. */
function* converted(value: unknown, types: readonly string[], limits: Limits): Generator<unknown> {
  const { minimum, maximum, maxLength, maxItems } = limits as Record<string, number | undefined>
  if (types.includes('array') && !Array.isArray(value)) yield [value]
  if (types.includes('string') && /^(?:number|boolean)$/.test(typeof value)) yield String(value)
  if (typeof value === 'string') {
    const text = value.trim()
    if (
      types.some((type) => /number|integer/.test(type)) &&
      text !== '' &&
      Number.isFinite(Number(text))
    )
      yield Number(text)
    if (types.includes('boolean') && /^(?:true|false)$/.test(text)) yield text === 'true'
    if (text !== value) yield text
    if (maxLength !== undefined) yield [...value].slice(0, maxLength).join('')
  }
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) yield minimum
    if (maximum !== undefined && value > maximum) yield maximum
    yield Math.round(value)
  }
  if (Array.isArray(value)) {
    if (maxItems !== undefined) yield value.slice(0, maxItems)
    yield [...new Map(value.map((item) => [JSON.stringify(item), item])).values()]
  }
}

/** Yields the simplest values of a type. */
function* simplest(
  types: readonly string[],
  { minimum = 1, minLength = 1 }: Limits,
): Generator<unknown> {
  for (const type of types) {
    if (type === 'string') yield 'a'.repeat(Number(minLength))
    if (type === 'string') yield '1'
    if (type === 'number' || type === 'integer') yield minimum
    if (type === 'boolean') yield* [true, false]
    if (type === 'array') yield []
    if (type === 'object') yield {}
  }
}

/** Returns a copy of a body with a patch of the arguments applied. */
const patched = (body: unknown, patch: Patch): unknown =>
  jsonPatch.applyPatch({ body }, patch, false, false, false).newDocument.body

/** Returns a change as a patch of the arguments. */
function patchOf(body: unknown, { path, key, ...change }: Change): Patch {
  const pointer = pointerOf(path)
  if (key !== undefined) {
    const renamed = pointerOf([...path.slice(0, -1), key])
    const moved: Operation = { op: 'move', from: pointer, path: renamed }
    return 'value' in change
      ? [moved, { op: 'replace', path: renamed, value: change.value }]
      : [moved]
  }
  if (!('value' in change)) return [{ op: 'remove', path: pointer }]
  // A patch creates no missing objects on the way.
  let depth = 0
  while (depth < path.length && isNested(valueAt(body, path.slice(0, depth)))) depth++
  const value = path
    .slice(depth)
    .reduceRight<unknown>((inner, name) => ({ [name]: inner }), change.value)
  const op = valueAt(body, path.slice(0, depth)) === undefined ? 'add' : 'replace'
  return [{ op, path: pointerOf(path.slice(0, depth)), value }]
}

const pointerOf = (path: Path): string => `/body${toPointer(path)}`
