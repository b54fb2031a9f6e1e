import { describe, expect, it } from 'vitest'
import { fromPointer, valueAt } from '../../src/core/base/json.js'
import { createContract, type OperationName } from '../../src/core/index.js'
import { documents } from './documents.js'

/** The patterns of parameters and their rules accept the same values. */

/** Returns the keyword at a pointer of the document. */
const patternAt = (family: keyof typeof documents, pointer: string): string =>
  valueAt(documents[family], fromPointer(pointer)) as string

const key = '3f1d2c84-9b57-4e0a-8c6d-1f2e3a4b5c6d'
const objectId = '66b1f0c2a94e3d0012ab34cd'

/** Returns a value with one character removed, doubled or replaced. */
const variants = (value: string): string[] => [
  value,
  value.toUpperCase(),
  `x${value}`,
  `${value}x`,
  `${value}\n`,
  '',
  ...[...value].flatMap((_, index) =>
    ['', value[index]?.repeat(2), '0', '7', '9', 'a', 'B', 'f', 'g', 'Z', '-'].map(
      (other) => value.slice(0, index) + other + value.slice(index + 1),
    ),
  ),
]

describe.each<[place: string, OperationName, string, string, (value: string) => object]>([
  [
    '/components/parameters/IdempotencyKey/schema/pattern',
    'createCampaign',
    'idempotency/key-malformed',
    key,
    (value) => ({ headers: { 'Idempotency-Key': value } }),
  ],
  [
    '/components/parameters/IdempotencyKey/schema/pattern',
    'createOffering',
    'idempotency/key-malformed',
    key,
    (value) => ({ headers: { 'Idempotency-Key': value } }),
  ],
  [
    '/components/schemas/ObjectId/pattern',
    'changeCampaignStatus',
    'params/malformed',
    objectId,
    (value) => ({ params: { campaign_id: value } }),
  ],
  [
    '/components/parameters/OfferId/schema/pattern',
    'updateOffering',
    'params/offer-id-malformed',
    `offer_${objectId}`,
    (value) => ({ params: { offer_id: value } }),
  ],
  [
    '/paths/~1v5~1offers/get/parameters/0/schema/pattern',
    'listOfferings',
    'params/offer-id-malformed',
    `offer_${objectId}`,
    (value) => ({ query: { id: value } }),
  ],
])('%s, on %s', (place, operation, rule, valid, request) => {
  const contract = createContract()
  const pattern = new RegExp(patternAt(contract.operations[operation].family, place), 'u')
  // An empty value is missing, which another rule reports.
  const values = variants(valid).filter((value) => value.trim() !== '')

  it('is tagged with the rule', () => {
    const { family } = contract.operations[operation]
    expect(patternAt(family, place.replace(/pattern$/, 'x-keyword-rules/pattern'))).toBe(rule)
  })

  it('accepts what the rule accepts', () => {
    const differing = values.filter((value) => {
      const verdict = contract.check(operation, request(value))
      const isRejected = !verdict.ok && verdict.violations.some((each) => each.rule === rule)
      return pattern.test(value) === isRejected
    })
    expect(differing).toEqual([])
    expect(values.filter((value) => pattern.test(value)).length).toBeGreaterThan(1)
    expect(values.filter((value) => !pattern.test(value)).length).toBeGreaterThan(1)
  })
})
