import { isObject } from '../../core/base/json.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { GivenFacts } from '../cases/cases.js'

/** Inventories of plain ids and names. */
const inventories = [
  'tagIds',
  'templateIds',
  'offeringAttributeIds',
  'subscriptionCategories',
] as const

/** For each id that a case takes for known one that is known on the server. */
export function mappedIds(
  given: GivenFacts['workspace'] = {},
  known: SandboxWorkspace = {},
): ReadonlyMap<string, string> {
  const pairs = inventories.flatMap((name) => zipped(given[name], known[name]))
  type Connector = NonNullable<SandboxWorkspace['connectors']>[number]
  const connectors = zipped<Connector, Connector>(given.connectors, known.connectors).flatMap(
    ([one, other]) => [
      [one.connector_type, other.connector_type] as const,
      [one.connector_name, other.connector_name] as const,
    ],
  )
  return new Map([...(pairs as [string, string][]), ...connectors])
}

function zipped<One, Other>(
  ones: unknown,
  others: readonly Other[] | undefined,
): (readonly [One, Other])[] {
  if (!Array.isArray(ones) || others === undefined || others.length === 0) return []
  // Several ids may stand for one, or a request that is right would name what does not exist.
  return ones.map((one: One, index) => [one, others[index % others.length] as Other] as const)
}

/** Names of fields that hold such ids, in a body or in a stored campaign or offering. */
const fields = new Set([
  'tags',
  'templateId',
  'offering_attribute_configuration',
  'subscription_category',
  'connector_type',
  'connector_name',
])

/** A value with the ids of the server in place of those of the case. */
export function withMappedIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  return mapped(value, ids, false)
}

function mapped(value: unknown, ids: ReadonlyMap<string, string>, isField: boolean): unknown {
  if (typeof value === 'string') return isField ? (ids.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((each) => mapped(each, ids, isField))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapped(inner, ids, fields.has(key))]),
  )
}
