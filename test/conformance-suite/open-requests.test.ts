import { expect, it } from 'vitest'
import { mayBeRefused } from '../../src/conformance/checking/open-requests.js'
import type { PreparedRequest } from '../../src/conformance/checking/trial.js'
import type { OperationName, Verdict } from '../../src/core/index.js'

/** Returns whether a server may reject a valid body with an error. */
function isOpen(
  operation: OperationName,
  body: object | undefined,
  { status = 400, code = 'VALIDATION_FAILED', target = '' },
): boolean {
  const headers = {
    Authorization: 'Basic d29ya3NwYWNlOmtleQ==',
    'Content-Type': 'application/json',
  }
  const text = body && JSON.stringify(body)
  const prepared: PreparedRequest = {
    ...{ operation, input: { body }, facts: {}, isTooLarge: false, setup: [] },
    request: { method: body ? 'POST' : 'GET', url: '/v5/offers?id=offer_a', headers, body: text },
  }
  const verdict = { ok: true, warnings: [] } as unknown as Verdict & { ok: true }
  const response = { status, headers: {}, body: { error: { code, target, details: [] } } }
  return mayBeRefused(prepared, verdict, response)
}

const scheduling = (start_datetime: string) => ({
  scheduling: { start_datetime, expiry_datetime: '2030-01-01T00:00:00Z' },
})

it('leaves open whether fields may be absent that the description only lists', () => {
  const lacks = (variation_meta: object, target: string) =>
    isOpen('createOffering', { variation_meta }, { target })
  expect(lacks({ type: 'SMV' }, 'variation_meta.variantsPerLocale')).toBe(true)
  expect(lacks({ type: 'SMV' }, 'variation_meta.control_group')).toBe(true)
  expect(lacks({ type: 'SMV' }, 'variation_meta.type')).toBe(false)
  expect(isOpen('searchCampaigns', { limit: 5 }, { target: 'campaign_fields' })).toBe(true)
  const searched = { limit: 5, campaign_fields: { ids: ['65a1b2c3d4e5f60718293a4d'] } }
  expect(isOpen('searchCampaigns', searched, { target: 'campaign_fields' })).toBe(false)
})

it('leaves open what the advanced settings require that the description does not show', () => {
  const field = 'auto_dismiss_notification_time_granularity'
  const lacks = (platform: string) => {
    const message = { [platform]: { template_type: 'BASIC', advanced: {} } }
    const body = { channel: 'PUSH', campaign_content: { content: { push: message } } }
    const target = `campaign_content.content.push.${platform}.advanced.${field}`
    return isOpen('testCampaign', body, { target })
  }
  expect(['android', 'ios', 'web'].map(lacks)).toEqual([false, true, true])
})

it('leaves open whether a create call may have content', () => {
  const body = {
    channel: 'PUSH',
    campaign_content: { content: { push: { android: { template_type: 'BASIC' } } } },
  }
  const refuses = (operation: OperationName, target: string) => isOpen(operation, body, { target })
  const inner = 'campaign_content.content.push.android.template_type'
  expect(refuses('createCampaign', 'campaign_content')).toBe(true)
  expect(refuses('createCampaign', inner)).toBe(false)
  expect(refuses('testCampaign', 'campaign_content')).toBe(false)
})

it('leaves open what a list says about an id of no offering', () => {
  expect(isOpen('listOfferings', undefined, { status: 404 })).toBe(true)
  expect(isOpen('listOfferTemplates', undefined, { status: 404 })).toBe(false)
})

it('leaves open whether schedules may have offsets, but not how they are compared', () => {
  const target = 'scheduling.start_datetime'
  const isRefused = (start: string, code?: string) =>
    isOpen('createOffering', scheduling(start), { target, ...(code && { code }) })
  expect(isRefused('2029-05-15T00:00:00+02:00')).toBe(true)
  expect(isRefused('2029-05-15T00:00:00Z')).toBe(false)
  expect(isRefused('2029-05-15T00:00:00+02:00', 'INVALID_SCHEDULING')).toBe(false)
})

it('leaves open whether details of another delivery type may be given', () => {
  const draft = (campaign_delivery_type: string) => ({
    ...{ channel: 'PUSH', campaign_delivery_type },
    basic_details: { name: 'Letter', geofences: { name: 'Shop' } },
  })
  const of = (type: string, target: string) => isOpen('createCampaign', draft(type), { target })
  expect(of('EVENT_TRIGGERED', 'basic_details.geofences')).toBe(true)
  expect(of('LOCATION_TRIGGERED', 'basic_details.geofences')).toBe(false)
  expect(of('EVENT_TRIGGERED', 'basic_details.name')).toBe(false)
})

it('leaves open whether objects may be empty', () => {
  const content = (ios: object) => ({ campaign_content: { content: { push: { ios } } } })
  const target = 'campaign_content.content.push.ios'
  expect(isOpen('createCampaign', content({}), { target })).toBe(true)
  expect(isOpen('createCampaign', content({ template_type: 'BASIC' }), { target })).toBe(false)
})
