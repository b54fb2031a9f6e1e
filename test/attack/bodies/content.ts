import { entries, type HostileBody, list, members, repeated } from './hostile-body.js'

const update = (content: string): string => `{"campaign_content":{"content":${content}}}`
const email = (fields: string): string =>
  `{"channel":"EMAIL","campaign_content":{"content":{"email":${fields}}}}`
const variations = (bytes: number, message: string): string =>
  members(bytes, (index) => `variation_${index + 1}`, message)
const locale = (index: number): string => `locale_${index}`

/** Attacks through the messages of a campaign: locales, variations and their fields. */
export const content: readonly HostileBody[] = [
  {
    name: 'one long locale over many bad variations',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, 'k')}":${variations(n / 2, '1')}}`),
  },
  {
    name: 'one long locale over many empty e-mails',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, 'k')}":${variations(n / 2, '{"email":{}}')}}`),
  },
  {
    name: 'one long locale over many bad pushes',
    operation: 'updateCampaign',
    text: (n) =>
      update(
        `{"${repeated(n / 2, 'k')}":${variations(n / 2, '{"push":{"android":{"template_type":"TIMER","timer":{}}}}')}}`,
      ),
  },
  {
    name: 'two long locales that differ at their ends',
    operation: 'updateCampaign',
    text: (n) =>
      update(
        `{"${repeated(n / 3, 'k')}a":{"v":1,"w":1},"${repeated(n / 3, 'k')}b":${variations(n / 3, '{"email":{}}')}}`,
      ),
  },
  {
    name: 'long locales with bad variations each',
    operation: 'updateCampaign',
    text: (n) =>
      update(
        `{${entries(n, (index) => `"${index}${repeated(2000, 'k')}":${variations(2000, '1')}`)}}`,
      ),
  },
  {
    name: 'escaped locales over empty e-mails',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, '/~')}":${variations(n / 2, '{"email":{}}')}}`),
  },
  {
    name: 'a locale of control characters',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, '\\u0001')}":${variations(n / 2, '{"email":{}}')}}`),
  },
  {
    name: 'a locale of lone surrogates',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, '\\ud800')}":${variations(n / 2, '{"email":{}}')}}`),
  },
  {
    name: 'locales of the wrong type',
    operation: 'testCampaign',
    text: (n) => update(members(n, locale)),
  },
  {
    name: 'locales without a variation level',
    operation: 'testCampaign',
    text: (n) => update(members(n, locale, '{"email":{"cc_ids":1,"x":1}}')),
  },
  {
    name: 'locales with empty e-mails',
    operation: 'createCampaign',
    text: (n) => update(members(n, locale, '{"variation_1":{"email":{}}}')),
  },
  {
    name: 'locales with pushes of every platform',
    operation: 'createCampaign',
    text: (n) =>
      update(
        members(
          n,
          locale,
          '{"variation_1":{"push":{"android":{"template_type":"TIMER","timer":{},"advanced":{"auto_dismiss_notification":true}},"ios":{"template_type":"Custom"},"web":{}}}}',
        ),
      ),
  },
  {
    name: 'listed locales: all default',
    operation: 'testCampaign',
    text: (n) => `{"campaign_content":{"locales":${list(n, () => '"default"')},"content":{}}}`,
  },
  {
    name: 'listed locales without content',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"locales":${list(n, (index) => `"${locale(index)}"`)},"content":{"default":{}}}}`,
  },
  {
    name: 'listed locales of the wrong type',
    operation: 'testCampaign',
    text: (n) => `{"campaign_content":{"locales":${list(n, () => '1')},"content":{}}}`,
  },
  {
    name: 'listed locales and others with content',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"locales":${list(n / 2, (index) => `"${locale(index)}"`)},"content":${members(n / 2, (index) => `other_${index}`, '{"v":{}}')}}}`,
  },
  {
    name: 'percentages and variations',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"variation_details":{"distribution_type":"MANUAL","no_of_variations":1,"manual_distribution_percentage":${members(n / 2, (index) => `variation_${index}`)}},"content":{"default":${variations(n / 2, '{"email":{}}')}}}}`,
  },
  {
    name: 'percentages under wrong keys',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"variation_details":{"distribution_type":"MANUAL","no_of_variations":2,"manual_distribution_percentage":${members(n, (index) => `v${index}`)}},"content":{}}}`,
  },
  {
    name: 'locales with as many variations as are declared',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"variation_details":{"manual_distribution_percentage":{"variation_1":50,"variation_2":50}},"content":${members(n, locale, '{"variation_1":{},"variation_3":{}}')}}}`,
  },
  {
    name: 'a test narrowed among many locales',
    operation: 'testCampaign',
    text: (n) =>
      `{"channel":"EMAIL","test_campaign_meta":{"identifier":"EMAIL","identifier_values":["a@example.com"],"locale_name":"x","variation":"y"},"campaign_content":{"content":${members(n, locale, '{"v":{"email":{}}}')}}}`,
  },
  {
    name: 'messages of both shapes',
    operation: 'createCampaign',
    text: (n) =>
      update(`{"push":{},"email":{},${members(n, locale, '{"v":{"push":{}}}').slice(1)}`),
  },
  {
    name: 'messages of the other channel',
    operation: 'createCampaign',
    text: (n) =>
      `{"channel":"PUSH","campaign_content":{"content":${members(n, locale, '{"v":{"email":{"x":1}}}')}}}`,
  },
  {
    name: 'unknown fields in every message',
    operation: 'createCampaign',
    text: (n) => update(members(n, locale, '{"v":{"email":{"subjekt":1,"htmlcontent":2}}}')),
  },
  {
    name: 'recipients that are no addresses',
    operation: 'testCampaign',
    text: (n) => email(`{"cc_ids":${list(n, () => '"x"')}}`),
  },
  {
    name: 'recipients that are addresses for long',
    operation: 'testCampaign',
    text: (n) => email(`{"cc_ids":${list(n, () => `"${repeated(250, 'a.')}@"`)}}`),
  },
  {
    name: 'a draft published with stored content',
    operation: 'updateCampaign',
    text: (n) =>
      `{"status":"PUBLISH","campaign_content":{"content":${members(n, locale, '{"v":{"email":{}}}')}}}`,
    facts: () => ({
      campaign: { status: 'DRAFT', channel: 'EMAIL', campaign_delivery_type: 'ONE_TIME' },
    }),
  },
]
