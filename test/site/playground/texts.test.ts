import { expect, it } from 'vitest'
import { delayAfter } from '../../../site/playground/check-delay.js'
import { guessLanguage } from '../../../site/playground/guess-language.js'
import { linkRemark } from '../../../site/playground/link-remark.js'
import { readData, writeData } from '../../../site/playground/settings/read-data.js'
import { readSeverities, writeSeverities } from '../../../site/playground/settings/severities.js'

it.each([
  [2, 1000, 0],
  [400, 60_000, 0],
  [40, 1_000_000, 60],
  [5000, 1_000_000, 1000],
])('after a check of %i ms, with %i characters, waits %i ms', (milliseconds, length, delay) => {
  expect(delayAfter(milliseconds, length)).toBe(delay)
})

it.each([
  ['{"a": 1}', 'json'],
  ['\n  [1]', 'json'],
  ['operation: createCampaign\n', 'yaml'],
  ['', 'yaml'],
  ["curl -X POST 'https://api.test' -d '{}'", 'text'],
  ['$ curl https://api.test', 'text'],
  ['POST /v5/offers HTTP/1.1\nContent-Type: application/json\n', 'text'],
  ['### Create\n@host = https://api.test\nPOST {{host}}/v5/offers\n\n{}', 'text'],
])('colours %j as %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language)
})

it('says that a link is too long for practical use', () => {
  expect(linkRemark('x'.repeat(8000))).toBe('Copied.')
  expect(linkRemark('x'.repeat(12_345))).toContain('12,345 characters')
})

it.each([
  ['nothing', ' \n', undefined],
  ['JSON', '{"status": "DRAFT"}', { value: { status: 'DRAFT' } }],
  ['null', 'null', { value: null }],
  ['YAML', 'status: DRAFT\nchannel: PUSH', { value: { status: 'DRAFT', channel: 'PUSH' } }],
])('reads %s from a form', async (_name, text, data) => {
  expect(await readData(text)).toEqual(data)
})

it('says why a form cannot be read', async () => {
  expect(await readData('{"a": [')).toEqual({ error: expect.stringMatching(/line 1/) })
})

it('ends with an error on YAML that refers to itself many times', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `a${index}`)
  const lines = names.map((name, index) => {
    const previous = `*${names[index - 1]}`
    return `${name}: &${name} [${index === 0 ? 'x' : Array(9).fill(previous).join(', ')}]`
  })
  expect(await readData(lines.join('\n'))).toEqual({ error: expect.stringContaining('alias') })
})

it('writes for a form what it has read', async () => {
  const value = { tagIds: ['tag_a'], offeringsEnabled: true }
  expect(await readData(writeData(value))).toEqual({ value })
  expect(writeData(undefined)).toBe('')
})

it('reads severities, a rule in each line', () => {
  const text = '# all\npush/*: off\n\n- "offering/name-taken": "warn", # known\nacme/no-x: error'
  const rules = { 'push/*': 'off', 'offering/name-taken': 'warn', 'acme/no-x': 'error' }
  expect(readSeverities(text)).toEqual({ rules })
  expect(readSeverities(writeSeverities(rules))).toEqual({ rules })
})

it('says which line is no severity', () => {
  expect(readSeverities('push/*: off\npush')).toEqual({
    rules: { 'push/*': 'off' },
    error: expect.stringContaining('Line 2'),
  })
})

it('guesses the language of a hostile text without backtracking', () => {
  const start = performance.now()
  guessLanguage('# '.repeat(1000))
  guessLanguage('@a '.repeat(600))
  guessLanguage(' \n'.repeat(1000))
  expect(performance.now() - start).toBeLessThan(1000)
})

it('does not read a value that is nested too deeply for a link', async () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(await readData(nested(100))).toHaveProperty('value')
  expect(await readData(nested(1000))).toEqual({ error: 'The value is nested too deeply' })
  expect(await readData(nested(100_000))).toHaveProperty('error')
})
