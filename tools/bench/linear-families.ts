import { createContract, fingerprint, scanJson } from '../../src/core/index.js'
import { email, type Family, familiesOf, message } from './family.js'
import { long, longTexts } from './long-texts.js'

const contract = createContract()

const ofCheck = familiesOf(contract)

const ofText = (name: string, largest: number, textOf: (size: number) => string): Family => ({
  name,
  largest,
  prepare: (size) => {
    const request = { method: 'POST', url: '/v5/offers', headers: {}, body: textOf(size) }
    return () => contract.checkHttp(request)
  },
})

const ofUrl = (name: string, largest: number, urlOf: (size: number) => string): Family => ({
  name,
  largest,
  prepare: (size) => {
    const request = { method: 'GET', url: urlOf(size), headers: {} }
    return () => contract.checkHttp(request)
  },
})

const keyed = (size: number, value: (index: number) => unknown) =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`k${index}`, value(index)]))

const names = (size: number): string[] => Array.from({ length: size }, (_, index) => `k${index}`)

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

/** Every way in which an input can grow. */
export const families: readonly Family[] = [
  ...longTexts(contract),
  ofCheck('locales, listed and with content', 2 ** 13, 'testCampaign', (n) => ({
    body: email({
      campaign_content: {
        locales: names(n),
        content: { default: {}, ...keyed(n, () => ({ variation_1: { email: {} } })) },
      },
    }),
  })),
  ofCheck('locales without content', 2 ** 14, 'testCampaign', (n) => ({
    body: email({ campaign_content: { locales: names(n), content: { default: {} } } }),
  })),
  ofCheck('variations', 2 ** 14, 'testCampaign', (n) => ({
    body: email({
      campaign_content: {
        variation_details: {
          distribution_type: 'MANUAL',
          no_of_variations: n,
          manual_distribution_percentage: keyed(n, () => 1),
        },
        content: { default: keyed(n, () => ({ email: {} })) },
      },
    }),
  })),
  ofCheck('locales of the wrong type', 2 ** 14, 'testCampaign', (n) => ({
    body: email({ campaign_content: { content: keyed(n, () => 1) } }),
  })),
  ofCheck('messages without a variation level', 2 ** 14, 'testCampaign', (n) => ({
    body: email({ campaign_content: { content: keyed(n, () => ({ email: {} })) } }),
  })),
  ofCheck('wrong entries', 2 ** 14, 'testCampaign', (n) => message({ cc_ids: Array(n).fill('x') })),
  ofCheck('test identifiers', 2 ** 14, 'testCampaign', (n) => ({
    body: email({ test_campaign_meta: { identifier: 'EMAIL', identifier_values: names(n) } }),
  })),
  ofCheck('unknown keys', 2 ** 14, 'createOffering', (n) => ({ body: keyed(n, () => 1) })),
  ofCheck('nesting of unknown content', 2 ** 16, 'createOffering', (n) => ({
    body: { offer_content: nested(n, (a) => ({ a })) },
  })),
  ofCheck(
    'nesting of templates, all unknown',
    2 ** 14,
    'createOffering',
    (n) => ({ body: { offer_content: nested(n, (a) => ({ a, meta: { templateId: 'q' } })) } }),
    () => ({ workspace: { templateIds: [] } }),
  ),
  ofCheck(
    'tags and the workspace they are sought in',
    2 ** 14,
    'createOffering',
    (n) => ({ body: { tags: names(n) } }),
    (n) => ({ workspace: { tagIds: names(n).reverse() } }),
  ),
  ofCheck(
    'earlier calls',
    2 ** 16,
    'createOffering',
    () => ({}),
    (n) => ({ recentRequests: Array.from({ length: n }, () => Date.now()) }),
  ),
  ofCheck(
    'a locked field that is compared',
    2 ** 14,
    'updateOffering',
    (n) => ({ body: { conversion: nested(n, (a) => ({ a })) } }),
    (n) => ({ offering: { status: 'active', conversion: nested(n, (a) => ({ a })) } }),
  ),
  ofCheck('headers', 2 ** 14, 'getCampaign', (n) => ({
    headers: keyed(n, () => 'x') as Record<string, string>,
  })),
  ofUrl('query, its parameters', 2 ** 14, (n) => `/v5/offers?${'a=b&'.repeat(n)}`),
  ofUrl('query, one parameter', long, (n) => `/v5/offers?limit=${'%31'.repeat(n / 3)}`),
  ofUrl('path, its segments', long, (n) => `/v5/${'a/'.repeat(n / 2)}`),
  ofUrl('path, one segment', long, (n) => `/v5/offers/${'%41'.repeat(n / 3)}`),
  ofText('text, repeated keys', 2 ** 14, (n) => `{${'"a":1,'.repeat(n)}"a":1}`),
  ofText('text, rounded numbers', 2 ** 14, (n) => `{"tags":[${'9007199254740993,'.repeat(n)}1]}`),
  ofText('text, nesting', 2 ** 16, (n) => `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`),
  ofText('text, nesting that is not closed', 2 ** 17, (n) => '['.repeat(n)),
  ofText('text, one long number', long, (n) => `{"priority":${'1'.repeat(n)}}`),
  ofText('text, spaces', long, (n) => `{${' \n'.repeat(n / 2)}}`),
  ofText('text, escapes', long, (n) => `{"name":"${'\\u0041'.repeat(n / 6)}"}`),
  {
    name: 'fingerprint of a wide body',
    largest: 2 ** 14,
    prepare: (n) => {
      const body = keyed(n, (index) => [index])
      return () => fingerprint('createOffering', { body })
    },
  },
  {
    name: 'fingerprint of a deep body',
    largest: 2 ** 14,
    prepare: (n) => {
      const body = nested(n, (a) => ({ a }))
      return () => fingerprint('createOffering', { body })
    },
  },
  {
    name: 'scan of a text',
    largest: long,
    prepare: (n) => {
      const text = `[${'{"a":[1,"x"]},'.repeat(n / 14)}1]`
      return () => scanJson(text)
    },
  },
  {
    name: 'response, results of a test',
    largest: 2 ** 14,
    prepare: (n) => {
      const data = Object.fromEntries(names(n).map((name) => [`WEB_${name}_v`, { status: 'X' }]))
      const body = { response_id: 'r', type: 'campaign', data: { data, message: '' } }
      return () => contract.checkResponse('testCampaign', { status: 200, body })
    },
  },
]
