import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Facts } from '../../src/core/index.js'
import { dataFiles, problems, schemaOf, textOf } from './data-files.js'

describe.each(dataFiles)('%s', (name) => {
  it('matches the schema in its first line', () => {
    const [, schema] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(textOf(name)) ?? []
    const way = name.startsWith('cases/') ? '../' : ''
    expect(schema).toBe(`${way}${schemaOf(name)}.schema.json`)
    expect(problems(schemaOf(name), parse(textOf(name)))).toEqual([])
  })

  it('is the same data in every YAML parser, and valid as JSON', () => {
    const data = parse(textOf(name), { version: '1.2', schema: 'core' })
    expect(isDeepStrictEqual(parse(textOf(name), { version: '1.1' }), data)).toBe(true)
    expect(isDeepStrictEqual(JSON.parse(JSON.stringify(data)), data)).toBe(true)
  })
})

describe('the schemas', () => {
  const right = { id: 'a/b#c', rule: 'a/b', level: 'MUST', summary: 'A.', base: 'b' }
  const ok = { expect: { ok: true } }
  const found = [{ rule: 'a/b', target: '' }]
  const rejected = { ok: false, status: 400, code: 'BAD_REQUEST', violations: found }
  const change = (operation: object) => ({ ...right, ...ok, change: [operation] })

  it('accept the minimum', () => {
    expect(problems('cases', [{ ...right, ...ok }])).toEqual([])
    expect(problems('cases', [{ ...right, expect: rejected }])).toEqual([])
    expect(problems('cases', [change({ op: 'remove', path: '/given/campaign' })])).toEqual([])
  })

  it.each<[what: string, each: object]>([
    ['no expectation', right],
    ['an unknown member', { ...right, ...ok, note: '' }],
    ['an unknown expectation', { ...right, expect: { ok: true, warning: found } }],
    ['a base and HTTP', { ...right, ...ok, http: { method: 'GET', url: '/', headers: {} } }],
    ['neither base nor HTTP', { ...right, ...ok, base: undefined }],
    ['another level', { ...right, ...ok, level: 'must' }],
    ['an id without a name', { ...right, ...ok, id: 'a/b' }],
    ['a rejection without violations', { ...right, expect: { ...rejected, violations: [] } }],
    ['a rejection without a code', { ...right, expect: { ...rejected, code: undefined } }],
    ['an accepted request with a status', { ...right, expect: { ok: true, status: 200 } }],
    ['a violation without its place', { ...right, expect: { ...rejected, violations: [{}] } }],
    ['a change of what is no part', change({ op: 'remove', path: '/facts/campaign' })],
    ['a change of the operation', change({ op: 'replace', path: '/operation', value: 'x' })],
    ['an addition without a value', change({ op: 'add', path: '/body/a' })],
    ['a removal with a value', change({ op: 'remove', path: '/body/a', value: 1 })],
    ['a move from nowhere', change({ op: 'move', path: '/body/a' })],
  ])('reject %s', (_what, each) => {
    expect(problems('cases', [JSON.parse(JSON.stringify(each))])).not.toEqual([])
  })

  it.each<[what: string, given: object]>([
    ['an unknown fact', { clock: '2025-11-20T10:00:00Z' }],
    ['an instant without a zone', { now: '2025-11-20T10:00:00' }],
    ['an unknown inventory', { workspace: { tags: [] } }],
    ['an earlier call without its time', { idempotency: { fingerprint: '', state: 'completed' } }],
  ])('reject %s', (_what, given) => {
    expect(problems('bases', { a: { operation: 'a', given: {} } })).toEqual([])
    expect(problems('bases', { a: { operation: 'a', given } })).not.toEqual([])
  })

  it('have all facts of the library', () => {
    const { given, workspace, earlierCall } = JSON.parse(textOf('bases.schema.json')).$defs
    const known: Record<Exclude<keyof Facts, 'plugins'>, true> = {
      now: true,
      authenticated: true,
      permitted: true,
      workspace: true,
      campaign: true,
      offering: true,
      idempotency: true,
      recentRequests: true,
    }
    const ofWorkspace: Record<keyof NonNullable<Facts['workspace']>, true> = {
      offeringsEnabled: true,
      versioningEnabled: true,
      tagIds: true,
      templateIds: true,
      offeringAttributeIds: true,
      offeringNames: true,
      connectors: true,
      subscriptionCategories: true,
    }
    // Only a store knows `expiresAt`; the cases use the windows of the contract.
    type EarlierCall = Omit<NonNullable<Facts['idempotency']>, 'expiresAt'>
    const ofEarlierCall: Record<keyof EarlierCall, true> = {
      fingerprint: true,
      state: true,
      createdAt: true,
      response: true,
    }
    expect(Object.keys(given.properties)).toEqual(Object.keys(known))
    expect(Object.keys(workspace.properties)).toEqual(Object.keys(ofWorkspace))
    expect(Object.keys(earlierCall.properties)).toEqual(Object.keys(ofEarlierCall))
  })
})
