import { readFileSync } from 'node:fs'
import { generateSync } from 'json-schema-faker'
import { sample } from 'openapi-sampler'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type OperationName } from '../../../src/core/index.js'
import { operations, schemaOf } from '../../contract/agreement.js'

/*
 * Values that other tools generate from the documents have a valid structure. They may violate rules
 * about several fields, such as the order of two times, which those tools do not read.
 */

const contract = createContract({ maxViolations: 1_000_000 })
const samples = 100

/** Returns what is wrong with the structure of a body. */
function structuralViolations(operation: OperationName, body: unknown): string[] {
  const verdict = contract.check(operation, { body })
  const violations = verdict.ok ? [] : verdict.violations
  return violations
    .filter(({ rule }) => rule === 'structure')
    .map(({ target, message }) => `${target}: ${message}`)
}

describe.each(operations)('the body of %s', (operation) => {
  const schema = schemaOf(operation)

  it.each([0, 0.5, 1])(
    'has a valid structure from json-schema-faker, with optional fields: %d',
    (probability) => {
      for (let seed = 0; seed < samples; seed++) {
        const body = generateSync(schema, { seed, optionalsProbability: probability })
        expect({ body, found: structuralViolations(operation, body) }).toEqual({ body, found: [] })
      }
    },
  )

  it('has a valid structure from openapi-sampler', () => {
    expect(structuralViolations(operation, sample(schema, {}, schema))).toEqual([])
  })
})

interface Parameter {
  name: string
  in: 'header' | 'path'
  schema: object
}
const read = (family: string) =>
  parse(readFileSync(new URL(`../../../openapi/${family}.yaml`, import.meta.url), 'utf8'))

describe.each<[family: string, parameter: string, OperationName, rule: string]>([
  ['campaigns', 'IdempotencyKey', 'createCampaign', 'idempotency/key-malformed'],
  ['offerings', 'IdempotencyKey', 'createOffering', 'idempotency/key-malformed'],
  ['offerings', 'OfferId', 'updateOffering', 'params/offer-id-malformed'],
  ['campaigns', 'PublishedCampaignId', 'changeCampaignStatus', 'params/malformed'],
])('the parameter %s %s', (family, parameter, operation, rule) => {
  const document = read(family)
  const { name, in: place, schema } = document.components.parameters[parameter] as Parameter
  const bundled = { ...schema, components: document.components }
  const rulesFor = (value: unknown) => {
    const part = place === 'header' ? 'headers' : 'params'
    const verdict = contract.check(operation, { [part]: { [name]: value } })
    return verdict.ok ? [] : verdict.violations.map((violation) => violation.rule)
  }

  it('is valid from json-schema-faker and openapi-sampler', () => {
    for (let seed = 0; seed < samples; seed++) {
      expect(rulesFor(generateSync(bundled, { seed }))).not.toContain(rule)
    }
    expect(rulesFor(sample(schema, {}, document))).not.toContain(rule)
  })
})
