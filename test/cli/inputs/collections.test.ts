import { expect, test } from 'vitest'
import { checked } from './checked.js'

/* Postman collections and OpenAPI documents. */

const info = { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' }
const url = 'https://api.example.com/v5/campaigns/:id'

test.each([null, 1, 'x', [], [[]], {}, { item: 1 }, { url: {} }])(
  'accepts %j anywhere in a collection',
  async (part) => {
    const item = [
      part,
      { request: part },
      { request: { url: part } },
      { request: { url, method: part, header: part, body: part }, response: part },
      { request: { url: { raw: url, variable: part } } },
      {
        request: { url: { raw: url, variable: [part] }, header: [part], body: { raw: part } },
        response: [part],
      },
      { request: { url: { host: part, path: part, query: [part] } } },
    ]
    const { code } = await checked({ 'a.json': JSON.stringify({ info, item, variable: part }) })
    expect([0, 1, 2]).toContain(code)
  },
)

test('accepts deeply nested folders in a collection', async () => {
  const text = `{"info":${JSON.stringify(info)},"item":${'[{"item":'.repeat(100)}[]${'}]'.repeat(100)}}`
  expect((await checked({ 'a.json': text })).outcomes[0]).toContain('missing `request` with `url`')
})

test('follows references to components of an OpenAPI document', async () => {
  const to = (part: string) => ({ $ref: `#/components/${part}` })
  const json = (examples: object) => ({ content: { 'application/json': { examples } } })
  const requestBody = json({
    a: to('examples/stop~1it'),
    b: to('examples/none'),
    c: to('examples/loop'),
    d: { $ref: 'other.json#/a' },
  })
  const patch = { requestBody, responses: { 422: to('responses/bad') } }
  const examples = {
    'stop/it': { value: { action: 'Stop' } },
    loop: to('examples/loop'),
    error: { value: { response_id: 'a-1', error: { code: 'NOPE' } } },
  }
  const components = { examples, responses: { bad: json({ a: to('examples/error') }) } }
  const paths = { '/v5/campaigns/{campaign_id}/status': { patch } }
  const text = JSON.stringify({ openapi: '3.1.0', paths, components }, null, 1)
  const { report } = await checked({ 'a.json': text }, ['a.json', '--rule', 'auth/*=off'])
  const marked = report.files.map(({ violations, warnings }) =>
    [...violations, ...warnings].map(({ line, column }) =>
      text.split('\n')[line - 1]?.slice(column - 1),
    ),
  )
  expect(marked).toEqual([['"Stop"'], expect.arrayContaining(['"NOPE"'])])
})

const openapi = (item: unknown) =>
  JSON.stringify({ openapi: '3.1.0', paths: { '/v5/campaigns': item } })

test.each([
  null,
  1,
  [],
  {},
  { post: null },
  { post: { requestBody: 1, responses: [1] } },
  {
    post: { requestBody: { content: { 'application/json': { examples: [null, { value: 1 }] } } } },
  },
])('accepts an odd path item of an OpenAPI document: %j', async (item) => {
  const { code, report } = await checked({ 'a.json': openapi(item) }, ['a.json'])
  expect([1, 2]).toContain(code)
  expect((report.summary.notes ?? []).length + report.files.length).toBe(1)
})

test('reports a duplicate key of an OpenAPI document', async () => {
  const text = openapi({}).replace('"paths"', '"info": 1, "info": 2, "paths"')
  const { report } = await checked({ 'a.json': text }, ['a.json'])
  expect(report.summary.notes?.[0]).toMatch(/^a\.json:1:31: duplicate key `info`;/)
})
