import { describe, expect, it } from 'vitest'
import { createContract, decideIdempotency, type OperationName } from '../../src/core/index.js'

const { operations } = createContract()

const now = new Date('2026-03-02T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const day = 24 * 60 * 60 * 1000
const response = { status: 201, body: { response_id: 'r-1' } }

const running = { fingerprint: 'f', state: 'in-progress', createdAt: ago(1000) } as const
const done = { fingerprint: 'f', state: 'completed', createdAt: ago(1000), response } as const

describe('a call with an idempotency key', () => {
  it.each([
    ['of which nothing is known', 'createOffering', undefined, { decision: 'proceed' }],
    ['that is new', 'createOffering', null, { decision: 'proceed' }],
    ['that is still running', 'createOffering', running, { decision: 'in-progress' }],
    ['that is answered', 'createOffering', done, { decision: 'replay', response }],
    [
      'that is answered, the answer not kept',
      'createOffering',
      { fingerprint: 'f', state: 'completed', createdAt: ago(0) },
      { decision: 'proceed' },
    ],
    [
      'that is answered, the answer null',
      'createOffering',
      { ...done, response: null as never },
      { decision: 'proceed' },
    ],
    ['of another call', 'createOffering', { ...done, fingerprint: 'g' }, { decision: 'conflict' }],
    [
      'of another call that is still running',
      'testCampaign',
      { ...running, fingerprint: 'g' },
      { decision: 'conflict' },
    ],
    [
      'almost a day old',
      'updateOffering',
      { ...done, createdAt: ago(day - 1) },
      { decision: 'replay', response },
    ],
    [
      'exactly a day old',
      'updateOffering',
      { ...done, createdAt: ago(day) },
      { decision: 'proceed' },
    ],
    [
      'of another call, a day old',
      'createOffering',
      { ...done, fingerprint: 'g', createdAt: ago(day) },
      { decision: 'proceed' },
    ],
    [
      'still running after a day',
      'createOffering',
      { ...running, createdAt: ago(day) },
      { decision: 'proceed' },
    ],
    [
      'of a campaign, years old',
      'testCampaign',
      { ...done, createdAt: ago(1000 * day) },
      { decision: 'replay', response },
    ],
    [
      'of another call that its store still keeps after a day',
      'createOffering',
      { ...done, fingerprint: 'g', createdAt: ago(day), expiresAt: ago(-1) },
      { decision: 'conflict' },
    ],
    [
      'still running by the word of its store after a day',
      'createOffering',
      { ...running, createdAt: ago(day), expiresAt: ago(-1) },
      { decision: 'in-progress' },
    ],
    [
      'that its store no longer keeps',
      'testCampaign',
      { ...done, expiresAt: ago(0) },
      { decision: 'proceed' },
    ],
    [
      'stored by a clock ahead of this one',
      'createOffering',
      { ...done, createdAt: ago(-day) },
      { decision: 'replay', response },
    ],
    [
      'stored at no known time',
      'createOffering',
      { ...done, createdAt: new Date(Number.NaN) },
      { decision: 'replay', response },
    ],
    [
      'where none is needed',
      'listOfferings',
      { ...done, fingerprint: 'g' },
      { decision: 'proceed' },
    ],
  ] as const)('%s', (_what, operation, stored, decision) => {
    const decided = decideIdempotency({ operation, fingerprint: 'f', stored, now })
    expect(decided).toStrictEqual(decision)
    expect(decideIdempotency({ operation, fingerprint: 'f', stored, now: now.getTime() })).toEqual(
      decision,
    )
  })

  it('applies to exactly the operations that require a key', () => {
    for (const operation of Object.keys(operations) as OperationName[]) {
      const { decision } = decideIdempotency({ operation, fingerprint: 'f', stored: running, now })
      const needed = operations[operation].idempotency.required
      expect([operation, decision]).toEqual([operation, needed ? 'in-progress' : 'proceed'])
    }
  })
})
