import { describe, expect, test } from 'vitest'
import { loadFacts } from '../../src/cli/documents/load-facts.js'
import type { Host } from '../../src/cli/host/host.js'
import { UsageError } from '../../src/cli/host/usage-error.js'
import { folderOf } from './command.js'

const load = (content: string, name = 'facts.yaml') => {
  const cwd = folderOf({ [name]: content })
  return loadFacts(name, { cwd: () => cwd } as Host)
}

const problemOf = async (content: string, name?: string) => {
  const error = await load(content, name).catch((caught) => caught)
  expect(error).toBeInstanceOf(UsageError)
  return error.message
}

const date = '2025-11-20T09:30:00Z'

describe('facts file', () => {
  test('returns all facts, with timestamps as dates', async () => {
    const workspace = {
      offeringsEnabled: true,
      versioningEnabled: false,
      tagIds: ['a'],
      templateIds: [],
      offeringAttributeIds: ['b', 'c'],
      offeringNames: ['d'],
      connectors: [{ type: 'e' }, {}],
      subscriptionCategories: ['f'],
    }
    const idempotency = {
      fingerprint: 'g',
      state: 'completed',
      createdAt: date,
      expiresAt: date,
      response: { status: 200, body: { any: [1] } },
    }
    const written = {
      now: date,
      authenticated: true,
      permitted: false,
      workspace,
      campaign: { any: { thing: null } },
      offering: {},
      idempotency,
      recentRequests: [0, -1, 1.5],
    }
    const read = {
      ...written,
      now: new Date(date),
      idempotency: { ...idempotency, createdAt: new Date(date), expiresAt: new Date(date) },
    }
    expect(await load(JSON.stringify(written), 'facts.json')).toEqual(read)
    expect(await load(JSON.stringify(written), 'facts.yaml')).toEqual(read)
  })

  test.each([
    ['none', '{}', {}],
    [
      'missing entities',
      '{campaign: null, offering: null, idempotency: null}',
      { campaign: null, offering: null, idempotency: null },
    ],
    [
      'a request in progress',
      '{idempotency: {state: in-progress}}',
      { idempotency: { state: 'in-progress' } },
    ],
    ['empty lists', '{workspace: {}, recentRequests: []}', { workspace: {}, recentRequests: [] }],
  ])('are %s', async (_what, content, facts) => {
    expect(await load(content)).toEqual(facts)
  })
})

describe('invalid facts', () => {
  const zone = 'must be a date and time with a time zone, such as 2025-11-20T09:30:00Z'

  test.each([
    ['1', '1:1: facts must be an object'],
    ['null', '1:1: facts must be an object'],
    ['[]', '1:1: facts must be an object'],
    ['a', '1:1: facts must be an object'],
    ['{now: null}', `1:7: \`now\` ${zone}`],
    ['{now: 5}', `1:7: \`now\` ${zone}`],
    ['{now: [2025-11-20T09:30:00.000Z]}', `1:7: \`now\` ${zone}`],
    ['{now: today}', `1:7: \`now\` ${zone}`],
    ['{now: 2025-02-30T00:00Z}', `1:7: \`now\` ${zone}`],
    ['{authenticated: null}', '1:17: `authenticated` must be `true` or `false`'],
    ['{authenticated: yes}', '1:17: `authenticated` must be `true` or `false`'],
    ['{permitted: 1}', '1:13: `permitted` must be `true` or `false`'],
    ['{workspace: null}', '1:13: `workspace` must be an object'],
    ['{workspace: []}', '1:13: `workspace` must be an object'],
    [
      '{workspace: {offeringsEnabled: 0}}',
      '1:32: `workspace.offeringsEnabled` must be `true` or `false`',
    ],
    [
      '{workspace: {versioningEnabled: 0}}',
      '1:33: `workspace.versioningEnabled` must be `true` or `false`',
    ],
    ['{workspace: {tagIds: a}}', '1:22: `workspace.tagIds` must be an array of strings'],
    [
      '{workspace: {templateIds: [1]}}',
      '1:27: `workspace.templateIds` must be an array of strings',
    ],
    [
      '{workspace: {offeringAttributeIds: {}}}',
      '1:36: `workspace.offeringAttributeIds` must be an array of strings',
    ],
    [
      '{workspace: {offeringNames: [a, 1]}}',
      '1:29: `workspace.offeringNames` must be an array of strings',
    ],
    ['{workspace: {connectors: [a]}}', '1:26: `workspace.connectors` must be an array of objects'],
    [
      '{workspace: {connectors: [null]}}',
      '1:26: `workspace.connectors` must be an array of objects',
    ],
    ['{workspace: {connectors: [[]]}}', '1:26: `workspace.connectors` must be an array of objects'],
    [
      '{workspace: {subscriptionCategories: 1}}',
      '1:38: `workspace.subscriptionCategories` must be an array of strings',
    ],
    ['{campaign: a}', '1:12: `campaign` must be an object'],
    ['{offering: []}', '1:12: `offering` must be an object'],
    ['{offering: {status: 7}}', '1:21: `offering.status` must be a string'],
    ['{idempotency: a}', '1:15: `idempotency` must be an object'],
    ['{idempotency: {fingerprint: 1}}', '1:29: `idempotency.fingerprint` must be a string'],
    [
      '{idempotency: {state: done}}',
      '1:23: `idempotency.state` must be `in-progress` or `completed`',
    ],
    [
      '{idempotency: {state: null}}',
      '1:23: `idempotency.state` must be `in-progress` or `completed`',
    ],
    ['{idempotency: {createdAt: now}}', `1:27: \`idempotency.createdAt\` ${zone}`],
    ['{idempotency: {response: null}}', '1:26: `idempotency.response` must be an object'],
    ['{recentRequests: 1}', '1:18: `recentRequests` must be an array of epoch milliseconds'],
    ['{recentRequests: [a]}', '1:18: `recentRequests` must be an array of epoch milliseconds'],
    ['{recentRequests: [.inf]}', '1:18: `recentRequests` must be an array of epoch milliseconds'],
    ['{workspce: {}}', '1:2: Unknown fact `workspce`. Did you mean `workspace`?'],
    ['{zebra: {}}', '1:2: Unknown fact `zebra`.'],
    ['{constructor: {}}', '1:2: Unknown fact `constructor`.'],
    ['{"__proto__": {}}', '1:2: Unknown fact `__proto__`.'],
    [
      '{workspace: {\n  tagids: []}}',
      '2:3: Unknown fact `workspace.tagids`. Did you mean `tagIds`?',
    ],
    ['{now: 1, now: 2}', '1:10: Duplicate key `now`'],
    ['a: b: c', '1:4: invalid YAML: Nested mappings are not allowed in compact mappings'],
    ['', '1:1: the file is empty'],
    ['a: 1\n---\nb: 1\n', ' must contain one document, not several'],
  ])('%j', async (content, message) => {
    expect(await problemOf(content)).toBe(`--facts facts.yaml:${message}`)
  })

  test.each([
    ['{"now": 1,\n "\\u006eow": 2}', '2:2: Duplicate key `now`'],
    ['{"campaign": {"a": 1,\n "a": 2}}', '2:2: Duplicate key `a`'],
    ['{', '1:1: invalid JSON: `{` is not closed'],
    [
      '{"recentRequests": [1e400]}',
      '1:20: `recentRequests` must be an array of epoch milliseconds',
    ],
  ])('%j', async (content, message) => {
    expect(await problemOf(content, 'facts.json')).toBe(`--facts facts.json:${message}`)
  })

  test('are rejected for a missing file or a folder', async () => {
    const cwd = folderOf({ 'sub/a.yaml': '' })
    const host = { cwd: () => cwd } as Host
    await expect(loadFacts('none.yaml', host)).rejects.toThrow('--facts none.yaml: file not found')
    await expect(loadFacts('sub', host)).rejects.toThrow('--facts sub: is a folder')
  })
})
