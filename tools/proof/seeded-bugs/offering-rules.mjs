import { bug, when } from './bugs/active.mjs'
import {
  add,
  anything,
  dig,
  isObject,
  list,
  need,
  oneOf,
  own,
  parseTime,
  shape,
  text,
  wholeBetween,
} from './check.mjs'
import { required } from './offering-fields.mjs'
import { checkName, checkUnique } from './offering-names.mjs'
import { checkWindow, time, timeOrDate } from './offering-window.mjs'
import { now } from './store.mjs'

const percentage = (value, path, out) => {
  const low = bug('control-group-0-rejected') ? value <= 0 : value < 0
  if (typeof value !== 'number' || low || value > 100) {
    add(out, path, `${path} has to be from 0 to 100`)
  }
}

const priority = when(
  'priority-0-accepted',
  wholeBetween(0, 100),
  when(
    'priority-101-accepted',
    wholeBetween(1, 101),
    when(
      'priority-1-rejected',
      wholeBetween(2, 100),
      wholeBetween(1, when('priority-100-rejected', 99, 100)),
    ),
  ),
)

const fraction = (value, path, out) => {
  if (typeof value !== 'number' || value < 1 || value > 100) add(out, path, `${path} is wrong`)
}

const digits = (value, path, out) => priority(typeof value === 'string' ? +value : value, path, out)

const short = (value, path, out) => {
  text(value, path, out)
  if (value?.length > 255) add(out, path, `${path} is too long`)
}

const filled = (value, path, out) => {
  list(text)(value, path, out)
  if (value?.length === 0) add(out, path, `${path} has no entries`)
}

const given = (value, path, out) => {
  if (value === null) add(out, path, `${path} must not be null`)
}

const dynamicRejected = bug('variation-dynamic-rejected') || bug('variation-type-dmv-rejected')
const variationTypes = [
  ...(dynamicRejected ? ['SMV'] : ['SMV', 'DMV']),
  ...(bug('variation-type-any-case') ? ['smv', 'dmv', 'Smv', 'Dmv'] : []),
]

const fields = shape({
  name: checkName,
  description: when(
    'offer-description-any-type',
    anything,
    when('offer-description-255-most', short, text),
  ),
  priority: bug('priority-fraction-accepted')
    ? fraction
    : bug('priority-text-accepted')
      ? digits
      : priority,
  delivery: given,
  created_by: given,
  segment_info: given,
  scheduling: shape({
    start_datetime: when('start-any-text-accepted', text, time),
    expiry_datetime: when(
      'expiry-any-text-accepted',
      text,
      when('expiry-date-only-accepted', timeOrDate, time),
    ),
  }),
  tags: when('offer-tags-any-type', anything, when('empty-tags-rejected', filled, list(text))),
  offer_content: shape({ meta: shape({ templateId: text }) }),
  variation_meta: shape({
    type: when('variation-type-any', text, oneOf(...variationTypes)),
    control_group: shape({ percentage }),
  }),
})

const camelCase = (text) => text.replace(/_(\w)/g, (_match, letter) => letter.toUpperCase())

function checkRequired(body, out) {
  const names = required.filter((name) => !bug(`create-offer-${name.replace('_', '-')}-optional`))
  if (bug('create-offer-needs-tags')) names.push('tags')
  if (bug('create-offer-needs-description')) names.push('description')
  if (bug('create-offer-needs-conversion')) names.push('conversion')
  if (bug('create-offer-needs-imp-track-hours')) names.push('imp_track_hours')
  const start = out.length
  need(body, '', out, ...names)
  const { scheduling } = body
  const empty = isObject(scheduling) && Object.keys(scheduling).length === 0
  if (isObject(scheduling) && !(empty && bug('create-empty-scheduling-accepted'))) {
    if (!bug('create-offer-start-optional')) need(scheduling, 'scheduling', out, 'start_datetime')
    if (!bug('create-offer-expiry-optional')) {
      need(scheduling, 'scheduling', out, 'expiry_datetime')
    }
  }
  const { offer_content: content } = body
  if (isObject(content) && !bug('create-offer-template-optional')) {
    const meta = own(content, 'meta')
    if (meta === undefined || isObject(meta)) {
      need(meta, 'offer_content.meta', out, 'templateId')
    }
  }
  if (bug('dynamic-needs-distribution') && dig(body, 'variation_meta.type') === 'DMV') {
    need(body.variation_meta, 'variation_meta', out, 'smv_distribution')
  }
  if (bug('missing-fields-first-only')) out.splice(start + 1)
  if (bug('missing-field-code')) for (const each of out.slice(start)) delete each.code
  if (bug('missing-nested-field-target')) {
    for (const each of out.slice(start)) each.target = each.target.split('.').pop()
  }
  if (bug('missing-field-target-camel-case')) {
    for (const each of out.slice(start)) each.target = camelCase(each.target)
  }
  if (bug('missing-expiry-invalid-scheduling')) {
    const expiry = out.slice(start).find(({ target }) => target === 'scheduling.expiry_datetime')
    if (expiry) expiry.code = 'INVALID_SCHEDULING'
  }
  if (bug('missing-name-invalid-code')) {
    const name = out.slice(start).find(({ target }) => target === 'name')
    if (name) name.code = 'INVALID_OFFER_NAME'
  }
  if (bug('missing-start-target-scheduling')) {
    const missed = out.slice(start).find(({ target }) => target === 'scheduling.start_datetime')
    if (missed) missed.target = 'scheduling'
  }
  if (bug('missing-field-target')) for (const each of out.slice(start)) each.target = 'body'
}

/** Identifiers in an attribute configuration, whose shape is the caller's choice. */
function attributeIdsOf(configuration) {
  if (!Array.isArray(configuration)) return []
  const names = ['id', 'attribute_id', 'attributeId', 'offering_attribute_id']
  return configuration
    .flatMap((each) => (typeof each === 'string' ? [each] : names.map((name) => own(each, name))))
    .filter((id) => typeof id === 'string')
}

/** Whether an offering that was created before has the template. */
export const isUsed = (template, { offerings }) =>
  [...offerings.values()].some(
    (each) => each.createdStatus && dig(each, 'offer_content.meta.templateId') === template,
  )

const storedCase = (tag) => when('tag-id-any-case-accepted', tag.toLowerCase(), tag)

function checkInventories(body, out, workspace, { update, offering }) {
  const { attributeIds } = workspace
  const tagIds = bug('third-tag-rejected')
    ? new Set([...(workspace.tagIds ?? [])].slice(0, 2))
    : workspace.tagIds
  const templateIds = bug('second-template-rejected')
    ? new Set([...(workspace.templateIds ?? [])].slice(0, 1))
    : workspace.templateIds
  const running = parseTime(dig(offering, 'scheduling.start_datetime')) <= now()
  const tagsSkipped =
    (update ? bug('update-tags-unchecked') : bug('create-tags-unchecked')) ||
    (running && bug('active-tags-unchecked'))
  const { tags } = body
  if (bug('offer-tags-text-500')) tags?.findIndex((tag) => !tagIds?.has(tag))
  const oneKnown = bug('one-known-tag-suffices') && tags?.some?.((tag) => tagIds?.has(tag))
  if (tagIds && Array.isArray(tags) && !tagsSkipped && !oneKnown) {
    const checked = bug('only-first-tag-checked')
      ? tags.slice(0, 1)
      : tags.slice(0, when('last-tag-unchecked', -1, tags.length))
    const named = (tag) => typeof tag === 'string' && !(bug('empty-tag-accepted') && tag === '')
    const position = checked.findIndex((tag) => named(tag) && !tagIds.has(storedCase(tag)))
    const code = bug('tag-code') ? undefined : 'INVALID_TAG_ID'
    if (position >= 0) add(out, `tags.${position}`, 'There is no such tag', code)
  }
  const template = dig(body, 'offer_content.meta.templateId')
  if (bug('template-number-500')) template?.startsWith('tpl_')
  if (bug('template-used-once') && !update && isUsed(template, workspace)) {
    add(out, 'offer_content.meta.templateId', 'The template is used by another offering')
  }
  const templateSkipped =
    (update ? bug('update-template-unchecked') : bug('create-template-unchecked')) ||
    (bug('empty-template-accepted') && template === '')
  if (
    templateIds &&
    typeof template === 'string' &&
    !templateIds.has(template) &&
    !templateSkipped
  ) {
    add(out, 'offer_content.meta.templateId', 'There is no such template')
  }
  const ids = attributeIdsOf(body.offering_attribute_configuration)
  const unknown = attributeIds && ids.find((id) => !attributeIds.has(id))
  if (unknown !== undefined && !bug('attribute-ids-unchecked')) {
    add(out, 'offering_attribute_configuration', 'There is no such attribute')
  }
}

const withoutFalsy = (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value))

/** The part of a body whose fields are checked one by one. */
function checkedPart(body, update) {
  if (!update || !isObject(body)) return body
  const part = { ...body }
  if (bug('update-name-unchecked')) delete part.name
  if (bug('update-priority-unchecked')) delete part.priority
  if (bug('update-priority-zero-accepted') && part.priority === 0) delete part.priority
  if (bug('update-name-characters-unchecked') && typeof part.name === 'string') {
    part.name = part.name.replace(/\W/g, '_')
  }
  if (bug('update-priority-fraction-accepted') && typeof part.priority === 'number') {
    part.priority = Math.floor(part.priority)
  }
  if (bug('update-priority-text-accepted') && typeof part.priority === 'string') {
    part.priority = Number(part.priority)
  }
  if (bug('update-variation-type-unchecked') && isObject(part.variation_meta)) {
    const { type: _type, ...rest } = part.variation_meta
    part.variation_meta = rest
  }
  if (bug('update-priority-100-rejected') && part.priority === 100) part.priority = 101
  if (bug('update-priority-1-rejected') && part.priority === 1) part.priority = 0
  if (bug('update-priority-negative-accepted') && part.priority < 0) part.priority *= -1
  if (bug('update-name-5-rejected') && part.name?.length === 5) part.name = part.name.slice(1)
  if (bug('update-name-4-accepted') && part.name?.length === 4) part.name = `${part.name}_`
  if (bug('update-priority-101-accepted') && part.priority === 101) part.priority = 100
  if (bug('update-tags-text-accepted') && typeof part.tags === 'string') part.tags = [part.tags]
  if (bug('update-name-101-accepted') && part.name?.length === 101) {
    part.name = part.name.slice(1)
  }
  if (bug('update-priority-null-accepted') && part.priority === null) delete part.priority
  if (bug('update-name-length-unchecked') && typeof part.name === 'string') {
    part.name = part.name.padEnd(5, '_').slice(0, 100)
  }
  return part
}

/** Checks the fields of a body; `offering` is the stored one of an update. */
export function checkOffering(given, out, workspace, offering) {
  const update = offering !== undefined
  const presentOnly = bug('falsy-fields-count-as-missing') && !update && isObject(given)
  const body = presentOnly ? withoutFalsy(given) : given
  fields(checkedPart(body, update), '', out)
  if (!isObject(body)) return
  const ofName = out.filter(({ target }) => target === 'name')
  if (bug('name-violations-hide-others') && ofName.length > 0) {
    return out.splice(0, out.length, ...ofName)
  }
  if (bug('offer-scheduling-null-500') && body.scheduling === null) {
    throw new TypeError("Cannot read properties of null (reading 'start_datetime')")
  }
  if (update && isObject(body.scheduling) && bug('update-scheduling-needs-both')) {
    need(body.scheduling, 'scheduling', out, 'start_datetime', 'expiry_datetime')
  }
  if (!update || bug('update-needs-every-field')) checkRequired(body, out)
  if (bug('missing-fields-hide-others')) {
    const missing = out.filter(({ code }) => code === 'REQUIRED_FIELD_MISSING')
    if (missing.length > 0) return out.splice(0, out.length, ...missing)
  }
  if (bug('update-variation-needs-type') && update && isObject(body.variation_meta)) {
    need(body.variation_meta, 'variation_meta', out, 'type')
  }
  if (bug('update-needs-created-by') && update) need(body, '', out, 'created_by')
  if (bug('update-name-50-most') && update && body.name?.length > 50) {
    add(out, 'name', 'name is too long')
  }
  if (bug('capping-rules-rejected') && own(body, 'capping_rules') !== undefined) {
    add(out, 'capping_rules', 'capping_rules is unknown')
  }
  if (bug('global-control-rejected') && own(body, 'is_global_control_enabled') !== undefined) {
    add(out, 'is_global_control_enabled', 'is_global_control_enabled is unknown')
  }
  const grouped = dig(body, 'variation_meta.control_group') !== undefined
  const dynamic = dig(body, 'variation_meta.type') === 'DMV'
  if (bug('dynamic-control-group-rejected') && grouped && dynamic) {
    add(out, 'variation_meta.control_group', 'A control group is for SMV only')
  }
  if (bug('offers-details-fields-only') && out.length > 0) return
  checkInventories(body, out, workspace, { update, offering })
  checkUnique(body, out, workspace, offering)
  checkWindow(body, out, offering)
}
