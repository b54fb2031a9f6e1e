import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBasicCredentials } from '../../src/core/base/basic-credentials.js'
import { createContract } from '../../src/core/index.js'

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64')

describe('credentials', () => {
  it.each<[what: string, header: string, username: string, password: string]>([
    ['split at the first colon', `Basic ${base64('ann:se:cret')}`, 'ann', 'se:cret'],
    ['of one character each', `Basic ${base64('a:b')}`, 'a', 'b'],
    ['with the scheme in any case and more spaces', `bASIC   ${base64('a:b')}`, 'a', 'b'],
    ['outside ASCII', `Basic ${base64('änn:☃')}`, 'änn', '☃'],
    ['that begin with a byte order mark', `Basic ${base64('\uFEFFa:b')}`, '\uFEFFa', 'b'],
    ['with + and / in their base64', `Basic ${base64('~~>:~~?')}`, '~~>', '~~?'],
  ])('%s', (_what, header, username, password) => {
    expect(parseBasicCredentials(header)).toEqual({ username, password })
  })

  it.each<[what: string, header: unknown]>([
    ['no header', undefined],
    ['a list of headers', [`Basic ${base64('a:b')}`]],
    ['an object that reads like one', { toString: () => `Basic ${base64('a:b')}` }],
    ['another scheme', `Bearer ${base64('a:b')}`],
    ['the scheme after something else', `x basic ${base64('a:b')}`],
    ['something after the base64', `Basic ${base64('a:b')} x`],
    ['no space', `Basic${base64('a:b')}`],
    ['no colon', `Basic ${base64('ab')}`],
    ['no username', `Basic ${base64(':b')}`],
    ['no password', `Basic ${base64('a:')}`],
    ['only a colon', `Basic ${base64(':')}`],
    ['base64 without its padding', `Basic ${base64('ab:c').replace(/=+$/, '')}`],
    ['base64 of four characters less one', 'Basic YTpi='],
    ['base64 for URLs', `Basic ${base64('~~>:~~?').replace('+', '-').replace('/', '_')}`],
    ['bytes that are no UTF-8', `Basic ${Buffer.from([97, 58, 0xff]).toString('base64')}`],
  ])('are none: %s', (_what, header) => {
    expect(parseBasicCredentials(header as string)).toBeUndefined()
  })

  it('are those of any username without a colon and any password', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1 })
    const username = part.filter((text) => !text.includes(':'))
    fc.assert(
      fc.property(username, part, (username, password) => {
        const header = `Basic ${base64(`${username}:${password}`)}`
        expect(parseBasicCredentials(header)).toEqual({ username, password })
      }),
    )
  })

  it('are missing for a check exactly where none can be read', () => {
    const { check } = createContract()
    const digits = fc.string({ unit: fc.constantFrom(...'QOTzjDp6AEgcOh4+/='), maxLength: 12 })
    const text = fc.string({ unit: fc.constantFrom(...'::ab\u00e9\u007f '), maxLength: 9 })
    const encoded = fc.oneof(digits, text.map(base64), fc.base64String())
    fc.assert(
      fc.property(encoded, (encoded) => {
        const Authorization = `Basic ${encoded}`
        const verdict = check('listOfferings', { headers: { Authorization } })
        expect(verdict.ok).toBe(parseBasicCredentials(Authorization) !== undefined)
      }),
      { numRuns: 2000 },
    )
  })
})
