import { entries, type HostileBody, list, members, nested, repeated } from './hostile-body.js'

const offering = (field: string, value: string): string => `{"${field}":${value}}`
const quoted = (text: string): string => `"${text}"`

/** Attacks through fields: unknown ones, misspelt values, lists and nesting. */
export const fields: readonly HostileBody[] = [
  {
    name: 'unknown fields',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `k${index}`),
  },
  {
    name: 'unknown fields beside one long text',
    operation: 'createOffering',
    text: (n) =>
      `{"description":"${repeated(n * 0.85, 'x')}",${members(n * 0.15, (index) => `k${index}`).slice(1)}`,
  },
  {
    name: 'fields that are almost known',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `offering_attributes_configuration_${index}`),
  },
  {
    name: 'fields that are almost known beside one long text',
    operation: 'createCampaign',
    text: (n) =>
      `{"description":"${repeated(n * 0.7, 'x')}",${members(n * 0.3, (index) => `campaign_delivery_typ_${index}`).slice(1)}`,
  },
  {
    name: 'unknown fields of 300 characters',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `${repeated(300, 'k')}${index}`),
  },
  {
    name: 'unknown fields of 20,000 characters of one length',
    operation: 'createOffering',
    text: (n) => members(n, (index) => `${repeated(20_000, 'k')}${String(index).padStart(4, '0')}`),
  },
  {
    name: 'one unknown field',
    operation: 'createOffering',
    text: (n) => `{"${repeated(n, 'k')}":1}`,
  },
  {
    name: 'unknown fields of astral characters',
    operation: 'createOffering',
    text: (n) => members(n / 4, (index) => `${repeated(30, '😀')}${index}`),
  },
  {
    name: '`__proto__` in `__proto__`',
    operation: 'createOffering',
    text: (n) => nested(n, '{"__proto__":', '}', '1'),
  },
  {
    name: 'keys of every object',
    operation: 'createCampaign',
    text: (n) =>
      `{"campaign_content":{"content":{${entries(n, (index) => `"__proto__${index}":{"constructor":{"__proto__":{"toString":1}}}`)}}}}`,
  },
  {
    name: 'tags of the wrong type',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'tags',
        list(n, () => '1'),
      ),
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
    name: 'attributes that are unknown',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'offering_attribute_configuration',
        list(n, (index) => `"t${index}"`),
      ),
    facts: () => ({ workspace: { offeringAttributeIds: ['a'] } }),
  },
  {
    name: 'templates that are unknown',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'offer_content',
        list(n, () => '{"meta":{"templateId":"q"}}'),
      ),
    facts: () => ({ workspace: { templateIds: ['a'] } }),
  },
  {
    name: 'templates that are unknown, in templates',
    operation: 'createOffering',
    text: (n) => offering('offer_content', nested(n, '{"meta":{"templateId":"q"},"a":', '}', '1')),
    facts: () => ({ workspace: { templateIds: ['a'] } }),
  },
  {
    name: 'templates that are unknown, at a great depth',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'offer_content',
        nested(
          n / 2,
          '[',
          ']',
          list(n / 2, () => '{"meta":{"templateId":"q"}}'),
        ),
      ),
    facts: () => ({ workspace: { templateIds: ['a'] } }),
  },
  {
    name: 'unknown templates under a long key',
    operation: 'createOffering',
    text: (n) =>
      offering(
        'offer_content',
        `{"${repeated(n / 2, 'k')}":${list(n / 2, () => '{"meta":{"templateId":"q"}}')}}`,
      ),
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
    name: 'platforms of 60 characters',
    operation: 'testCampaign',
    text: (n) =>
      `{"channel":"PUSH","basic_details":{"platforms":${list(n, () => quoted(repeated(60, 'AND')))}}}`,
  },
  {
    name: 'one misspelt value',
    operation: 'changeCampaignStatus',
    text: (n) => `{"action":"${repeated(n, 'STOP')}"}`,
  },
  {
    name: 'search filters of the wrong type',
    operation: 'searchCampaigns',
    text: (n) => `{"campaign_fields":{"ids":${list(n, () => '{}')}}}`,
  },
  {
    name: 'search filters that are unknown',
    operation: 'searchCampaigns',
    text: (n) => `{"campaign_fields":${members(n, (index) => `chanels${index}`)}}`,
  },
  {
    name: 'test values of the wrong form',
    operation: 'testCampaign',
    text: (n) =>
      `{"channel":"EMAIL","test_campaign_meta":{"identifier":"MOBILE_NUMBER","identifier_values":${list(n, () => '"+0"')}}}`,
  },
  {
    name: 'one long request id',
    operation: 'changeCampaignStatus',
    text: (n) => `{"request_id":"${repeated(n, 'r')}"}`,
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
    name: 'nesting where a text belongs',
    operation: 'createCampaign',
    text: (n) => `{"basic_details":{"name":${nested(n, '[', ']', '1')}}}`,
  },
  {
    name: 'nesting where locales belong',
    operation: 'updateCampaign',
    text: (n) => `{"campaign_content":{"content":${nested(n, '{"a":', '}', '1')}}}`,
  },
  {
    name: 'an array instead of the body',
    operation: 'createOffering',
    text: (n) => list(n, () => '{}'),
  },
]
