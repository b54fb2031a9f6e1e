// Creates and updates offerings.
import { bug } from './active-bug.mjs'
import { checkFields, checkReferences, isNameTaken } from './offering-fields.mjs'
import { checkSchedule, statusAt } from './offering-schedule.mjs'
import { newId, store } from './store.mjs'
import { instant } from './time.mjs'
import { has, isObject, isSame, own } from './values.mjs'

function checkName(name, offering, violations) {
  if (typeof name !== 'string' || name === offering?.name || !isNameTaken(name, offering)) return
  violations.add('name', 'must be unique', { code: 'DUPLICATE_OFFER_NAME' })
}

const required = [
  'name',
  'priority',
  'delivery',
  ...(bug('offer-creator-optional') ? [] : ['created_by']),
  'scheduling',
  'segment_info',
  'offer_content',
  'variation_meta',
]

export function checkCreate({ body, now }, violations) {
  const { scheduling } = body
  const dates = isObject(scheduling) ? ['start_datetime', 'expiry_datetime'] : []
  const missing = [
    ...required.filter((key) => !has(body, key)),
    ...dates.filter((key) => !has(scheduling, key)).map((key) => `scheduling.${key}`),
  ]
  for (const path of missing) {
    violations.add(path, 'is required', { code: 'REQUIRED_FIELD_MISSING' })
  }
  checkFields(body, '', violations)
  checkName(body.name, undefined, violations)
  checkSchedule(body, undefined, { now, isLocked: false }, violations)
  checkReferences(body, violations)
}

export function create({ body, now }) {
  const { status: _status, ...fields } = body
  const offering = { ...fields, id: `offer_${newId()}`, created_date: new Date(now).toISOString() }
  offering.status = statusAt(offering, now)
  store.offerings.set(offering.id, offering)
  return {
    status: 201,
    data: bug('offer-born-draft') ? { ...offering, status: 'draft' } : offering,
  }
}

function checkLocks(body, offering, violations) {
  const lock = (path, isEqual = isSame) => {
    const [sent, stored] = [body, offering].map((each) => path.split('.').reduce(own, each))
    if (sent === undefined || (stored !== undefined && isEqual(sent, stored))) return
    violations.add(path, 'must not change while the offering is active', {
      code: 'IMMUTABLE_FIELD',
    })
  }
  // Invalid values are other violations.
  const isSameTime = (a, b) => Number.isNaN(instant(a)) || instant(a) === instant(b)
  lock('scheduling.start_datetime', isSameTime)
  if (!bug('offer-conversion-unlocked')) lock('conversion')
  lock('variation_meta.type', (a, b) => a === b || !['SMV', 'DMV'].includes(a))
  if (!bug('offer-variants-unlocked')) lock('variation_meta.variantsPerLocale')
  const isDynamic = offering.variation_meta?.type === 'DMV'
  if (isDynamic || bug('offer-smv-locked')) lock('variation_meta.smv_distribution')
}

export function checkUpdate({ body, params, now }, violations) {
  const offering = store.offerings.get(params.offer_id)
  const report = (message, code, status) => violations.add('offer_id', message, { code, status })
  if (!params.offer_id.startsWith('offer_')) report('must have the prefix offer_')
  if (!offering) return report('does not exist', 'OFFER_NOT_FOUND', 404)
  const status = statusAt(offering, now)
  const isLocked = status === 'active'
  if (status === 'archived') report('must not be archived', 'ARCHIVED_OFFERING', 403)
  if (status === 'expired') report('must not be expired', 'EXPIRED_OFFERING', 403)
  checkFields(body, '', violations)
  if (!bug('offer-rename-taken')) checkName(body.name, offering, violations)
  if (isLocked) checkLocks(body, offering, violations)
  checkSchedule(body, offering, { now, isLocked }, violations)
  checkReferences(body, violations)
}

const merged = (stored, sent) =>
  isObject(stored) && isObject(sent)
    ? {
        ...stored,
        ...Object.fromEntries(
          Object.entries(sent).map(([key, value]) => [key, merged(own(stored, key), value)]),
        ),
      }
    : sent

export function update({ body, params, now }) {
  const offering = store.offerings.get(params.offer_id)
  const { id: _id, status: _status, ...sent } = body
  const { tags, offering_attribute_configuration: attributes } = sent
  const next = merged(offering, sent)
  if (tags?.length === 0 && bug('offer-tags-empty')) next.tags = offering.tags
  if (bug('offer-attributes-merged') && Array.isArray(attributes)) {
    const stored = offering.offering_attribute_configuration ?? []
    next.offering_attribute_configuration = [...new Set([...stored, ...attributes])]
  } else if (attributes !== undefined) next.offering_attribute_configuration = attributes
  if (has(sent, 'scheduling') && bug('offer-scheduling-replaced')) next.scheduling = sent.scheduling
  if (!has(sent, 'description') && bug('offer-description-reset')) next.description = ''
  if (next.name !== offering.name && bug('offer-name-kept')) store.takenNames.add(offering.name)
  store.offerings.set(params.offer_id, next)
  return { status: 200, data: { ...next, status: statusAt(next, now) } }
}
