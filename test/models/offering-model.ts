import type { Entry } from './offering-fields.js'

/** Offsets of written instants from UTC. */
export type Offset = 'Z' | '+01:00' | '-05:30'

/** An offering as documented. */
export interface Offering {
  start: number
  expiry: number
  /** A manual change in the dashboard, which no clock reverts. */
  mark: 'archived' | 'draft' | undefined
  /** Which value each place has. */
  values: Map<string, number>
  /** The stored fields. */
  fields: Set<string>
}

export interface Model {
  now: number
  offering: Offering | undefined
}

export type Status = 'scheduled' | 'active' | 'expired' | 'archived' | 'draft'

export const statusAt = ({ mark, start, expiry }: Offering, now: number): Status => {
  if (mark !== undefined) return mark
  if (now < start) return 'scheduled'
  return now < expiry ? 'active' : 'expired'
}

/** The table "Update rules by status": the locked fields of an active offering. */
const keptWhileActive = ['conversion', 'variation_meta.type', 'variation_meta.variantsPerLocale']
const keptWhileActiveDynamic = [...keptWhileActive, 'variation_meta.smv_distribution']

export const isDynamic = ({ values }: Pick<Offering, 'values'>): boolean =>
  values.get('variation_meta.type') === 1

export function locksOf(offering: Offering, status: Status): string[] {
  if (status !== 'active') return []
  const locked = isDynamic(offering) ? keptWhileActiveDynamic : keptWhileActive
  return ['scheduling.start_datetime', ...locked]
}

const isWithin = (place: string, field: string): boolean =>
  place === field || place.startsWith(`${field}.`)

export interface Update {
  start: number | undefined
  expiry: number | undefined
  offset: Offset
  entries: readonly Entry[]
  /** Empty objects in the request. */
  empty: readonly string[]
}

const sends = ({ entries, empty }: Update, field: string): boolean =>
  entries.some(({ place }) => isWithin(place, field)) || empty.includes(field)

/** How much of the stored offering the facts have. */
export const reports = [
  'everything',
  'no conversion',
  'no type',
  'nothing',
  'that it is gone',
] as const
export type Reporting = (typeof reports)[number]

/** The locked fields that an update changes. */
function changedLocks(
  { start, values, fields }: Offering,
  update: Update,
  reporting: Reporting,
): string[] {
  const isKnownDynamic = reporting !== 'no type' && isDynamic({ values })
  const changed = (isKnownDynamic ? keptWhileActiveDynamic : keptWhileActive).filter((field) => {
    if (!sends(update, field)) return false
    if (reporting === 'no conversion' && field === 'conversion') return true
    if (reporting === 'no type' && field === 'variation_meta.type') return true
    const sent = update.entries.filter(({ place }) => isWithin(place, field))
    return !fields.has(field) || sent.some(({ place, value }) => values.get(place) !== value)
  })
  const isStartMoved = update.start !== undefined && update.start !== start
  return isStartMoved ? ['scheduling.start_datetime', ...changed] : changed
}

/** Returns the violations of the update, as rule and target. */
export function predict(model: Model, update: Update, reporting: Reporting): string[] {
  const { now } = model
  const stored =
    reporting === 'nothing' || reporting === 'that it is gone' ? undefined : model.offering
  const status = stored && statusAt(stored, now)
  const start = update.start ?? stored?.start
  const expiry = update.expiry ?? stored?.expiry
  const found: string[] = []
  if (reporting === 'that it is gone') found.push('offering/unknown offer_id')
  if (status === 'expired') found.push('offering/expired offer_id')
  if (status === 'archived') found.push('offering/archived offer_id')
  const isScheduleSent = update.start !== undefined || update.expiry !== undefined
  if (isScheduleSent && start !== undefined && expiry !== undefined && expiry <= start) {
    found.push('offering/schedule-order scheduling.expiry_datetime')
  } else if (update.expiry !== undefined && update.expiry <= now) {
    found.push('offering/expiry-in-past scheduling.expiry_datetime')
  }
  if (status === 'active') {
    const locked = changedLocks(stored as Offering, update, reporting)
    found.push(...locked.map((field) => `offering/field-locked ${field}`))
  } else if (
    update.start !== undefined &&
    update.start !== stored?.start &&
    update.start < now &&
    reporting !== 'nothing'
  ) {
    found.push('offering/start-in-past scheduling.start_datetime')
  }
  return found.sort()
}

/** Returns the response to violations. */
export function answerTo(found: readonly string[]): string | undefined {
  if (found.includes('offering/unknown offer_id')) return '404 OFFER_NOT_FOUND'
  if (found.includes('offering/expired offer_id')) return '403 EXPIRED_OFFERING'
  if (found.includes('offering/archived offer_id')) return '403 ARCHIVED_OFFERING'
  if (found.length > 1) return '400 VALIDATION_FAILED'
  if (found[0] === undefined) return undefined
  return found[0].includes('field-locked') ? '400 IMMUTABLE_FIELD' : '400 INVALID_SCHEDULING'
}

/** A rule is unchecked exactly if the update could violate it and a fact is missing. */
export function expectedUnchecked(model: Model, update: Update, reporting: Reporting): string[] {
  const isActive = model.offering !== undefined && statusAt(model.offering, model.now) === 'active'
  const sendsLock = keptWhileActiveDynamic.some((field) => sends(update, field))
  const sendsStart = update.start !== undefined
  const sendsSplit = sends(update, 'variation_meta.smv_distribution')
  if (reporting === 'no type') {
    const isSilent = changedLocks(model.offering as Offering, update, reporting).length > 0
    return isActive && sendsSplit && !isSilent ? ['offering/field-locked'] : []
  }
  if (reporting !== 'nothing') return []
  return [
    'offering/unknown',
    'offering/expired',
    'offering/archived',
    ...(sendsStart !== (update.expiry !== undefined) ? ['offering/schedule-order'] : []),
    ...(sendsStart ? ['offering/start-in-past'] : []),
    ...(sendsLock || sendsStart ? ['offering/field-locked'] : []),
  ].sort()
}

const lockable = [...keptWhileActiveDynamic, 'variation_meta.control_group.percentage']

/** Stores an accepted update. */
export function remember(offering: Offering, update: Update): void {
  offering.start = update.start ?? offering.start
  offering.expiry = update.expiry ?? offering.expiry
  for (const { place, value } of update.entries) offering.values.set(place, value)
  for (const field of lockable) if (sends(update, field)) offering.fields.add(field)
}

/** Returns the violations of a create, as rule and target. */
export function predictCreate(start: number, expiry: number, now: number): string[] {
  const found: string[] = []
  if (expiry <= start) found.push('offering/schedule-order scheduling.expiry_datetime')
  else if (expiry <= now) found.push('offering/expiry-in-past scheduling.expiry_datetime')
  if (start < now) found.push('offering/start-in-past scheduling.start_datetime')
  return found.sort()
}
