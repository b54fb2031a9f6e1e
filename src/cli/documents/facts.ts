import { didYouMean } from '../../core/base/nearest.js'
import type { Facts, IdempotencyFacts, WorkspaceFacts } from '../../core/index.js'
import type { InputError } from './input-error.js'
import type { Path } from './position.js'
import { inputErrorAt, type SourceDocument } from './source-document.js'

/** Returns the facts at a path of a document, with timestamps as `Date`. */
export const factsAt = (document: SourceDocument, value: unknown, path: Path): Facts =>
  facts(value, path, (at, message, which) => inputErrorAt(document, at, message, which)) as Facts

type Fail = (path: Path, message: string, at?: 'key') => InputError
type Read = (value: unknown, path: Path, fail: Fail) => unknown

const that =
  (isValid: (value: unknown) => boolean, expected: string): Read =>
  (value, path, fail) => {
    if (!isValid(value)) throw fail(path, `${dotted(path)} must be ${expected}`)
    return value
  }

const members =
  (known: Readonly<Record<string, Read>>): Read =>
  (value, path, fail) => {
    const entries = Object.entries(object(value, path, fail) as object).map(([key, member]) => {
      const read = Object.hasOwn(known, key) ? known[key] : undefined
      if (read) return [key, read(member, [...path, key], fail)]
      const hint = didYouMean(key, Object.keys(known))
      throw fail([...path, key], `Unknown fact ${dotted([...path, key])}.${hint}`, 'key')
    })
    return Object.fromEntries(entries)
  }

const orNull =
  (read: Read): Read =>
  (value, path, fail) =>
    value === null ? null : read(value, path, fail)

const dotted = (path: Path): string => (path.length === 0 ? 'facts' : `\`${path.join('.')}\``)

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isValid)
const isText = (value: unknown): boolean => typeof value === 'string'

const object = that(isObject, 'an object')
const boolean = that((value) => typeof value === 'boolean', '`true` or `false`')
const text = that(isText, 'a string')
const texts = that(listOf(isText), 'an array of strings')

const instant: Read = (value, path, fail) => {
  const date = typeof value === 'string' ? readInstant(value) : undefined
  if (date) return date
  throw fail(
    path,
    `${dotted(path)} must be a date and time with a time zone, such as 2025-11-20T09:30:00Z`,
  )
}

const workspace = members({
  offeringsEnabled: boolean,
  versioningEnabled: boolean,
  tagIds: texts,
  templateIds: texts,
  offeringAttributeIds: texts,
  offeringNames: texts,
  connectors: that(listOf(isObject), 'an array of objects'),
  subscriptionCategories: texts,
} satisfies Record<keyof WorkspaceFacts, Read>)

/** An offering with any members, of which rules read the status as a string. */
const offering: Read = (value, path, fail) => {
  const { status } = object(value, path, fail) as { status?: unknown }
  if (status !== undefined && status !== null) text(status, [...path, 'status'], fail)
  return value
}

const idempotency = members({
  fingerprint: text,
  state: that(
    (value) => value === 'in-progress' || value === 'completed',
    '`in-progress` or `completed`',
  ),
  createdAt: instant,
  expiresAt: instant,
  response: object,
} satisfies Record<keyof IdempotencyFacts, Read>)

const facts = members({
  now: instant,
  authenticated: boolean,
  permitted: boolean,
  workspace,
  campaign: orNull(object),
  offering: orNull(offering),
  idempotency: orNull(idempotency),
  recentRequests: that(listOf(Number.isFinite), 'an array of epoch milliseconds'),
  plugins: object,
} satisfies Record<keyof Facts, Read>)

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i

/** Parses an ISO 8601 date and time with a time zone. Returns undefined for an invalid date. */
export function readInstant(text: string): Date | undefined {
  if (!dateTime.test(text)) return undefined
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return undefined
  // `Date` moves an invalid day, such as February 30, to the next month.
  const day = text.slice(0, 10)
  return new Date(day).toISOString().startsWith(day) ? instant : undefined
}
