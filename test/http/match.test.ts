import { describe, expect, it } from 'vitest'
import { type ContractOptions, createContract, type OperationName } from '../../src/core/index.js'

const id = '65f1c2a9d4e8b7a6c5d4e3f2'
const contract = createContract()

type Want = [operation: OperationName, params?: Record<string, string>] | undefined

const wanted = (want: Want) => want && { operation: want[0], params: want[1] ?? {} }

describe('every operation is found by its method and path', () => {
  const routes: [OperationName, method: string, path: string, params?: Record<string, string>][] = [
    ['createCampaign', 'POST', '/v5/campaigns'],
    ['getCampaign', 'GET', `/v5/campaigns/${id}`, { campaign_id: id }],
    ['updateCampaign', 'PATCH', `/v5/campaigns/${id}`, { campaign_id: id }],
    ['validateCampaign', 'POST', `/v5/campaigns/${id}/validate`, { campaign_id: id }],
    ['changeCampaignStatus', 'PATCH', `/v5/campaigns/${id}/status`, { campaign_id: id }],
    [
      'listCampaignExecutions',
      'POST',
      `/v5/campaigns/${id}/executions`,
      { parent_campaign_id: id },
    ],
    ['searchCampaigns', 'POST', '/v5/campaigns/search'],
    ['testCampaign', 'POST', '/v5/campaigns/test'],
    ['listOfferings', 'GET', '/v5/offers'],
    ['createOffering', 'POST', '/v5/offers'],
    ['listOfferTemplates', 'GET', '/v5/offers/templates'],
    ['updateOffering', 'PATCH', '/v5/offers/offer_1', { offer_id: 'offer_1' }],
  ]

  it('all of them', () => {
    const named = routes.map(([operation]) => operation).sort()
    expect(named).toEqual(Object.keys(contract.operations).sort())
  })

  it.each(routes)('%s', (operation, method, path, params = {}) => {
    const want = { operation, params }
    expect(contract.match(method, path)).toEqual(want)
    expect(contract.match(method.toLowerCase(), path)).toEqual(want)
    expect(contract.match(method, `${path}/`)).toEqual(want)
    expect(contract.match(method, `${path}?page=1&x=/y`)).toEqual(want)
    expect(contract.match(method, `${path}/?page=1#top`)).toEqual(want)
    expect(contract.match(method, `${path}#/other`)).toEqual(want)
    expect(contract.match(method, `${path}?a\nb`)).toEqual(want)
  })
})

describe('matching of paths', () => {
  it.each<[what: string, method: string, path: string, want: Want]>([
    ['a literal wins over a parameter', 'GET', '/v5/campaigns/search', undefined],
    ['so it does for test', 'PATCH', '/v5/campaigns/test', undefined],
    ['and for templates', 'PATCH', '/v5/offers/templates', undefined],
    [
      'a literal of another length is a parameter',
      'POST',
      '/v5/campaigns/test/validate',
      ['validateCampaign', { campaign_id: 'test' }],
    ],
    ['literals are case-sensitive', 'POST', '/v5/campaigns/Search', undefined],
    ['other letters are a parameter', 'GET', '/v5/campaigns/Search', getOf('Search')],
    ['a space in a parameter', 'GET', '/v5/campaigns/a%20b', getOf('a b')],
    ['beyond ASCII', 'GET', '/v5/campaigns/%C3%A9%F0%9F%98%80', getOf('é😀')],
    ['a slash within a segment', 'GET', '/v5/campaigns/a%2Fb', getOf('a/b')],
    ['a question mark within a segment', 'GET', '/v5/campaigns/a%3Fb', getOf('a?b')],
    ['decoded once only', 'GET', '/v5/campaigns/%2541', getOf('%41')],
    ['a plus is a plus', 'GET', '/v5/campaigns/a+b', getOf('a+b')],
    ['an encoded literal', 'POST', '/v5/campaigns/%73earch', ['searchCampaigns']],
    ['a parameter that looks like one of ours', 'GET', '/v5/campaigns/{id}', getOf('{id}')],
    [
      'a parameter named like a member of objects',
      'GET',
      '/v5/campaigns/__proto__',
      getOf('__proto__'),
    ],
    ['broken percent-encoding', 'GET', '/v5/campaigns/%', undefined],
    ['a percent sign and no hex', 'GET', '/v5/campaigns/%zz', undefined],
    ['percent-encoding that is no UTF-8', 'GET', '/v5/campaigns/%E0%A4', undefined],
    ['two trailing slashes', 'GET', '/v5/offers//', undefined],
    ['a double slash within', 'GET', '/v5//offers', undefined],
    ['a double slash in front', 'GET', '//v5/offers', undefined],
    ['an empty segment for a parameter', 'POST', '/v5/campaigns//validate', undefined],
    ['an empty last segment', 'PATCH', '/v5/campaigns//', undefined],
    ['one segment more', 'GET', `/v5/campaigns/${id}/content`, undefined],
    ['another version', 'GET', '/v4/offers', undefined],
    ['dot segments are not resolved', 'GET', '/v5/campaigns/../offers', undefined],
    ['a dot segment stands for itself', 'GET', '/v5/campaigns/..', getOf('..')],
    ['the root', 'GET', '/', undefined],
    ['no path', 'GET', '', undefined],
    ['a query alone', 'GET', '?a=b', undefined],
    ['without its first slash', 'GET', 'v5/offers', undefined],
    ['with a letter for its first slash', 'GET', 'xv5/offers', undefined],
    ['a URL, which is no path', 'GET', 'https://api.example.com/v5/offers', undefined],
    ['another method', 'DELETE', '/v5/offers', undefined],
    ['no method', '', '/v5/offers', undefined],
    ['space around the method', ' GET', '/v5/offers', undefined],
  ])('%s', (_what, method, path, want) => {
    expect(contract.match(method, path)).toEqual(wanted(want))
  })
})

describe('paths of the options', () => {
  it.each<[what: string, options: ContractOptions, method: string, path: string, want: Want]>([
    ['base path', { basePath: '/api/x' }, 'GET', '/api/x/v5/offers', ['listOfferings']],
    ['and nowhere else', { basePath: '/api/x' }, 'GET', '/v5/offers', undefined],
    ['not a part of it', { basePath: '/api/x' }, 'GET', '/api/v5/offers', undefined],
    ['encoded base path', { basePath: '/a%20b' }, 'GET', '/a%20b/v5/offers', ['listOfferings']],
    [
      'base path with a parameter',
      { basePath: '/{tenant}' },
      'PATCH',
      '/shop/v5/offers/offer_1',
      ['updateOffering', { tenant: 'shop', offer_id: 'offer_1' }],
    ],
    [
      'the one with more literals in front wins',
      { statusPath: '/v5/{campaign_id}/status' },
      'PATCH',
      '/v5/offers/status',
      ['updateOffering', { offer_id: 'status' }],
    ],
    [
      'and no other has a say',
      { statusPath: '/v5/{campaign_id}/status' },
      'PATCH',
      '/v5/7/status',
      statusOf('7'),
    ],
    ['status path', { statusPath: '/s/{campaign_id}' }, 'PATCH', '/s/7', statusOf('7')],
    [
      'with a slash at its end',
      { statusPath: '/s/{campaign_id}/' },
      'PATCH',
      '/s/7',
      statusOf('7'),
    ],
    [
      'which replaces the documented one',
      { statusPath: '/s/{campaign_id}' },
      'PATCH',
      `/v5/campaigns/${id}/status`,
      undefined,
    ],
    [
      'behind the base path',
      { statusPath: '/s/{campaign_id}', basePath: '/api' },
      'PATCH',
      '/api/s/7',
      statusOf('7'),
    ],
  ])('%s', (_what, options, method, path, want) => {
    expect(createContract(options).match(method, path)).toEqual(wanted(want))
  })

  it.each<[what: string, options: ContractOptions]>([
    ['an id within a segment', { statusPath: '/v5/campaigns/{campaign_id}:status' }],
    ['an id behind a prefix', { statusPath: '/v5/campaigns/c-{campaign_id}' }],
    ['two ids', { statusPath: '/{campaign_id}/{campaign_id}' }],
    ['a parameter without a name', { basePath: '/{}' }],
    ['broken percent-encoding', { basePath: '/a%2' }],
    ['a query', { basePath: '/a?b' }],
  ])('not at %s', (_what, options) => {
    expect(() => createContract(options)).toThrow(TypeError)
  })
})

it.each([undefined, null, 7, {}, [], Object.create(null), Symbol('x')])(
  'a method or a path that is no text leads nowhere',
  (odd) => {
    expect(contract.match(odd, '/v5/offers')).toBeUndefined()
    expect(contract.match('GET', odd)).toBeUndefined()
  },
)

function getOf(campaign_id: string): Want {
  return ['getCampaign', { campaign_id }]
}

function statusOf(campaign_id: string): Want {
  return ['changeCampaignStatus', { campaign_id }]
}
