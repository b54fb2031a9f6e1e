import { describe, expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { body, headers, id } from './status-change.js'

const check = (method: string, url: string, options = {}) =>
  createContract(options).checkHttp({ method, url, headers, body })

describe('a path that a lenient router may accept', () => {
  it.each([
    ['an escape without digits', 'PATCH', '/v5/campaigns/%ZZ/status'],
    ['an escape that is not UTF-8', 'PATCH', '/v5/campaigns/%FF/status'],
    ['an escape within an undecodable one', 'POST', '/v5/campaigns/a%%32%46b/executions'],
    ['an overlong escape', 'GET', '/v5/campaigns/%C0%AF'],
    ['an undecodable id beside an encoded literal', 'PATCH', '/v5/%6Fffers/%FF'],
    ['capitals in front of an id', 'PATCH', '/v5/OFFERS/offer_1'],
    ['capitals and an encoded slash in the id', 'PATCH', '/V5/offers/a%2Fb'],
    ['a letter that folds to another one', 'GET', '/v5/offer\u017f'],
    ['a backslash', 'GET', '/v5\\offers'],
    ['a backslash in front of a fragment', 'GET', '/v5\\offers#'],
    ['backslashes in an absolute URL', 'GET', 'http://x/v5\\offers'],
    ['a backslash behind the host', 'GET', 'http://x\\v5\\offers'],
    ['an id that hides another path', 'PATCH', `/v5/campaigns/${id}\\status`],
    ['one that is encoded twice', 'PATCH', `/v5/campaigns/${id}%252Fstatus`],
    ['an encoded backslash that does', 'PATCH', `/v5/campaigns/${id}%5Cstatus`],
    ['a backslash within an id, and capitals', 'PATCH', '/V5/offers/a\\b'],
    ['an asterisk for the first slash', 'GET', '*v5/offers'],
    ['a letter for the first slash', 'GET', 'xv5/offers'],
    ['a question mark for the first slash', 'GET', '?v5/offers'],
    ['a hash for the first slash', 'GET', '#v5/offers?x'],
    ['a colon for the first slash', 'GET', ':v5/offers'],
    ['a blank at its end', 'GET', '/v5/offers\u00a0'],
    ['a blank in front', 'GET', '\ufeff\u00a0/v5/offers'],
    ['a blank behind an id', 'PATCH', '/v5/offers/offer_1 '],
    ['a control character within an id', 'PATCH', '/v5/offers/offer\t_1'],
    ['an id beside a literal without the method', 'GET', '/v5/campaigns/test\\#'],
    ['more separators than are tried', 'GET', `/v5${';/'.repeat(99)}offers`],
    ['more of them in front of an escaped literal', 'GET', `/v5${'/'.repeat(99)}%256Fffers`],
    ['an authority without a scheme', 'GET', '//x.example/v5/offers'],
    ['an authority with a user, without a scheme', 'GET', '//x@y/v5/offers#'],
    ['slashes behind a scheme whose host is empty', 'GET', 'file:////v5/offers'],
    ['a scheme without an authority', 'GET', 'x:/v5/offers'],
    ['a scheme without slashes', 'GET', 'https:v5/offers'],
    ['a path without its first slash', 'GET', 'v5/offers'],
    ['an escape in the place of the first slash', 'GET', '%5Cv5/offers'],
    ['an escaped letter in its place', 'GET', '%EF%BC%8Fv5/offers'],
    ['a double slash in front', 'GET', '//v5/offers'],
    ['two trailing slashes', 'GET', '/v5/offers//'],
    ['an empty parameter', 'PATCH', '/v5/campaigns//status'],
    ['parameters behind a semicolon', 'GET', '/v5/offers;x=1'],
    ['parameters in the middle', 'GET', '/v5;x=1/offers'],
    ['a semicolon that cuts off a segment', 'POST', '/v5/campaigns/search;/executions'],
    ['dot segments', 'GET', '/v5/x/../offers'],
    ['encoded dot segments', 'GET', '/v5/%2e/offers'],
    ['an id of dots that leads to another path', 'POST', '/v5/campaigns/x/..'],
    ['control characters', 'GET', '/v5/of\tfers'],
    ['a literal that is encoded twice', 'GET', '/v5/%256Fffers'],
  ])('is refused: %s', (_what, method, url) => {
    expect(check(method, url)).toMatchObject({
      ok: false,
      operation: undefined,
      response: { status: 400 },
      violations: [{ rule: 'http/path-malformed', target: '' }],
    })
  })

  it.each([
    ['a canonical path', 'PATCH', `/v5/campaigns/${id}/status`],
    ['an encoded id', 'PATCH', `/v5/campaigns/%36${id.slice(1)}/status/?a=b;c#d`],
    ['an encoded literal', 'PATCH', `/v5/campaigns/${id}/s%74atus`],
    ['an absolute URL', 'PATCH', `http://u:p@[::1]:80/v5/campaigns/${id}/status`],
  ])('is accepted: %s', (_what, method, url) => {
    expect(check(method, url)).toMatchObject({ ok: true, operation: 'changeCampaignStatus' })
  })

  it.each([
    ['another path', '/health'],
    ['another path with odd characters', '/Files;a/%FF\\..//x'],
    ['one segment more', `/V5/campaigns/${id}/content`],
    ['a path that ends like one of the contract', '/x/v5/offers'],
    ['a query that holds one', '/?/v5/offers'],
    ['many separators and other words', `/Files${';/'.repeat(99)}v5/x`],
    ['many segments', '/a'.repeat(5000)],
  ])('is not of the contract: %s', (_what, url) => {
    expect(check('GET', url)).toBeUndefined()
  })

  it('is compared with the paths of the options', () => {
    const options = { basePath: '/API' }
    expect(check('GET', '/api/v5/offers', options)).toMatchObject({ response: { status: 400 } })
    expect(check('GET', '/API/v5/offers', options)).toMatchObject({ operation: 'listOfferings' })
    expect(check('GET', '/V5/offers', options)).toBeUndefined()
  })

  it('is left to the server if the rule is off', () => {
    const options = { rules: { 'http/path-malformed': 'off' } }
    expect(check('GET', '/V5/Offers', options)).toBeUndefined()
  })

  it.each(['%ff.%%;%5C', ';/', ';/\\;%2f', '/..', '\\', '%41', '\u00a0', 'x/../', 'a'])(
    'is found in time that grows with its length: %j',
    (piece) => {
      const contract = createContract()
      const odd = (length: number) => `/v5/campaigns/${piece.repeat(length / piece.length)}\\..//;`
      const timeOf = (url: string) => {
        const start = process.cpuUsage()
        for (let run = 0; run < 5; run++) contract.checkHttp({ method: 'GET', url, headers })
        return process.cpuUsage(start).user
      }
      timeOf(odd(10_000))
      let growth = Number.POSITIVE_INFINITY
      // Not by the clock, because other tests run at the same time. Quadratic time is 64 times as much.
      for (let attempt = 0; attempt < 5 && growth >= 40; attempt++) {
        const short = Math.max(1, timeOf(odd(20_000)))
        growth = Math.min(growth, timeOf(odd(160_000)) / short)
      }
      expect(growth).toBeLessThan(40)
    },
  )
})
