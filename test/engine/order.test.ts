import { expect, it } from 'vitest'
import { createContract, type OperationName } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

/* Violations of one rule come in the order of the documents, however a client orders its keys. */

const { check } = createContract({ rules: { 'idempotency/*': 'off' } })

const targets = (operation: OperationName, body: object): string[] => {
  const verdict = check(operation as 'createCampaign', { body })
  const all = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  return all.map(({ rule, target }) => `${rule} ${target}`)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns a copy with the keys of all objects in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

it.each<[OperationName, object, string[]]>([
  [
    'createCampaign',
    {
      request_id: 7,
      campaign_delivery_typ: 'x',
      campaign_content: {
        locales: 'de',
        content: {
          de: {
            variation_1: {
              email: { from: 7, subject: 7 },
              push: { android: { template_type: 'BASICS', basic_details: { title: 7, x: 1 } } },
            },
          },
        },
      },
      connector: { connector_name: 7 },
      basic_details: {
        platforms: ['WEBS', 'IOS', 3],
        tags: [7, 'x', 8],
        name: 7,
        content_type: 'x',
        x: 1,
      },
      channel: 'PUSHY',
    },
    [
      'structure campaign_delivery_type',
      'structure created_by',
      'structure request_id',
      'structure channel',
      'structure basic_details.name',
      'structure basic_details.tags.0',
      'structure basic_details.tags.2',
      'structure basic_details.platforms.0',
      'structure basic_details.platforms.2',
      'structure basic_details.content_type',
      'structure connector.connector_type',
      'structure connector.connector_name',
      'structure campaign_content.locales',
      'structure campaign_content.content.de.variation_1.push.android.template_type',
      'structure campaign_content.content.de.variation_1.email.subject',
      'content/default-locale-missing campaign_content.content.default',
      'email/body-required campaign_content.content.de.variation_1.email.html_content',
      'email/headline-required campaign_content.content.de.variation_1.email.sender_name',
      'field/unknown campaign_delivery_typ',
      'field/unknown basic_details.x',
      'field/unknown campaign_content.content.de.variation_1.push.android.basic_details.x',
      'field/unknown campaign_content.content.de.variation_1.email.from',
      'field/unlikely-type campaign_content.content.de.variation_1.push.android.basic_details.title',
      'email/preview-text-required campaign_content.content.de.variation_1.email.preview_text',
    ],
  ],
  [
    'createOffering',
    {
      y: 1,
      tags: 'x',
      scheduling: { end_time: 7, start_datetime: 'x' },
      priority: 'x',
      name: 7,
    },
    [
      'structure name',
      'structure priority',
      'structure scheduling.start_datetime',
      'structure tags',
      'offering/required delivery',
      'offering/required created_by',
      'offering/required segment_info',
      'offering/required offer_content',
      'offering/required variation_meta',
      'offering/required scheduling.expiry_datetime',
      'field/unknown y',
      'field/unknown scheduling.end_time',
    ],
  ],
  [
    'createCampaign',
    {
      campaign_delivery_typ: 'x',
      delivery_type: 'x',
      basic_details: { name: 7, x: 1 },
      channel: 'EMAIL',
    },
    [
      'structure campaign_delivery_type',
      'structure created_by',
      'structure basic_details.name',
      'field/unknown campaign_delivery_typ',
      'field/unknown basic_details.x',
    ],
  ],
  [
    'updateCampaign',
    { delivery_type: 'x', campaign_delivery_typ: 'x' },
    ['field/unknown campaign_delivery_typ', 'field/unknown delivery_type'],
  ],
])('orders violations of %s as the documents name the fields', (operation, body, expected) => {
  const found = targets(operation, body)
  expect(found).toEqual(expected)
  expect(targets(operation, reversed(body) as object)).toEqual(expected)
})

const bodyOf = (base: string) => baseRequest(base).input.body as object

it.each([
  [
    'test/email-identity-required',
    { ...bodyOf('test-email-inline'), basic_details: { team: 'Growth' } },
    ['name', 'content_type', 'user_attribute_identifier', 'subscription_category'],
  ],
  [
    'push/platform-without-content',
    {
      ...bodyOf('test-push-inline'),
      basic_details: { name: 'Weekend sale', platforms: ['WEB', 'ANDROID', 'IOS'] },
    },
    ['platforms.2', 'platforms.0'],
  ],
])('keeps the order in which %s reports fields', (rule, body, fields) => {
  const reported = targets('testCampaign', body).filter((each) => each.startsWith(rule))
  expect(reported).toEqual(fields.map((field) => `${rule} basic_details.${field}`))
})

it('names each key of the place of a violation, an empty one and one with a slash too', () => {
  const content = { '': { 'a/b': { push: { android: { template_type: 7, '~': 1 } } } } }
  const body = { channel: 'PUSH', '': 1, campaign_content: { content } }
  const verdict = createContract().check('createCampaign', { body } as never)
  const { violations = [], warnings } = verdict.ok ? { warnings: verdict.warnings } : verdict
  const places = [...violations, ...warnings].map(({ target, pointer }) => [target, pointer])
  expect(places).toEqual(
    expect.arrayContaining([
      [
        'campaign_content.content..a/b.push.android.template_type',
        '/campaign_content/content//a~1b/push/android/template_type',
      ],
      [
        'campaign_content.content..a/b.push.android.~',
        '/campaign_content/content//a~1b/push/android/~0',
      ],
    ]),
  )
})
