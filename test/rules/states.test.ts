import { describe, expect, it } from 'vitest'
import {
  allowedStatusActions,
  lockedFields,
  type OfferingFacts,
  offeringStatusAt,
} from '../../src/core/index.js'

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

  it('returns a new list each time', () => {
    lockedFields('active', 'DMV').push('name')
    expect(lockedFields('active', 'DMV')).toEqual([...whileActive, distribution])
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
})
