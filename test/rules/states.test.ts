import { describe, expect, it } from 'vitest'
import {
  allowedStatusActions,
  createContract,
  lockedFields,
  type OfferingFacts,
  offeringStatusAt,
} from '../../src/core/index.js'
import { documents } from '../contract/documents.js'
import { baseRequest } from '../engine/requests.js'

const { campaigns, offerings } = documents as unknown as {
  campaigns: { 'x-states': { 'allowed-actions': Record<string, { 'not-for': string[] }> } }
  offerings: { 'x-states': { locks: Lock[] } }
}

interface Lock {
  field: string
  scheduled: string
  active: string
  when?: { type: string }
}

const start = '2025-11-20T10:00:00Z'
const expiry = '2025-11-30T10:00:00Z'
const window = { start_datetime: start, expiry_datetime: expiry }

describe('offeringStatusAt', () => {
  it.each<[what: string, offering: OfferingFacts, now: string, status: string | undefined]>([
    ['long before its start', { scheduling: window }, '2025-01-01T00:00:00Z', 'scheduled'],
    ['a moment before its start', { scheduling: window }, '2025-11-20T09:59:59.999Z', 'scheduled'],
    ['at its start', { scheduling: window }, start, 'active'],
    ['within its window', { scheduling: window }, '2025-11-25T00:00:00Z', 'active'],
    ['a moment before its expiry', { scheduling: window }, '2025-11-30T09:59:59.999Z', 'active'],
    ['at its expiry', { scheduling: window }, expiry, 'expired'],
    ['long after its expiry', { scheduling: window }, '2026-11-20T10:00:00Z', 'expired'],
    [
      'stored as scheduled, started since',
      { status: 'scheduled', scheduling: window },
      start,
      'active',
    ],
    [
      'stored as active, expired since',
      { status: 'active', scheduling: window },
      expiry,
      'expired',
    ],
    [
      'stored as active, postponed since',
      { status: 'active', scheduling: window },
      '2025-11-01T00:00:00Z',
      'scheduled',
    ],
    ['archived, whatever the time', { status: 'archived', scheduling: window }, start, 'archived'],
    ['expired, whatever the time', { status: 'expired', scheduling: window }, start, 'expired'],
    ['a draft, whatever the time', { status: 'draft', scheduling: window }, start, 'draft'],
    ['without scheduling', { status: 'active' }, start, 'active'],
    ['without scheduling and status', {}, start, undefined],
    ['with a status that is no text', { status: 7 as never }, start, undefined],
    [
      'start alone, still to come',
      { status: 'active', scheduling: { start_datetime: expiry } },
      start,
      'scheduled',
    ],
    [
      'start alone, reached',
      { status: 'scheduled', scheduling: { start_datetime: start } },
      expiry,
      'scheduled',
    ],
    [
      'expiry alone, still to come',
      { status: 'scheduled', scheduling: { expiry_datetime: expiry } },
      start,
      'scheduled',
    ],
    [
      'expiry alone, reached',
      { status: 'active', scheduling: { expiry_datetime: start } },
      start,
      'expired',
    ],
    [
      'instants that are none',
      { status: 'active', scheduling: { start_datetime: 'soon', expiry_datetime: '' } },
      start,
      'active',
    ],
    [
      'instants with offsets',
      {
        scheduling: {
          start_datetime: '2025-11-20T12:00:00+02:00',
          expiry_datetime: '2025-11-20T06:00:00-05:00',
        },
      },
      '2025-11-20T10:30:00Z',
      'active',
    ],
  ])('%s', (_what, offering, now, status) => {
    expect(offeringStatusAt(offering, new Date(now))).toBe(status)
    expect(offeringStatusAt(offering, Date.parse(now))).toBe(status)
  })

  it('returns undefined for an invalid time', () => {
    expect(offeringStatusAt({ scheduling: window }, new Date(Number.NaN))).toBeUndefined()
  })
})

describe('lockedFields', () => {
  const whileActive = [
    'scheduling.start_datetime',
    'conversion',
    'variation_meta.type',
    'variation_meta.variantsPerLocale',
  ]
  const distribution = 'variation_meta.smv_distribution'
  const everyField = [
    ...['name', 'description', 'priority'],
    ...['scheduling.start_datetime', 'scheduling.expiry_datetime'],
    ...['tags', 'offering_attribute_configuration', 'offer_content'],
    ...['variation_meta.type', 'variation_meta.variantsPerLocale', distribution],
    ...['variation_meta.control_group.percentage', 'imp_track_hours', 'capping_rules'],
    ...['conversion', 'segment_info', 'delivery', 'created_by', 'is_global_control_enabled'],
  ]

  it.each<[status: string, type: string | undefined, locked: string[]]>([
    ['scheduled', 'SMV', []],
    ['scheduled', 'DMV', []],
    ['active', 'SMV', whileActive],
    ['active', 'DMV', [...whileActive, distribution]],
    ['active', undefined, whileActive],
    ['draft', 'DMV', []],
    ['expired', 'SMV', everyField],
    ['archived', undefined, everyField],
  ])('%s, %s', (status, type, locked) => {
    expect(lockedFields(status, type)).toEqual(locked)
  })

  it.each(['ACTIVE', 'no such status', '__proto__', ''])('rejects the status %j', (status) => {
    expect(() => lockedFields(status)).toThrow(TypeError)
    expect(() => lockedFields(status)).toThrow('Known: scheduled, active, expired, archived.')
  })

  it('suggests the nearest status', () => {
    expect(() => lockedFields('ACTIVE')).toThrow('Did you mean `active`?')
  })

  const rows = offerings['x-states'].locks

  it.each(['SMV', 'DMV'])('matches the table of the contract for %s', (type) => {
    for (const status of ['scheduled', 'active'] as const) {
      const locked = rows
        .filter((row) => row[status] === 'locked' && (row.when?.type ?? type) === type)
        .map(({ field }) => field)
      expect(lockedFields(status, type)).toEqual(locked)
    }
  })

  it('returns a new list each time', () => {
    lockedFields('active', 'DMV').push('name')
    expect(lockedFields('active', 'DMV')).toEqual([...whileActive, distribution])
  })

  const stored = { scheduling: window, conversion: { goal: 'a' }, name: 'A' }
  const changes: [field: string, body: object][] = [
    ['scheduling.start_datetime', { scheduling: { start_datetime: '2025-11-21T10:00:00Z' } }],
    ['scheduling.expiry_datetime', { scheduling: { expiry_datetime: '2025-12-21T10:00:00Z' } }],
    ['conversion', { conversion: { goal: 'b' } }],
    ['offer_content', { offer_content: { en: { title: 'b' } } }],
    ['name', { name: 'Other_name' }],
    ['tags', { tags: ['b'] }],
    ['priority', { priority: 2 }],
    ['segment_info', { segment_info: { id: 'b' } }],
    ['variation_meta.type', { variation_meta: { type: 'SMV' } }],
    ['variation_meta.variantsPerLocale', { variation_meta: { variantsPerLocale: { en: ['b'] } } }],
    [distribution, { variation_meta: { smv_distribution: { b: 100 } } }],
    [
      'variation_meta.control_group.percentage',
      { variation_meta: { control_group: { percentage: 2 } } },
    ],
  ]

  it('has a test for every field of the table', () => {
    expect(new Set(rows.map(({ field }) => field))).toEqual(
      new Set(changes.map(([field]) => field)),
    )
  })

  it.each(changes)('rejects an update of %s exactly if it is locked', (field, body) => {
    const { operation, input } = baseRequest('update-offering-active-smv')
    const contract = createContract({ rules: { 'offering/start-in-past': 'off' } })
    const now = { scheduled: '2025-11-20T09:00:00Z', active: '2025-11-25T09:00:00Z' }
    for (const status of ['scheduled', 'active'] as const) {
      for (const type of ['SMV', 'DMV']) {
        // Each body changes the stored value: the type to SMV, from DMV or another value.
        const variation_meta =
          field === 'variation_meta.type' ? { type: `${type} before` } : { type }
        const facts = { now: new Date(now[status]), offering: { ...stored, variation_meta } }
        const verdict = contract.check(operation, { ...input, body }, facts)
        const rejected = verdict.ok ? [] : verdict.violations
        const locked = lockedFields(status, type).includes(field)
        expect(rejected.map(({ rule, target }) => [rule, target])).toEqual(
          locked ? [['offering/field-locked', field]] : [],
        )
      }
    }
  })
})

describe('allowedStatusActions', () => {
  it.each<[deliveryType: string, actions: string[]]>([
    ['ONE_TIME', ['STOP']],
    ['PERIODIC', ['PAUSE', 'RESUME']],
    ['EVENT_TRIGGERED', ['STOP', 'PAUSE', 'RESUME']],
    ['DEVICE_TRIGGERED', ['STOP', 'PAUSE', 'RESUME']],
    ['LOCATION_TRIGGERED', ['STOP', 'PAUSE', 'RESUME']],
    ['BUSINESS_EVENT_TRIGGERED', ['STOP', 'PAUSE', 'RESUME']],
    ['BROADCAST_LIVE_ACTIVITY', ['STOP', 'PAUSE', 'RESUME']],
    ['no such type', ['STOP', 'PAUSE', 'RESUME']],
  ])('%s', (deliveryType, actions) => {
    expect(allowedStatusActions(deliveryType)).toEqual(actions)
  })

  const table = campaigns['x-states']['allowed-actions']
  const deliveryTypes = ['ONE_TIME', 'PERIODIC', 'EVENT_TRIGGERED']

  it.each(deliveryTypes)('matches the status changes of a %s campaign', (type) => {
    const { operation, input } = baseRequest('status-stop')
    const facts = { campaign: { status: 'ACTIVE', campaign_delivery_type: type } }
    for (const action of Object.keys(table)) {
      const verdict = createContract().check(operation, { ...input, body: { action } }, facts)
      const status = verdict.ok ? 'taken' : verdict.response.status
      const allowed = allowedStatusActions(type).includes(action)
      expect([action, status]).toEqual([action, allowed ? 'taken' : 422])
    }
  })
})
