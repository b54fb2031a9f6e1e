import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type OperationName, type RequestInput } from '../../src/core/index.js'
import { entriesOf, type RuleDescription } from '../../src/core/rules/rule-table.js'

/* Compares the rules with `rule-list.yaml`, so that no order, severity or response changes unnoticed. */

type Listed = Record<string, string>
const listed: Record<string, Listed[]> = parse(
  readFileSync(new URL('rule-list.yaml', import.meta.url), 'utf8'),
)
const { operations } = createContract()

const inWords = (rule: RuleDescription): string =>
  [
    `${rule.severity} ${rule.answer.status} ${rule.answer.code}`,
    ...Object.entries(rule.severityByChannel ?? {}).map(([name, each]) => `${each} for ${name}`),
    ...(rule.severityWhenPublishing ? [`${rule.severityWhenPublishing} when publishing`] : []),
    ...(rule.stage === 'body' ? [] : [`by ${rule.stage}`]),
    ...(rule.portable ? ['in the schemas'] : []),
    ...(rule.assumed ? ['decided'] : []),
    ...(rule.facts.length > 0 ? [`reads ${rule.facts.join(' and ')}`] : []),
    ...(rule.silentIf.length > 0 ? [`silent beside ${rule.silentIf.join(' and ')}`] : []),
  ].join(', ')

describe.each(Object.entries(listed))('%s', (family, list) => {
  const own = (Object.keys(operations) as OperationName[]).filter(
    (operation) => operations[operation].family === family,
  )
  const idOf = (entry: Listed): string => Object.keys(entry)[0] ?? ''
  const order = list.map(idOf)

  it.each(own)('%s has rules of this list in this order', (operation) => {
    const ids: string[] = entriesOf(operation).map(({ id }) => id)
    expect(ids).toEqual(order.filter((id) => ids.includes(id)))
  })

  it.each(list.map((entry) => [idOf(entry), entry] as const))('%s', (id, entry) => {
    const said = own.flatMap((operation) =>
      entriesOf(operation)
        .filter((rule) => rule.id === id)
        .map((rule) => [operation, inWords(rule)] as const),
    )
    expect(said).not.toEqual([])
    expect(said).toEqual(said.map(([operation]) => [operation, entry[operation] ?? entry[id]]))
    const exceptions = Object.keys(entry).filter((key) => key !== id)
    expect(said.map(([operation]) => operation)).toEqual(expect.arrayContaining(exceptions))
  })
})

describe('the schemas are validated', () => {
  const found = (operation: OperationName, input: RequestInput) => {
    const severe = ['params/unusual', 'field/unknown', 'body/empty', 'idempotency/key-malformed']
    const contract = createContract({
      rules: Object.fromEntries(severe.map((id) => [id, 'error'])),
    })
    const verdict = contract.check(operation, input)
    return verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
  }

  it('after the parameters and before unknown fields, in campaigns', () => {
    const body = { channel: 'PUSH', basic_details: { name: 1, nmae: 1 }, campaign_content: {} }
    const input = { params: { campaign_id: 'a' }, body }
    const after = ['structure', 'field/unknown', 'body/empty']
    expect(found('updateCampaign', input)).toEqual(['params/unusual', ...after])
    const status = { params: { campaign_id: 'a' }, body: { action: 1, x: 1 } }
    expect(found('changeCampaignStatus', status)).toEqual([
      'params/malformed',
      'structure',
      'field/unknown',
    ])
  })

  it('after the parameters and before unknown fields, in offerings', () => {
    const body = { priority: 'a', scheduling: {}, x: 1 }
    const input = { params: { offer_id: 'a' }, body }
    expect(found('updateOffering', input)).toEqual([
      'params/offer-id-malformed',
      'structure',
      'field/unknown',
      'body/empty',
    ])
  })

  it('with 400 VALIDATION_FAILED', () => {
    for (const [operation, body] of [
      ['createCampaign', { channel: 'PUSH', campaign_delivery_type: 1, created_by: 'a' }],
      ['updateCampaign', { basic_details: 1 }],
      ['validateCampaign', { request_id: 1 }],
      ['changeCampaignStatus', { action: 1 }],
      ['listCampaignExecutions', { request_id: 1 }],
      ['searchCampaigns', { limit: 'a' }],
      ['testCampaign', { channel: 'PUSH', test_campaign_meta: 1 }],
      ['createOffering', { priority: 'a' }],
      ['updateOffering', { priority: 'a' }],
    ] as const) {
      const verdict = createContract().check(operation, { body })
      const { status, body: answer } = verdict.ok
        ? { status: 0, body: undefined }
        : verdict.response
      expect([operation, status, answer?.error.code]).toEqual([operation, 400, 'VALIDATION_FAILED'])
    }
  })
})
