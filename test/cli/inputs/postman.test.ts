import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { campaignContract } from '../command.js'
import { expectGolden } from '../golden.js'
import { checked } from './checked.js'

const collection = readFileSync(new URL('files/collection.json', import.meta.url), 'utf8')

test('prints each request of a collection with the findings of its saved responses', async () => {
  const { code, stdout } = await campaignContract([
    'check',
    'test/cli/inputs/files/collection.json',
  ])
  expectGolden('check-of-a-collection', stdout)
  expect(code).toBe(2)
})

test('points every finding at its text, through escapes and variables', async () => {
  const { report } = await checked({ 'a.json': collection })
  const lines = collection.split('\n')
  const found = report.files.flatMap(({ violations, warnings }) => [...violations, ...warnings])
  const textAt = (rule: string, target: string, length: number) => {
    const { line, column } = found.find((each) => each.rule === rule && each.target === target) ?? {
      line: 0,
      column: 0,
    }
    return lines[line - 1]?.slice(column - 1, column - 1 + length)
  }
  expect(textAt('structure', 'action', 18)).toBe('\\"{{action}}PED\\"}')
  expect(textAt('field/unknown', 'note', 8)).toBe('\\"note\\"')
  expect(textAt('response/code', 'error.code', 8)).toBe('\\"NOPE\\"')
})

describe('hostile collections', () => {
  const info = { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' }
  const parts: unknown[] = [null, 1, 'x', [], [[]], {}, { item: 1 }, { url: {} }]
  test.each(parts.map((part) => [JSON.stringify(part), part]))(
    'accepts %s anywhere',
    async (_, part) => {
      const url = 'https://api.example.com/v5/campaigns/:id'
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
      const others = await checked({
        'a.json': JSON.stringify({ info, item: part, variable: [part] }),
      })
      expect(others.report.summary.files).toBeLessThan(2)
    },
  )

  test('accepts deeply nested folders', async () => {
    const text = `{"info":${JSON.stringify(info)},"item":${'[{"item":'.repeat(20_000)}[]${'}]'.repeat(20_000)}}`
    const { shown } = await checked({ 'a.json': text })
    expect(shown).toEqual([['unreadable', expect.stringContaining('missing `request` with `url`')]])
  })
})
