import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'

describe('reports a usage error in one line on standard error', () => {
  test.each([
    ['an empty file', [''], 'a file name is empty; write . for the working directory'],
    ['an empty host', ['--host', '', '.'], '--host "": must be a host name'],
    ['no file', [], 'no files; pass them as arguments, or set `files` in the configuration'],
    [
      'unknown option',
      ['--fact', 'x', '.'],
      'Unknown option `--fact` of `check`. Did you mean `--facts`? Run `campaign-contract help check`.',
    ],
    [
      'unknown format',
      ['--format', 'xml', '.'],
      '--format xml: must be one of pretty, json, ndjson, github, gitlab, sarif, junit, markdown, summary.',
    ],
    [
      'unknown rule',
      ['--rule', 'geofence/dwell-time=off', '.'],
      '--rule geofence/dwell-time=off: unknown rule `geofence/dwell-time`. Did you mean `geofence/dwell-time-required`?',
    ],
    [
      'unknown severity',
      ['--rule', 'auth/*=no', '.'],
      '--rule auth/*=no: the severity must be error, warn or off.',
    ],
    [
      'a rule without severity',
      ['--rule', 'auth/*', '.'],
      '--rule auth/*: must be <id>=<severity>, such as field/unknown=error',
    ],
    [
      'a severity without rule',
      ['--rule', '=off', '.'],
      '--rule =off: must be <id>=<severity>, such as field/unknown=error',
    ],
    [
      'a rule with an empty severity',
      ['--rule', 'auth/*=', '.'],
      '--rule auth/*=: must be <id>=<severity>, such as field/unknown=error',
    ],
    [
      'a rule with two severities',
      ['--rule', 'auth/*=off=warn', '.'],
      '--rule auth/*=off=warn: must be <id>=<severity>, such as field/unknown=error',
    ],
    [
      'the second of two rules',
      ['--rule', 'auth/*=off', '--rule', 'x=off', '.'],
      '--rule x=off: unknown rule `x`. Run `campaign-contract rules` for the list.',
    ],
    [
      'a service that fits no header',
      ['--service', 'A B', '.'],
      "--service: must be a name that is valid in a header: letters, digits and !#$%&'*+.^_`|~-.",
    ],
    [
      'unknown operation',
      ['--operation', 'testCampagn', '.'],
      'Unknown operation: `testCampagn`. Did you mean `testCampaign`?',
    ],
    ['missing facts', ['--facts', 'none.yaml', '.'], '--facts none.yaml: file not found'],
  ])('%s', async (_, args, message) => {
    const { code, stdout, stderr } = await campaignContract(['check', ...args])
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
  })

  test.each([
    [
      'are invalid',
      '{\n "now": "today"}',
      '2:9: `now` must be a date and time with a time zone, such as 2025-11-20T09:30:00Z',
    ],
    ['have a duplicate key', '{"campaign": {"a": 1,\n "a": 2}}', '2:2: Duplicate key `a`'],
  ])('reports facts that %s with their position', async (_, facts, message) => {
    const { code, stderr } = await campaignContract(['check', '--facts', 'facts.json', '.'], {
      cwd: folderOf({ 'facts.json': facts }),
    })
    expect(stderr).toBe(`error: --facts facts.json:${message}\n`)
    expect(code).toBe(2)
  })
})
