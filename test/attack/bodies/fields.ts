import { type HostileBody, list, members, nested, repeated } from './hostile-body.js'

const offering = (field: string, value: string): string => `{"${field}":${value}}`

/** Attacks through fields: unknown ones, misspelt values, lists and nesting. */
export const fields: readonly HostileBody[] = [
  {
    name: 'unknown fields',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `k${index}`),
  },
  {
    name: 'fields that are almost known',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `offering_attributes_configuration_${index}`),
  },
  {
    name: 'unknown fields of 20,000 characters of one length',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `${repeated(20_000, 'k')}${String(index).padStart(4, '0')}`),
  },
  {
    name: '`__proto__` in `__proto__`',
    operation: 'createOffering',
    text: (n) => nested(n, '{"__proto__":', '}', '1'),
  },
  {
    name: 'tags that are unknown',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'tags',
        list(n, (index) => `"t${index}"`),
      ),
    facts: () => ({
      workspace: { tagIds: Array.from({ length: 5_000 }, (_, index) => `k${index}`) },
    }),
  },
  {
    name: 'tags that are nearly known',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'tags',
        list(n, (index) => `"tag_number_${index}"`),
      ),
    facts: () => ({
      workspace: { tagIds: Array.from({ length: 1000 }, (_, index) => `tag_numbers_${index}x`) },
    }),
  },
  {
    name: 'templates that are unknown, in templates',
    operation: 'createOffering',
    text: (n) => offering('offer_content', nested(n, '{"meta":{"templateId":"q"},"a":', '}', '1')),
    facts: () => ({ workspace: { templateIds: ['a'] } }),
  },
  {
    name: 'a split of other variants',
    operation: 'createOffering',
    text: (n) =>
      `{"variation_meta":{"type":"SMV","variantsPerLocale":${list(n / 2, (index) => `"v${index}"`)},"smv_distribution":{"split":${members(n / 2, (index) => `w${index}`)}}}}`,
  },
  {
    name: 'a locked field that is compared',
    operation: 'updateOffering',
    text: (n) =>
      offering(
        'conversion',
        members(n, (index) => `k${index}`, '[1,{"a":2}]'),
      ),
    facts: (n) => ({
      offering: {
        status: 'active',
        conversion: JSON.parse(members(n, (index) => `k${index}`, '[1,{"a":2}]')),
        scheduling: {
          start_datetime: '2020-01-01T00:00:00Z',
          expiry_datetime: '2090-01-01T00:00:00Z',
        },
      },
    }),
  },
  {
    name: 'platforms that are almost known',
    operation: 'testCampaign',
    text: (n) => `{"channel":"PUSH","basic_details":{"platforms":${list(n, () => '"ANDROIDE"')}}}`,
  },
  {
    name: 'one misspelt value',
    operation: 'changeCampaignStatus',
    text: (n) => `{"action":"${repeated(n, 'STOP')}"}`,
  },
  {
    name: 'one long request id of control characters',
    operation: 'testCampaign',
    text: (n) => `{"request_id":"${repeated(n, '\\u0002')}","x":1}`,
  },
  {
    name: 'nesting where anything is valid',
    operation: 'createOffering',
    text: (n) => offering('offer_content', nested(n, '{"a":', '}', '1')),
  },
  {
    name: 'nesting in an unknown field',
    operation: 'createOffering',
    text: (n) => offering('unknown', nested(n, '[', ']', '1')),
  },
  {
    name: 'an array instead of the body',
    operation: 'createOffering',
    text: (n) => list(n, () => '{}'),
  },
]
