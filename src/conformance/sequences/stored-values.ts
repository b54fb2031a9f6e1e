import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import type { Session } from './sequence.js'

/** Fields of the details of a campaign that a server may show beside `id` instead. */
const outerFields: ReadonlySet<string | undefined> = new Set(['name', 'team', 'tags'])

/** Returns a shown value; undefined if it is not shown. */
function shownAt(shown: JsonObject, path: readonly string[]): unknown {
  const [first, field] = path
  const isOuter = first === 'basic_details' && path.length === 2 && outerFields.has(field)
  return valueAt(shown, path) ?? (isOuter ? shown[String(field)] : undefined)
}

/** Asserts that a shown field has the submitted value; not every field must be shown. */
function assertShown(
  session: Session,
  shown: JsonObject,
  path: readonly string[],
  wanted: unknown,
  {
    operation,
    cause,
    requirement,
    level = 'MUST',
  }: { operation: OperationName; cause: string; requirement: string; level?: FindingLevel },
): void {
  const got = shownAt(shown, path)
  if (got === undefined || !isSameKind(got, wanted)) return
  session.assert(isSameValue(got, wanted), {
    ...{ operation, target: path.join('.'), cause, requirement },
    // Unicode calls such texts the same.
    level: composed(got) === composed(wanted) ? 'SHOULD' : level,
    message: `\`${path.join('.')}\` has another value than the submitted one.`,
    ...{ expected: wanted, got },
  })
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

/** Returns the instant that a date-time means; NaN, which equals nothing, for all else. */
const instantOf = (value: unknown): number =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN

/** Asserts each value within a submitted one that the response shows. */
export function assertEachShown(
  session: Session,
  shown: JsonObject,
  path: readonly string[],
  wanted: unknown,
  of: Parameters<typeof assertShown>[4],
): void {
  if (isObject(wanted)) {
    for (const [name, value] of Object.entries(wanted)) {
      assertEachShown(session, shown, [...path, name], value, of)
    }
  } else assertShown(session, shown, path, wanted, of)
}
