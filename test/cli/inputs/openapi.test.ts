import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { campaignContract } from '../command.js'
import { expectGolden } from '../golden.js'
import { checked } from './checked.js'

const file = readFileSync(new URL('files/openapi.yaml', import.meta.url), 'utf8')

test('prints each example of an OpenAPI document with its findings', async () => {
  const { code, stdout } = await campaignContract(['check', 'test/cli/inputs/files/openapi.yaml'])
  const ids = /[\da-f]{8}-[\da-f-]{27}/g
  expectGolden('check-of-an-openapi-document', stdout.replaceAll(ids, 'a random id'))
  expect(code).toBe(1)
})

test('reports the same findings for the document in JSON', async () => {
  const text = JSON.stringify(parse(file), null, 2)
  const json = await checked({ 'a.json': text })
  const yaml = await checked({ 'a.yaml': file })
  const said = ({ report }: typeof json) =>
    report.files.map(({ ok, violations, warnings }) => [
      ok,
      [...violations, ...warnings].map(({ rule, target }) => [rule, target]),
    ])
  expect(said(json)).toEqual(said(yaml))
  const { line, column } = json.report.files[1]?.violations[0] ?? { line: 0, column: 0 }
  expect(text.split('\n')[line - 1]?.slice(column - 1)).toBe('"Stop",')
})

test('follows references to components', async () => {
  const reference = (to: string) => ({ $ref: `#/components/${to}` })
  const json = (examples: object) => ({ content: { 'application/json': { examples } } })
  const text = JSON.stringify(
    {
      openapi: '3.1.0',
      paths: {
        '/v5/campaigns/{campaign_id}/status': {
          patch: {
            requestBody: json({
              a: reference('examples/stop~1it'),
              b: reference('examples/none'),
              c: reference('examples/loop'),
              d: { $ref: 'other.json#/a' },
            }),
            responses: { 422: reference('responses/bad') },
          },
        },
      },
      components: {
        examples: {
          'stop/it': { value: { action: 'Stop' } },
          loop: reference('examples/loop'),
          error: { value: { response_id: 'a-1', error: { code: 'NOPE' } } },
        },
        responses: { bad: json({ a: reference('examples/error') }) },
      },
    },
    null,
    1,
  )
  const { report } = await checked({ 'a.json': text }, ['a.json', '--rule', 'auth/*=off'])
  const marked = report.files.map(({ violations, warnings }) =>
    [...violations, ...warnings].map(({ line, column }) =>
      text.split('\n')[line - 1]?.slice(column - 1),
    ),
  )
  expect(marked).toEqual([['"Stop"'], expect.arrayContaining(['"NOPE"'])])
})

describe('odd documents', () => {
  const of = (item: unknown) =>
    JSON.stringify({ openapi: '3.1.0', paths: { '/v5/campaigns': item } })
  test.each([
    null,
    1,
    'x',
    [],
    {},
    { post: null },
    { post: { requestBody: 1, responses: [1] } },
    {
      post: {
        requestBody: { content: { 'application/json': { examples: [null, { value: 1 }] } } },
      },
    },
  ])('%j', async (item) => {
    const { code, report } = await checked({ 'a.json': of(item) }, ['a.json'])
    expect([0, 1]).toContain(code)
    expect((report.summary.notes ?? []).length + report.files.length).toBe(1)
  })

  test('reports a duplicate key', async () => {
    const text = of({}).replace('"paths"', '"info": 1, "info": 2, "paths"')
    const { report } = await checked({ 'a.json': text }, ['a.json'])
    expect(report.summary.notes?.[0]).toMatch(/^a\.json:1:31: info: /)
  })
})
