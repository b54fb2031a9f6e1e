import { describe, expect, it } from 'vitest'
import { createContract, fingerprint } from '../../src/core/index.js'

const contract = createContract()
const endless = (): unknown[] => new Array(2 ** 32 - 1)

/** Returns a body with the value at every list of the contract, and at some other paths. */
const offering = (list: unknown) => ({
  name: 'A',
  tags: list,
  offer_content: { list, meta: { templateId: list } },
  offering_attribute_configuration: list,
  delivery: { surfaces: list },
  conversion: list,
  variation_meta: { variantsPerLocale: list, smv_distribution: { split: { a: 1 } } },
})
const campaign = (list: unknown) => ({
  channel: 'PUSH',
  basic_details: { tags: list, platforms: list, geofences: list },
  campaign_content: {
    locales: list,
    content: { email: { cc_ids: list, bcc_ids: list, attachments: list }, push: { web: list } },
  },
  test_campaign_meta: {
    identifier: 'MOBILE_NUMBER',
    identifier_values: list,
    locale_name: 'x',
    variation: 'y',
  },
  campaign_fields: { ids: list, channels: list, status: list, tags: list },
})

describe('an array of four billion gaps', () => {
  const requests = [
    ['createOffering', offering],
    ['updateOffering', offering],
    ['createCampaign', campaign],
    ['updateCampaign', campaign],
    ['testCampaign', campaign],
    ['searchCampaigns', campaign],
    ['validateCampaign', campaign],
    ['createOffering', (list: unknown) => list],
  ] as const

  it.each(requests)('is checked at once: %s', (operation, bodyOf) => {
    const body = bodyOf(endless())
    const list = endless() as string[]
    const request = { body, query: { id: list }, headers: { authorization: list } }
    const facts = {
      campaign: { ...campaign(endless()), status: 'DRAFT' } as never,
      offering: { ...offering(endless()), status: 'active' } as never,
      workspace: { tagIds: [], offeringAttributeIds: [], templateIds: [] },
    }
    const verdict = contract.check(operation, request, facts)
    expect(verdict.ok).toBe(false)
    contract.factsNeeded(operation, request)
    contract.schema(operation)['~standard'].validate(body)
    expect(fingerprint(operation, { body })).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is reported at its first gap', () => {
    const verdict = contract.check('searchCampaigns', {
      body: { campaign_fields: { ids: endless() } },
    })
    const pointers = verdict.ok ? [] : verdict.violations.map(({ pointer }) => pointer)
    expect(pointers).toContain('/campaign_fields/ids/0')
    expect(pointers).not.toContain('/campaign_fields/ids/1')
  })

  it('of results is checked at once', () => {
    for (const data of [endless(), { data: endless() }, { items: endless() }]) {
      const response = { status: 200, body: { response_id: 'r', type: 'campaign', data } }
      expect(contract.checkResponse('searchCampaigns', response)).toBeDefined()
    }
    const body = { response_id: 'r', error: { details: endless() } }
    expect(contract.checkResponse('createCampaign', { status: 400, body }).ok).toBe(false)
  })
})

it('visits all of a long array without gaps', () => {
  const ids = Array.from({ length: 100_000 }, () => 'a') as unknown[]
  ids[99_999] = 1
  const verdict = contract.check('searchCampaigns', { body: { campaign_fields: { ids } } })
  const pointers = verdict.ok ? [] : verdict.violations.map(({ pointer }) => pointer)
  expect(pointers).toContain('/campaign_fields/ids/99999')
})

it('distinguishes two long arrays with gaps by their entries', () => {
  const [one, other] = [endless(), endless()]
  one[100_000] = 'a'
  other[100_000] = 'b'
  const print = (body: unknown) => fingerprint('createOffering', { body })
  expect(print(one)).not.toBe(print(other))
  expect(print(one)).toBe(print(Object.assign(endless(), { 100000: 'a' })))
  expect(print(Object.assign([], { 1: 'a' }))).toBe(print([null, 'a']))
})
