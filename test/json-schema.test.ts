import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { createContract, definePlugin, type OperationName } from '../src/core/index.js'
import { jsonSchema } from '../src/core/json-schema.js'
import { bases } from './conformance/load-cases.js'

const contract = createContract()
const operations = Object.keys(contract.operations) as OperationName[]
const withBody = operations.filter((name) => contract.operations[name].body !== 'none')

describe.each(withBody)('%s', (operation) => {
  const schema = jsonSchema(operation)
  const file = new URL(`../generated/schemas/${operation}.json`, import.meta.url)

  it('is the published one', () => {
    const { $comment: _, ...published } = JSON.parse(readFileSync(file, 'utf8'))
    expect(schema).toEqual(published)
  })

  it('is valid and self-contained, and accepts only objects', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    expect(ajv.validateSchema(schema)).toBe(true)
    expect(ajv.validate(schema, 5)).toBe(false)
  })

  it('is a copy that callers can change', () => {
    const mine = jsonSchema(operation)
    mine.title = 'mine'
    Object.assign(mine.$defs as object, { mine: true })
    expect(jsonSchema(operation)).toEqual(schema)
  })
})

it.each(operations.filter((name) => !withBody.includes(name)))('%s has none', (name) => {
  expect(() => jsonSchema(name)).toThrow(new TypeError(`${name} has no request body.`))
})

it('has the names of the service', () => {
  const options = { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' }
  const schema = jsonSchema('testCampaign', options)
  expect(JSON.stringify(schema)).toContain('"ACME_AI"')
  const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
  const acme = createContract(options).schema('testCampaign')
  const body = structuredClone(bases['test-push-inline']?.body) as {
    test_campaign_meta: { identifier: string }
  }
  for (const [identifier, valid] of [
    ['ACME_GAID', true],
    ['SVC_GAID', false],
  ] as const) {
    body.test_campaign_meta.identifier = identifier
    const { issues } = acme['~standard'].validate(body)
    expect([validate(body), issues === undefined]).toEqual([valid, valid])
  }
})

it('takes every option of a contract', () => {
  const acme = definePlugin({
    name: 'acme',
    rules: [{ id: 'acme/a', operations: ['createOffering'], summary: 'Nothing.', check: () => {} }],
  })
  expect(jsonSchema('createOffering', { plugins: [acme], rules: { 'acme/*': 'off' } })).toEqual(
    jsonSchema('createOffering', createContract({ basePath: '/api' }).options),
  )
})

it('throws a TypeError on an unknown operation or option', () => {
  expect(() => jsonSchema('testCampaigns' as OperationName)).toThrow('`testCampaign`')
  const options = { servicename: 'ACME' }
  expect(() => jsonSchema('testCampaign', options as object)).toThrow('`serviceName`')
})
