import { expect, test } from 'vitest'
import { checked } from './checked.js'

const id = '-H "X-SVC-Request-Id: a"'
const offers = 'https://x.example/v5/offers'
const campaign = 'https://x.example/v5/campaigns/17'
const postman = (request: unknown, more = {}) =>
  JSON.stringify({
    info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    item: [{ name: 'a', request }],
    ...more,
  })

test.each<[string, string, string, string]>([
  ['a query parameter', 'a.sh', `curl '${offers}?limit=5&id=foo#x' ${id}`, 'foo'],
  ['a parameter with an encoded name', 'a.sh', `curl '${offers}?i%64=foo&limit=1' ${id}`, 'foo'],
  ['a parameter from a variable', 'a.sh', `O=foo\ncurl "${offers}?id=$O&limit=1" ${id}`, '$O'],
  ['a parameter of -G', 'a.sh', `curl -G '${offers}?limit=5' -d id=foo ${id}`, 'foo'],
  ['a parameter of --url-query', 'a.sh', `curl ${offers} --url-query '+id=foo' ${id}`, 'foo'],
  ['a path parameter', 'a.sh', `curl '${campaign}?x=y' ${id}`, '17'],
  [
    'a path parameter behind credentials',
    'a.sh',
    `curl u:p@x.example/v5/campaigns/17/ ${id}`,
    '17',
  ],
  [
    'a parameter of an .http file',
    'a.http',
    `GET ${campaign} HTTP/1.1\nX-SVC-Request-Id: a\n`,
    '17',
  ],
  [
    'a parameter behind an unknown host',
    'a.http',
    'GET {{host}}/v5/campaigns/17\nX-SVC-Request-Id: a\n',
    '17',
  ],
  [
    'a parameter behind a known host',
    'a.http',
    '@host=https://x.example/v5\nGET {{host}}/campaigns/17\nX-SVC-Request-Id: a\n',
    '17',
  ],
  [
    'a parameter in a further line',
    'a.http',
    `GET ${offers}\n  ?limit=5\n  &id=foo\nX-SVC-Request-Id: a\n`,
    'foo',
  ],
  [
    'a parameter of a request with the header Host',
    'a.http',
    'GET /v5/campaigns/17\nHost: x.example\nX-SVC-Request-Id: a\n',
    '17',
  ],
  ['a parameter of a collection', 'a.json', postman('{{host}}/v5/campaigns/17'), '17'],
  [
    'a path variable of a collection',
    'a.json',
    postman({
      url: {
        raw: '{{host}}/v5/campaigns/:id?x=y',
        variable: [{ key: 'id', value: '17' }],
      },
    }),
    ':id',
  ],
])('marks %s', async (_, name, text, wanted) => {
  const { report } = await checked({ [name]: text }, [name, '--rule', 'auth/*=off'])
  const { violations = [], warnings = [] } = report.files[0] ?? {}
  const found = [...violations, ...warnings].find(({ target }) =>
    ['id', 'campaign_id'].includes(target),
  )
  const { line = 0, column = 0, endLine, endColumn } = found ?? {}
  expect(endLine).toBe(line)
  expect(text.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1)).toBe(wanted)
})
