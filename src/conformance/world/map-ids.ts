import { isObject } from '../../core/base/json.js'
import { parseDateTime } from '../../core/formats/date-time.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { GivenFacts } from '../cases/cases.js'
import { groupBy } from '../grouping.js'
import { mapStrings } from '../report/map-strings.js'

/** Inventories that are lists of ids or names. */
const inventories = [
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'subscriptionCategories',
  'offeringNames',
] as const

/**
 * Maps each known id of a case to a known id of the server, and what is unknown in the case but known to
 * the server to something that is unknown to both.
 */
export function mapIds(
  given: GivenFacts['workspace'] = {},
  known: SandboxWorkspace = {},
): ReadonlyMap<string, string> {
  const pairs = inventories.flatMap((name) => zip(given[name], known[name]))
  const unknown = [
    ...inventories.flatMap((name) => (given[name] === undefined ? [] : (known[name] ?? []))),
    ...(given.connectors === undefined ? [] : namesOf(known.connectors)),
  ].map((id) => [id, `${id}_other`] as const)
  return new Map([...unknown, ...(pairs as [string, string][]), ...connectorPairs(given, known)])
}

/** Maps types to types, and names to names of connectors of the mapped type. */
function connectorPairs({ connectors: ones }: { connectors?: unknown }, known: SandboxWorkspace) {
  if (!Array.isArray(ones)) return []
  const byType = (connectors: readonly Connector[]) =>
    groupBy(connectors, ({ connector_type }) => connector_type)
  const others = byType(known.connectors ?? [])
  const given = byType(ones)
  return zip<string, string>([...given.keys()], [...others.keys()]).flatMap(([type, other]) => [
    [type, other] as const,
    ...zip<string, string>(namesOf(given.get(type)), namesOf(others.get(other))),
  ])
}

type Connector = NonNullable<SandboxWorkspace['connectors']>[number]

const namesOf = (connectors: readonly Connector[] = []) =>
  connectors.map(({ connector_name }) => connector_name)

function zip<One, Other>(
  ones: unknown,
  others: readonly Other[] | undefined,
): (readonly [One, Other])[] {
  if (!Array.isArray(ones) || others === undefined || others.length === 0) return []
  // Several ids may map to one, so that valid requests only use existing ids.
  return ones.map((one: One, index) => [one, others[index % others.length] as Other] as const)
}

/** Fields that hold such ids, in a body or in a stored campaign or offering. */
const fields = new Set([
  'tags',
  'templateId',
  'offering_attribute_configuration',
  'subscription_category',
  'connector_type',
  'connector_name',
  'name',
])

/** Replaces ids of the case with those of the server. */
export const withMappedIds = (value: unknown, ids: ReadonlyMap<string, string>): unknown =>
  mapStrings(value, (text, key) => (fields.has(key) ? (ids.get(text) ?? text) : text))

export function shiftTimes(value: unknown, milliseconds: number): unknown {
  if (milliseconds === 0 || !isObject(value) || !isObject(value.scheduling)) return value
  const shifted = Object.entries(value.scheduling).map(([field, instant]) => {
    const time = typeof instant === 'string' ? parseDateTime(instant) : undefined
    // Values that are not instants stay unchanged.
    return [field, time === undefined ? instant : new Date(time + milliseconds).toISOString()]
  })
  return { ...value, scheduling: Object.fromEntries(shifted) }
}
