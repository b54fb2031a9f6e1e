import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Router } from 'express'
import { ApiError, succeed } from './answers.js'
import { workspace } from './workspace.js'

// biome-ignore lint/suspicious/noExplicitAny: bodies are as their senders made them
type Offering = Record<string, any>

const offerings = new Map<string, Offering>()

/** The operations on offerings. */
export const offeringRoutes = Router()

const refuse = (code: string, target: string, message: string): never => {
  throw new ApiError(400, code, message, target)
}

function statusOf({ scheduling }: Offering): string {
  const now = Date.now()
  if (now < Date.parse(scheduling.start_datetime)) return 'scheduled'
  return now < Date.parse(scheduling.expiry_datetime) ? 'active' : 'expired'
}

const shown = (offering: Offering): Offering => ({ ...offering, status: statusOf(offering) })

function assertReferences(body: Offering, id?: string): void {
  const isTaken = [...offerings.values()].some((each) => each.name === body.name && each.id !== id)
  if (isTaken) refuse('DUPLICATE_OFFER_NAME', 'name', 'The name is taken.')
  for (const [index, tag] of (body.tags ?? []).entries()) {
    if (!workspace.tagIds.includes(tag)) {
      refuse('INVALID_TAG_ID', `tags.${index}`, `There is no tag ${tag}.`)
    }
  }
  const template = body.offer_content?.meta?.templateId
  if (template !== undefined && !workspace.templateIds.includes(template)) {
    refuse('VALIDATION_FAILED', 'offer_content.meta.templateId', 'There is no such template.')
  }
}

function assertSchedule({ start_datetime: start, expiry_datetime: expiry }: Offering): void {
  if (Date.parse(expiry) <= Date.parse(start)) {
    refuse('INVALID_SCHEDULING', 'scheduling.expiry_datetime', 'The expiry is before the start.')
  }
  if (Date.parse(expiry) < Date.now()) {
    refuse('INVALID_SCHEDULING', 'scheduling.expiry_datetime', 'The expiry is in the past.')
  }
}

offeringRoutes.get('/', (request, response) => {
  const { id } = request.query
  const all = [...offerings.values()].filter((each) => id === undefined || each.id === id)
  succeed(request, response, 200, all.map(shown))
})

offeringRoutes.get('/templates', (request, response) => {
  const templates = workspace.templateIds.map((id) => ({ id }))
  succeed(request, response, 200, templates)
})

offeringRoutes.post('/', (request, response) => {
  assertReferences(request.body)
  assertSchedule(request.body.scheduling)
  if (Date.parse(request.body.scheduling.start_datetime) < Date.now()) {
    refuse('INVALID_SCHEDULING', 'scheduling.start_datetime', 'The start is in the past.')
  }
  const id = `offer_${randomBytes(12).toString('hex')}`
  const offering = { ...request.body, id }
  offerings.set(id, offering)
  succeed(request, response, 201, { id, status: statusOf(offering) })
})

/** Fields that cannot change while an offering is active. */
const locked = [
  'scheduling.start_datetime',
  'conversion',
  'variation_meta.type',
  'variation_meta.variantsPerLocale',
]

const at = (value: Offering, path: string): unknown =>
  // biome-ignore lint/suspicious/noExplicitAny: what stands there is not known
  path.split('.').reduce((inner: any, key) => inner?.[key], value)

function assertUnlocked(stored: Offering, change: Offering): void {
  const isDynamic = stored.variation_meta?.type === 'DMV'
  for (const path of isDynamic ? [...locked, 'variation_meta.smv_distribution'] : locked) {
    const value = at(change, path)
    if (value !== undefined && !isDeepStrictEqual(value, at(stored, path))) {
      refuse('IMMUTABLE_FIELD', path, `${path} cannot change while the offering is active.`)
    }
  }
}

offeringRoutes.patch('/:offer_id', (request, response) => {
  const stored = offerings.get(request.params.offer_id)
  if (stored === undefined) {
    throw new ApiError(404, 'OFFER_NOT_FOUND', 'There is no such offering.', 'offer_id')
  }
  const status = statusOf(stored)
  if (status === 'expired') {
    throw new ApiError(403, 'EXPIRED_OFFERING', 'The offering has expired.', 'offer_id')
  }
  if (status === 'active') assertUnlocked(stored, request.body)
  const { scheduling, variation_meta: variations, ...fields } = request.body
  assertReferences(fields, stored.id)
  const changed = {
    ...stored,
    ...fields,
    scheduling: { ...stored.scheduling, ...scheduling },
    variation_meta: { ...stored.variation_meta, ...variations },
  }
  assertSchedule(changed.scheduling)
  offerings.set(stored.id, changed)
  succeed(request, response, 200, { id: stored.id, status: statusOf(changed) })
})
