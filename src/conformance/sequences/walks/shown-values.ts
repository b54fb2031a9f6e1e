import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../../core/index.js'
import type { Session } from '../sequence.js'

/** Fields of the details of a campaign that a server may show beside `id` instead. */
const outerFields: ReadonlySet<string | undefined> = new Set(['name', 'team', 'tags'])

/** Returns a shown value; undefined if it is not shown. */
function shownAt(shown: JsonObject, path: readonly string[]): unknown {
  const [first, field] = path
  const isOuter = first === 'basic_details' && path.length === 2 && outerFields.has(field)
  return valueAt(shown, path) ?? (isOuter ? shown[String(field)] : undefined)
}

/** Returns a value as text whose letters are composed. */
const composed = (value: unknown): string => JSON.stringify(value).normalize()

/** Returns whether two values have the same type; another one is another representation. */
function isSameKind(got: unknown, wanted: unknown): boolean {
  // A day alone is no notation of a time.
  if (!Number.isNaN(instantOf(wanted))) return /^\d{4}-\d\d-\d\d(T|$)/.test(String(got))
  if (!Array.isArray(wanted)) return typeof got === typeof wanted
  return Array.isArray(got) && got.every((item) => typeof item === typeof (wanted[0] ?? ''))
}

/** Compares values, lists of texts in any order and times as instants, to the second. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return isDeepStrictEqual([...one].sort(), [...other].sort())
  }
  return isDeepStrictEqual(one, other) || Math.abs(instantOf(one) - instantOf(other)) < 1000
}

/** Returns the instant that a date-time means, in UTC without a zone; NaN, which equals nothing, for all else. */
function instantOf(value: unknown): number {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return Number.NaN
  // Without a zone, the zone of the machine would decide.
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`)
}

function* valuesIn(value: unknown, path: readonly string[] = []): Generator<[string[], unknown]> {
  if (!isObject(value)) yield [[...path], value]
  else for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, [...path, name])
}

interface Shown {
  operation: OperationName
  id: string
  shown: JsonObject
  wanted: JsonObject
  /** Of it, what is compared; the rest must not disappear. Default: all. */
  compared?: JsonObject
  requirement: string
  /** Default: MUST. */
  level?: FindingLevel
}

/** Asserts what responses show of campaigns or offerings, and that they do not stop to show it. */
export class ShownValues {
  readonly #before = new Map<string, { shown: JsonObject; wanted: Record<string, unknown> }>()

  constructor(
    private readonly session: Session,
    /** Returns the last accepted call about a campaign or offering, as one word. */
    private readonly latestOf: (id: string) => string,
  ) {}

  /** Notes the fields that an update names: whether it keeps what they leave out is not documented. */
  named(id: string, names: readonly string[]): void {
    for (const [key, { wanted }] of this.#before) {
      if (key.endsWith(` ${id}`)) for (const name of names) delete wanted[name]
    }
  }

  assert({ operation, id, shown, wanted, requirement, ...of }: Shown): void {
    const { session } = this
    const { compared = wanted, level = 'MUST' } = of
    const cause = `after-${this.latestOf(id)}`
    for (const [path, value] of valuesIn(compared)) {
      const got = shownAt(shown, path)
      // Not every field must be shown.
      if (got === undefined || !isSameKind(got, value)) continue
      session.assert(isSameValue(got, value), {
        operation,
        target: path.join('.'),
        cause,
        requirement,
        // Unicode calls such texts the same.
        level: composed(got) === composed(value) ? 'SHOULD' : level,
        message: `\`${path.join('.')}\` has another value than the submitted one.`,
        expected: value,
        got,
      })
    }
    const key = `${operation} ${id}`
    const before = this.#before.get(key)
    this.#before.set(key, { shown, wanted: { ...wanted } })
    if (before === undefined) return
    // What a response shows of a campaign in another state is not documented.
    const isSameState = before.wanted.status === wanted.status
    for (const path of lostPaths(before, { shown, wanted })) {
      session.assert(false, {
        operation,
        target: path.join('.'),
        cause: `lost-${cause}`,
        requirement,
        level: isSameState ? level : 'SHOULD',
        message: `\`${path.join('.')}\` is no longer shown, although nothing changed it.`,
        expected: before.shown,
        got: shown,
      })
    }
  }
}

/** Returns whether a list has lost all of its items. */
const isEmptied = (former: unknown, now: unknown): boolean =>
  Array.isArray(now) && now.length === 0 && Array.isArray(former) && former.length > 0

/** Yields the paths of values that were shown as submitted, are still wanted, but no longer shown. */
function* lostPaths(
  before: Pick<Shown, 'shown' | 'wanted'>,
  { shown, wanted }: Pick<Shown, 'shown' | 'wanted'>,
  path: readonly string[] = [],
): Generator<string[]> {
  for (const [name, value] of Object.entries(wanted)) {
    const former = before.shown[name]
    const now = shown[name]
    if (former === undefined || !isDeepStrictEqual(before.wanted[name], value)) continue
    if (now === undefined || now === null || isEmptied(former, now)) yield [...path, name]
    else if (isObject(value) && isObject(former) && isObject(now)) {
      const inner = { shown: former, wanted: value }
      yield* lostPaths(inner, { shown: now, wanted: value }, [...path, name])
    }
  }
}
