// The structure of offerings, and the inventories that they refer to.
import { bug, when } from './active-bug.mjs'
import { dateTime } from './formats.mjs'
import { at, fields, listOf, oneOf, rule, text } from './shape.mjs'
import { store } from './store.mjs'
import { isObject, own } from './values.mjs'

const namePattern = when('offer-name-hyphen', /^[\w-]*$/, /^\w*$/)
const shortest = when('offer-name-four', 4, 5)
const longest = when('offer-name-hundred', 99, 100)

function name(value, path, violations) {
  if (!text(value, path, violations)) return
  const { length } = [...value]
  if (length < shortest || length > longest) violations.add(path, 'must have 5 to 100 characters')
  if (!namePattern.test(value)) {
    const message = 'must hold letters, numbers and underscores only'
    violations.add(path, message, { code: 'INVALID_OFFER_NAME' })
  }
}

const lowest = when('offer-priority-zero', 0, 1)
const priority = rule(
  (value) => Number.isInteger(value) && value >= lowest && value <= 100,
  'must be an integer from 1 to 100',
)

export const checkFields = fields({
  name,
  description: text,
  priority,
  scheduling: fields({ start_datetime: dateTime, expiry_datetime: dateTime }),
  tags: listOf(text),
  variation_meta: fields({ type: oneOf('SMV', 'DMV') }),
})

export function isNameTaken(wanted, offering) {
  const others = [...store.offerings.values()].filter((other) => other !== offering)
  return (
    store.takenNames.has(wanted) ||
    others.some((other) => other.name === wanted && other.status !== 'archived')
  )
}

/** Returns the paths and ids of the templates anywhere in a value. */
function templatesIn(value, path) {
  if (typeof value !== 'object' || value === null) return []
  const id = isObject(value) ? own(value.meta, 'templateId') : undefined
  const inside = Object.entries(value).flatMap(([key, each]) => templatesIn(each, at(path, key)))
  return typeof id === 'string' ? [[at(path, 'meta.templateId'), id], ...inside] : inside
}

export function checkReferences(body, violations) {
  const { tagIds, templateIds, offeringAttributeIds: attributeIds } = store.workspace
  const { tags, offer_content: content, offering_attribute_configuration: attributes } = body
  if (tagIds && Array.isArray(tags)) {
    const lookedUp = bug('offer-first-tag') ? tags.slice(0, 1) : tags
    for (const [index, tag] of lookedUp.entries()) {
      if (typeof tag !== 'string' || tagIds.includes(tag)) continue
      violations.add(`tags.${index}`, 'must be an existing tag', { code: 'INVALID_TAG_ID' })
    }
  }
  for (const [path, id] of templateIds ? templatesIn(content, 'offer_content') : []) {
    if (!templateIds.includes(id)) violations.add(path, 'must be in the template list')
  }
  const areIds = Array.isArray(attributes) && attributes.every((each) => typeof each === 'string')
  for (const [index, id] of attributeIds && areIds ? attributes.entries() : []) {
    if (attributeIds.includes(id)) continue
    const path = `offering_attribute_configuration.${index}`
    violations.add(path, 'must be a configured attribute')
  }
}
