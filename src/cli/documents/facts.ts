import {
  either,
  flag,
  type Kind,
  type KindsOf,
  kind,
  members,
  object,
  oneOf,
  problemsOf,
  string,
  withMembers,
} from '../../core/base/kinds.js'
import { parseDateTime } from '../../core/formats/date-time.js'
import type { Facts, IdempotencyFacts, WorkspaceFacts } from '../../core/index.js'
import type { Path } from './position.js'
import { inputErrorAt, type SourceDocument } from './source-document.js'

/** Returns the facts at a path of a document, with timestamps as `Date`. Throws an InputError. */
export function factsAt(document: SourceDocument, value: unknown, path: Path): Facts {
  for (const { path: at, message, isUnknown } of problemsOf(factsKind, value, path)) {
    const name = at.length === 0 ? 'facts' : `\`${at.join('.')}\``
    const text = isUnknown ? `Unknown fact ${name}. ${message}` : `${name} ${message.slice(0, -1)}`
    throw inputErrorAt(document, at, text, isUnknown ? 'key' : 'value')
  }
  const facts = withDates(value as Members, 'now')
  const { idempotency } = facts
  if (!idempotency) return facts
  const dated = withDates(idempotency as Members, 'createdAt', 'expiresAt')
  return { ...facts, idempotency: dated as object as IdempotencyFacts }
}

type Members = Readonly<Record<string, unknown>>

function withDates(value: Members, ...names: readonly string[]): Members {
  const given = names.filter((name) => Object.hasOwn(value, name))
  const dates = given.map((name) => [name, readInstant(String(value[name]))])
  return dates.length === 0 ? value : { ...value, ...Object.fromEntries(dates) }
}

const all = (isValid: (value: unknown) => boolean, expected: string): Kind =>
  kind((value) => Array.isArray(value) && value.every(isValid), expected, { type: 'array' })

const orNull = (wanted: Kind): Kind => ({
  ...either(
    wanted.expected,
    kind((value) => value === null, 'null'),
    wanted,
  ),
  schema: { type: [wanted.schema?.type, 'null'] },
})

const texts = all(string.isValid, 'an array of strings')
const instant = kind(
  (value) => typeof value === 'string' && readInstant(value) !== undefined,
  'a date and time with a time zone, such as 2025-11-20T09:30:00Z',
  { type: 'string', format: 'date-time' },
)

const workspace: KindsOf<WorkspaceFacts> = {
  offeringsEnabled: flag,
  versioningEnabled: flag,
  tagIds: texts,
  templateIds: texts,
  offeringAttributeIds: texts,
  offeringNames: texts,
  connectors: all(object.isValid, 'an array of objects'),
  subscriptionCategories: texts,
}

const idempotency: KindsOf<IdempotencyFacts> = {
  fingerprint: string,
  state: oneOf('in-progress', 'completed'),
  createdAt: instant,
  expiresAt: instant,
  response: object,
}

const facts: KindsOf<Facts> = {
  now: instant,
  authenticated: flag,
  permitted: flag,
  workspace: members(workspace),
  campaign: orNull(object),
  offering: orNull(withMembers({ status: orNull(string) })),
  idempotency: orNull(members(idempotency)),
  recentRequests: all(Number.isFinite, 'an array of epoch milliseconds'),
  plugins: object,
}

/** What only a server knows, as a document gives it. */
export const factsKind = members(facts)

/** Parses an RFC 3339 date and time. */
export function readInstant(text: string): Date | undefined {
  const milliseconds = parseDateTime(text)
  return milliseconds === undefined ? undefined : new Date(milliseconds)
}
