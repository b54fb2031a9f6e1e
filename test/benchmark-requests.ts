import type { Facts, OperationName, RequestInput } from '../src/core/index.js'

/** A measured request, in its forms. */
export interface BenchmarkRequest {
  name: string
  operation: OperationName
  method: string
  path: string
  headers: Record<string, string>
  facts: Facts
  /** A valid body, one with one violation and one with five. */
  bodies: Record<Form, object>
}

export const forms = ['valid', 'one violation', 'five violations'] as const
export type Form = (typeof forms)[number]

type Json = Record<string, unknown>
type Mistake = (body: Json) => void

/** Returns a copy with another value at a path, or without that path. */
const at =
  (path: string, ...value: unknown[]): Mistake =>
  (body) => {
    const keys = path.split('.')
    const last = keys.pop() as string
    const holder = keys.reduce<Json>((found, key) => found[key] as Json, body)
    if (value.length === 0) delete holder[last]
    else holder[last] = value[0]
  }

function withViolations(body: object, mistakes: readonly Mistake[]): object {
  const copy = structuredClone(body) as Json
  for (const mistake of mistakes) mistake(copy)
  return copy
}

const inForms = (valid: object, mistakes: readonly Mistake[]): BenchmarkRequest['bodies'] => ({
  valid,
  'one violation': withViolations(valid, mistakes.slice(0, 1)),
  'five violations': withViolations(valid, mistakes),
})

const workspace = {
  versioningEnabled: false,
  connectors: [{ connector_type: 'SENDGRID', connector_name: 'Marketing' }],
  subscriptionCategories: ['Newsletter'],
}
const campaignHeaders = {
  Authorization: 'Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v',
  'X-SVC-Request-Id': '3f1c9d52-6a0b-4c8e-9b7d-2e5f8a1c4d60',
  'Idempotency-Key': 'b7e23ec2-9af1-4d5c-8a36-0f4c1d2e3b4a',
  'Content-Type': 'application/json',
}
const test = {
  operation: 'testCampaign' as const,
  method: 'POST',
  path: '/v5/campaigns/test',
  headers: campaignHeaders,
  facts: { authenticated: true, permitted: true, workspace },
}

const push = {
  channel: 'PUSH',
  basic_details: {
    name: 'Store visit',
    tags: ['retail', 'stores'],
    team: 'Growth',
    platforms: ['ANDROID', 'IOS'],
    geofences: {
      name: 'Central Station',
      latitude: '52.525',
      longitude: '13.369',
      radius: '250',
      triggered_at: 'dwell',
      dwell_time_value: '10',
      dwell_time_granularity: 'MINUTES',
      response_time_value: '30',
      response_time_granularity: 'MINUTES',
    },
    platform_specific_details: { ios: { send_to_all_eligible_device: true } },
  },
  campaign_content: {
    content: {
      push: {
        android: {
          template_type: 'BASIC',
          basic_details: {
            notification_channel: 'general',
            title: "Hello {{UserAttribute['First Name']}}",
            message: 'The weekend sale starts now. Come by and try the new collection on.',
            image_url: 'https://cdn.example.com/sale/2026/weekend.png',
            background_color_code: '#1f8a70',
            default_click_action: 'DEEPLINKING',
            default_click_action_value: 'shop://sale',
          },
        },
        ios: {
          template_type: 'BASIC',
          basic_details: { title: 'Hello', message: 'The weekend sale starts now.' },
        },
      },
    },
  },
  test_campaign_meta: {
    identifier: 'USER_ATTRIBUTE_UNIQUE_ID',
    identifier_values: ['user-1001', 'user-1002', 'user-1003'],
  },
}
const android = 'campaign_content.content.push.android'

/** An e-mail of about 800 bytes. */
const email = (locale: string, variation: number) => ({
  email: {
    subject: `The weekend sale starts now (${locale}, ${variation})`,
    sender_name: 'Example Shop',
    from_address: 'news@shop.example.com',
    reply_to_address: 'service@shop.example.com',
    preview_text: 'Twenty per cent off everything that has a zip.',
    cc_ids: ['marketing@shop.example.com'],
    html_content: `<html><body>${'<p>Dear {{name}}, the sale starts on Saturday.</p>'.repeat(11)}</body></html>`,
  },
})

/** Returns e-mails in several locales, the first being the default, with two variations each. */
const emailsIn = (locales: readonly string[]) => ({
  channel: 'EMAIL',
  basic_details: {
    name: 'Weekend sale',
    content_type: 'PROMOTIONAL',
    subscription_category: 'Newsletter',
    tags: ['retail'],
    user_attribute_identifier: 'Email (Standard)',
  },
  connector: { connector_type: 'SENDGRID', connector_name: 'Marketing' },
  campaign_content: {
    locales: locales.slice(1),
    variation_details: {
      distribution_type: 'MANUAL',
      no_of_variations: 2,
      manual_distribution_percentage: { variation_1: 60, variation_2: 40 },
    },
    content: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { variation_1: email(locale, 1), variation_2: email(locale, 2) },
      ]),
    ),
  },
  test_campaign_meta: { identifier: 'EMAIL', identifier_values: ['qa@shop.example.com'] },
})
const emails = emailsIn(['default', 'fr', 'pt_BR'])
const message = (place: string) => `campaign_content.content.${place}.email`

const offering = {
  name: 'Summer_Sale_2031',
  description: 'Running shoes, twenty per cent off for members',
  priority: 40,
  delivery: { surfaces: ['home_banner', 'cart'] },
  created_by: 'maria@example.com',
  scheduling: { start_datetime: '2031-06-01T09:00:00Z', expiry_datetime: '2031-06-30T21:00:00Z' },
  tags: ['tag_summer', 'tag_shoes'],
  segment_info: { segment: 'members', refresh: 'daily' },
  offering_attribute_configuration: ['attr_discount'],
  offer_content: { meta: { templateId: 'tpl_hero_banner' }, headline: 'Summer starts here' },
  variation_meta: {
    type: 'SMV',
    variantsPerLocale: ['variation_1', 'variation_2'],
    smv_distribution: { split: { variation_1: 60, variation_2: 40 } },
    control_group: { percentage: 5 },
  },
  is_global_control_enabled: true,
}

/** A: inline push. B: e-mail with 3 locales of 2 variations. C: an offering. */
export const requests: readonly BenchmarkRequest[] = [
  {
    ...test,
    name: 'A',
    bodies: inForms(push, [
      at('basic_details.geofences.triggered_at', 'DWELL'),
      at(`${android}.template_type`, 'BASICS'),
      at(`${android}.basic_details.image_url`, 'not a uri'),
      at('test_campaign_meta.identifier_values', [1]),
      at('basic_details.tags', 'retail'),
    ]),
  },
  {
    ...test,
    name: 'B',
    bodies: inForms(emails, [
      at(`${message('pt_BR.variation_2')}.from_address`, 'news'),
      at(`${message('default.variation_1')}.subject`, 7),
      at(`${message('fr.variation_1')}.cc_ids`, 'all'),
      at('connector.connector_name'),
      at('basic_details.content_type', 'PROMOTION'),
    ]),
  },
  {
    name: 'C',
    operation: 'createOffering',
    method: 'POST',
    path: '/v5/offers',
    headers: {
      Authorization: 'Basic d3Nfc2hvZXNfZXU6b2ZmZXIta2V5LTdmMzFjMg==',
      'Idempotency-Key': '3f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d',
      'Content-Type': 'application/json',
    },
    facts: {
      authenticated: true,
      workspace: {
        offeringsEnabled: true,
        tagIds: ['tag_summer', 'tag_shoes'],
        templateIds: ['tpl_hero_banner'],
        offeringAttributeIds: ['attr_discount'],
        offeringNames: ['Spring_Sale_2026'],
      },
    },
    bodies: inForms(offering, [
      at('priority', 101),
      at('scheduling.start_datetime', 'tomorrow'),
      at('variation_meta.type', 'XMV'),
      at('description', 7),
      at('tags', 'tag_summer'),
    ]),
  },
]

export function requestNamed(name: string): BenchmarkRequest {
  const found = requests.find((each) => each.name === name)
  if (found === undefined) throw new Error(`unknown request ${name}`)
  return found
}

/** Returns the name of a request's body schema: the operation, and the channel if it has one. */
export const shapeOf = ({ operation, bodies }: BenchmarkRequest): [OperationName, string?] => {
  const { channel } = bodies.valid as { channel?: string }
  return channel === undefined ? [operation] : [operation, channel]
}

/** Returns the request as input of the library. */
export const inputOf = ({ headers }: BenchmarkRequest, body: unknown): RequestInput => ({
  params: {},
  query: {},
  headers,
  body,
})
