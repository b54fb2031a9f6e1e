import { type HostileBody, list, members, repeated } from './hostile-body.js'

const update = (content: string): string => `{"campaign_content":{"content":${content}}}`
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
    name: 'escaped locales over empty e-mails',
    operation: 'updateCampaign',
    text: (n) => update(`{"${repeated(n / 2, '/~')}":${variations(n / 2, '{"email":{}}')}}`),
  },
  {
    name: 'locales of the wrong type',
    operation: 'testCampaign',
    text: (n) => update(members(n, locale)),
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
    name: 'short percentages and as many other variations',
    operation: 'testCampaign',
    text: (n) =>
      `{"campaign_content":{"variation_details":{"distribution_type":"MANUAL","no_of_variations":1,"manual_distribution_percentage":${members(n / 2, (index) => `${index}`)}},"content":{"default":${members(n / 2, (index) => `v${index}`, '{}')}}}}`,
  },
  {
    name: 'messages of both shapes',
    operation: 'createCampaign',
    text: (n) =>
      update(`{"push":{},"email":{},${members(n, locale, '{"v":{"push":{}}}').slice(1)}`),
  },
  {
    name: 'unknown fields in every message',
    operation: 'createCampaign',
    text: (n) => update(members(n, locale, '{"v":{"email":{"subjekt":1,"htmlcontent":2}}}')),
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
