import { createHash, hash } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fingerprint,
  type OperationName,
  type RequestInput,
  setSha256,
} from '../../src/core/index.js'
import { unreadable } from '../engine/unreadable.js'

const id = '5f0c1a2b3c4d5e6f7a8b9c0d'
const other = '000000000000000000000000'
const status = { params: { campaign_id: id }, body: { action: 'PAUSE' } }

type Call = [OperationName, Pick<RequestInput, 'params' | 'body'>]

describe('a fingerprint', () => {
  it('is the SHA-256 of the canonical JSON of operation, path parameters and body', () => {
    const text = `{"body":{"action":"PAUSE"},"operation":"changeCampaignStatus","params":{"campaign_id":"${id}"}}`
    const hash = createHash('sha256').update(text).digest('hex')
    expect(fingerprint('changeCampaignStatus', status)).toBe(hash)
  })

  it('is the same with the SHA-256 of the platform', () => {
    const same = () =>
      fc.property(fc.string({ unit: 'grapheme', size: 'large' }), (body) => {
        const text = canonicalize({ operation: 'createOffering', params: {}, body }) as string
        const expected = createHash('sha256').update(text).digest('hex')
        expect(fingerprint('createOffering', { body })).toBe(expected)
      })
    setSha256((text) => bytesToHex(sha256(utf8ToBytes(text))))
    fc.assert(same())
    let calls = 0
    setSha256((text) => {
      calls++
      return hash('sha256', text)
    })
    fc.assert(same())
    expect(calls).toBeGreaterThan(100)
  })

  it.each([
    ['returns another hash', (text: string) => hash('sha1', text)],
    [
      'throws',
      () => {
        throw new Error('not implemented')
      },
    ],
  ])('ignores a SHA-256 of the platform that %s', (_what, ofPlatform) => {
    const before = fingerprint('changeCampaignStatus', status)
    setSha256(ofPlatform)
    expect(fingerprint('changeCampaignStatus', status)).toBe(before)
  })

  it.each<[string, Call, Call]>([
    [
      'keys in another order',
      ['createOffering', { body: { a: 1, b: { c: 2, d: 3 } } }],
      ['createOffering', { body: { b: { d: 3, c: 2 }, a: 1 } }],
    ],
    [
      'a parameter that is not in the path',
      ['changeCampaignStatus', status],
      ['changeCampaignStatus', { ...status, params: { campaign_id: id, offer_id: 'offer_1' } }],
    ],
    [
      'no parameters at all',
      ['createOffering', { body: {} }],
      ['createOffering', { params: {}, body: {} }],
    ],
    ['a body that is undefined', ['searchCampaigns', {}], ['searchCampaigns', { body: undefined }]],
    [
      'a number written in another way',
      ['searchCampaigns', { body: JSON.parse('{"limit":1e1}') }],
      ['searchCampaigns', { body: { limit: 10 } }],
    ],
    [
      'a member that JSON leaves out',
      ['searchCampaigns', { body: { limit: 10, page: undefined } }],
      ['searchCampaigns', { body: { limit: 10 } }],
    ],
  ])('stays the same for %s', (_what, one, two) => {
    expect(fingerprint(...one)).toBe(fingerprint(...two))
  })

  it.each<[string, Call, Call]>([
    ['operation', ['updateCampaign', status], ['changeCampaignStatus', status]],
    [
      'path parameter',
      ['changeCampaignStatus', status],
      ['changeCampaignStatus', { ...status, params: { campaign_id: other } }],
    ],
    [
      'body',
      ['createOffering', { body: { a: [1, 2] } }],
      ['createOffering', { body: { a: [2, 1] } }],
    ],
    ['empty body in place of none', ['searchCampaigns', {}], ['searchCampaigns', { body: {} }]],
    ['null in place of no body', ['searchCampaigns', {}], ['searchCampaigns', { body: null }]],
    ['type', ['searchCampaigns', { body: { a: 1 } }], ['searchCampaigns', { body: { a: '1' } }]],
    [
      'number beyond the largest, which parsing makes infinite',
      ['searchCampaigns', { body: JSON.parse('{"a":1e999}') }],
      ['searchCampaigns', { body: { a: null } }],
    ],
    [
      'sign of a number beyond the largest',
      ['searchCampaigns', { body: JSON.parse('{"a":1e999}') }],
      ['searchCampaigns', { body: JSON.parse('{"a":-1e999}') }],
    ],
    [
      'lone surrogate',
      ['searchCampaigns', { body: { a: '\ud800' } }],
      ['searchCampaigns', { body: { a: '\ud801' } }],
    ],
  ])('changes with another %s', (_what, one, two) => {
    expect(fingerprint(...one)).not.toBe(fingerprint(...two))
  })

  it.each(unreadable)('throws a TypeError on %s', (_what, make) => {
    for (const call of [{ body: make() }, { body: [{ a: make() }] }]) {
      expect(() => fingerprint('changeCampaignStatus', call)).toThrow(
        expect.objectContaining({
          name: 'TypeError',
          message: 'Cannot compute the fingerprint: the request is unreadable.',
          cause: expect.anything(),
        }),
      )
    }
  })

  it('is 64 hexadecimal digits for any body, and does not change the body', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withSparseArray: true }),
        (body) => {
          const once = fingerprint('createOffering', { body })
          expect(once).toMatch(/^[0-9a-f]{64}$/)
          expect(fingerprint('createOffering', { body })).toBe(once)
        },
      ),
    )
  })
})
