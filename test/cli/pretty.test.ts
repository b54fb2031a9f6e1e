import { expect, test } from 'vitest'
import { printable, printableJson, printableLines } from '../../src/core/base/printable.js'
import { campaignContract, folderOf, type Setting } from './command.js'
import { expectGolden } from './golden.js'

const requests = {
  '1-right.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP, colour: red}\n',
  '2-wrong.json': `{
  "operation": "changeCampaignStatus",
  "params": { "campaign_id": "6640c1d2e3f4051627384951" },
  "body": {
    "request_id": "3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83",
    "action": "Stop"
  },
  "facts": { "authenticated": true, "permitted": true, "campaign": null }
}`,
  '3-no-json.json': '{"operation": }',
  '4-\u001b[31mred.yaml':
    'operation: changeCampaignStatus\nbody: {action: STOP, "\\e[2J\\x9b": 1}\n',
}

test('prints every file, its violations with position and rule, and the response of the API', async () => {
  const { code, stdout, stderr } = await campaignContract(['check', '.'], {
    cwd: folderOf(requests),
  })
  expectGolden('check-of-a-folder', stdout)
  expect({ code, stderr }).toEqual({ code: 2, stderr: '' })
})

test.each<[string, Setting, boolean]>([
  ['not in a pipe, not even in CI', { env: { CI: 'true' } }, false],
  ['not without a terminal', { isTerminal: false }, false],
  ['on a terminal', { isTerminal: true }, true],
  ['on a terminal with a type', { isTerminal: true, env: { TERM: 'xterm' } }, true],
  ['not on a dumb terminal', { isTerminal: true, env: { TERM: 'dumb' } }, false],
  ['with FORCE_COLOR', { env: { FORCE_COLOR: '1' } }, true],
  ['with FORCE_COLOR on a dumb terminal', { env: { FORCE_COLOR: '3', TERM: 'dumb' } }, true],
  ['not with FORCE_COLOR=0', { isTerminal: true, env: { FORCE_COLOR: '0' } }, false],
  ['on a terminal with an empty FORCE_COLOR', { isTerminal: true, env: { FORCE_COLOR: '' } }, true],
  ['not with NO_COLOR', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }, false],
  ['not on a terminal with NO_COLOR', { isTerminal: true, env: { NO_COLOR: '1' } }, false],
  ['on a terminal with an empty NO_COLOR', { isTerminal: true, env: { NO_COLOR: '' } }, true],
])('uses color: %s', async (_, setting, isColored) => {
  const { stdout } = await campaignContract(['check', '.'], { cwd: folderOf(requests), ...setting })
  expect(stdout.includes('\u001b[32mvalid')).toBe(isColored)
  // Escapes in the input are printed as text in either case.
  expect(stdout).toContain('\\u001b[2J\\u009b')
})

test.each([
  ['control characters', 'a\u001b[2J\u0007\u009b\nb', 'a\\u001b[2J\\u0007\\u009b\\u000ab'],
  ['direction changes', 'a\u202e\u2066b', 'a\\u202e\\u2066b'],
  ['every separator', '\u2028\u2029', '\\u2028\\u2029'],
  ['every direction mark', '\u061c\u200e\u200f', '\\u061c\\u200e\\u200f'],
  ['the first and the last of a kind', '\u202a\u202e\u2066\u2069', '\\u202a\\u202e\\u2066\\u2069'],
  ['the first and the last control character', '\0\x1f\x7f\x9f', '\\u0000\\u001f\\u007f\\u009f'],
  ['lone surrogates', 'a\ud800b\udfff', 'a\\ud800b\\udfff'],
  ['their neighbours', ' ~\xa0\u2027\u2030\u2065\u206a', ' ~\xa0\u2027\u2030\u2065\u206a'],
  ['other letters', 'für 東京 👍🏽', 'für 東京 👍🏽'],
])('escapes or keeps %s', (_, text, want) => {
  expect(printable(text)).toBe(want)
  expect(JSON.parse(printableJson({ text }))).toEqual({ text })
  expect(printableLines(`${text}\n${text}`)).toBe(`${want}\n${want}`.replaceAll('\\u000a', '\n'))
  const json = printableJson([text]).replaceAll('\n', '')
  expect(json).toBe(printable(json))
})
