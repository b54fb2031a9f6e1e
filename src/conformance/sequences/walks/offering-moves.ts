import fc from 'fast-check'
import type { JsonObject } from '../../../core/base/json.js'
import { offering } from '../bodies.js'
import type { Session } from '../sequence.js'
import type { Drawn } from './draws.js'

/** A server may compare only the start of names. */
const longName = 'Long_'.repeat(16)

const hours = fc.integer({ min: 1, max: 120 })

/** The values of an offering; ids are numbers of those in the workspace. */
const values = fc.record({
  name: fc.constantFrom('Spring', 'Summer', `${longName}1`, `${longName}2`),
  description: fc.constantFrom('First', 'Second', 'Für Elise'),
  priority: fc.constantFrom(1, 40, 100),
  created_by: fc.constantFrom('maria@example.com', 'lee@example.com'),
  tags: fc.subarray([0, 1]),
  offering_attribute_configuration: fc.subarray([0, 1]),
  offer_content: fc.nat(2),
  variation_meta: fc.record({
    type: fc.constantFrom('SMV', 'SMV', 'DMV'),
    percentage: fc.constantFrom(0, 10, 50),
    share: fc.constantFrom(60, 25, 50),
    /** Whether the percentages are in a `split`. */
    isSplit: fc.boolean(),
  }),
  scheduling: fc.record({ start: hours, length: hours }),
  is_global_control_enabled: fc.boolean(),
})

type Values = Drawn<typeof values>

/** Draws a step of a walk; each kind uses only some of the values. */
export const offeringMove = fc.record({
  kind: fc.constantFrom('create', 'update', 'update', 'update', 'repeat'),
  /** Chooses an offering. */
  which: fc.nat(),
  /** Whether it is the one of the move before. */
  isSame: fc.boolean(),
  values,
  /** The fields that an update submits. */
  fields: fc.subarray(
    ['name', 'description', 'priority', 'tags', 'offering_attribute_configuration'].concat(
      ...['offer_content', 'variation_meta', 'scheduling', 'is_global_control_enabled'],
    ),
    { minLength: 1, maxLength: 3 },
  ),
  /** The part of the schedule that an update submits; both if absent. */
  instant: fc.constantFrom(undefined, 'start_datetime', 'expiry_datetime'),
  /** The offerings of the list: all, or one. */
  listed: fc.constantFrom('all', 'one'),
})

export type OfferingMove = Drawn<typeof offeringMove>

const hour = 60 * 60 * 1000

/** Returns the fields of a create call. */
export function offeringBody(session: Session, drawn: Values): JsonObject {
  const { tagIds = [], templateIds = [], offeringAttributeIds = [] } = session.workspace
  const { name, tags, offering_attribute_configuration: attributes, ...others } = drawn
  const { offer_content: template, variation_meta: variants, scheduling, ...plain } = others
  const { start, length } = scheduling
  const at = (hours: number) => new Date(session.now() + hours * hour).toISOString()
  return {
    ...offering(`${name}_${session.unique}`, session),
    ...plain,
    tags: tags.flatMap((number) => tagIds[number] ?? []),
    offering_attribute_configuration: attributes.flatMap(
      (each) => offeringAttributeIds[each] ?? [],
    ),
    offer_content: { meta: { templateId: templateIds[template % templateIds.length] } },
    variation_meta: variationMeta(variants),
    scheduling: { start_datetime: at(start), expiry_datetime: at(start + length) },
  }
}

function variationMeta({ type, percentage, share, isSplit }: Values['variation_meta']): JsonObject {
  const split = { variation_1: share, variation_2: 100 - share }
  return {
    ...{ type, variantsPerLocale: ['variation_1', 'variation_2'], control_group: { percentage } },
    // Its shape is not documented.
    ...(type === 'SMV' && { smv_distribution: isSplit ? { split } : split }),
  }
}
