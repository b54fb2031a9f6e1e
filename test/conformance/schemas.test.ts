import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { bases, cases, requestOf } from './load-cases.js'

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url))
const yamlIn = (name: string): string[] =>
  readdirSync(folder + name).flatMap((file) => (file.endsWith('.yaml') ? [name + file] : []))

/*
 * The schemas of `conformance/`: of the cases as they are written, of the bases, and of the expanded
 * cases that the package contains.
 */
const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)
for (const name of readdirSync(folder).filter((file) => file.endsWith('.schema.json'))) {
  ajv.addSchema(JSON.parse(readFileSync(folder + name, 'utf8')), name)
}

/** Returns the errors of a value by a schema, or by one of its definitions. */
function problems(schema: string, value: unknown): unknown[] {
  const validate = ajv.getSchema(schema)
  if (validate === undefined) throw new Error(`there is no schema ${schema}`)
  return validate(value) ? [] : (validate.errors ?? [])
}

describe.each([...yamlIn(''), ...yamlIn('cases/')])('%s', (file) => {
  it('matches the schema in its first line', () => {
    const text = readFileSync(folder + file, 'utf8')
    const [, schema = ''] = /^# yaml-language-server: \$schema=(?:\.\.\/)?(\S+)\n/.exec(text) ?? []
    expect(schema).toBe(`${file.split('/').length > 1 ? 'cases' : 'bases'}.schema.json`)
    expect(problems(schema, load(text, { schema: CORE_SCHEMA }))).toEqual([])
  })
})

describe('the package', () => {
  it('has cases and bases that match their schemas', () => {
    expect(problems('bases.schema.json', bases)).toEqual([])
    expect(problems('expanded-cases.schema.json', cases)).toEqual([])
  })

  it('has cases that change their base into a request of the format', () => {
    for (const each of cases.filter(({ http }) => http === undefined)) {
      const wrong = problems('bases.schema.json#/$defs/request', requestOf(each))
      expect({ id: each.id, wrong }).toEqual({ id: each.id, wrong: [] })
    }
  })
})

describe('the schema of written cases', () => {
  const written = (each: object) => ({ rule: 'a/b', base: 'c', cases: [each] })
  const valid = { 'a-case': 'It shows something.' }
  const values = (row: unknown[]) => ({ values: { '/body/a': [row] } })

  it.each([
    valid,
    { ...valid, set: { '/body/a': 1 }, violations: 'a' },
    values(['a', 1, 'rejected', 'One.']),
  ])('accepts %j', (each) => {
    expect(problems('cases.schema.json', written(each))).toEqual([])
  })

  it.each([
    { 'a-case': 'no sentence' },
    { ...valid, violation: 'a' },
    { ...valid, set: { '/facts/campaign': null } },
    { ...valid, level: 'must' },
    { ...valid, expect: { warning: [] } },
    { ...valid, rejected: { status: 400 } },
    values(['a', 1, 'wrong', 'One.']),
    values(['a', 1, 'rejected']),
    { cases: [] },
  ])('rejects %j', (each) => {
    expect(problems('cases.schema.json', written(each))).not.toEqual([])
  })
})

describe('the schema of expanded cases', () => {
  const ok = { id: 'a/b#c', rule: 'a/b', level: 'MUST', summary: 'A.', base: 'b', change: [] }
  const accepted = { ...ok, expect: { ok: true } }
  const expectation = {
    ok: false,
    status: 400,
    code: 'A',
    violations: [{ rule: 'a/b', target: '' }],
  }
  const http = { method: 'GET', url: '/', headers: {} }

  it.each([accepted, { ...ok, expect: expectation }])('accepts %j', (each) => {
    expect(problems('expanded-cases.schema.json', [each])).toEqual([])
  })

  it.each([
    ok,
    { ...accepted, note: '' },
    { ...accepted, http },
    { ...accepted, id: 'a/b' },
    { ...accepted, change: [{ op: 'replace', path: '/operation', value: 'x' }] },
    { ...accepted, change: [{ op: 'add', path: '/body/a' }] },
    { ...ok, expect: { ...expectation, violations: [] } },
    { ...ok, expect: { ok: true, status: 200 } },
  ])('rejects %j', (each) => {
    expect(problems('expanded-cases.schema.json', [each])).not.toEqual([])
  })
})
