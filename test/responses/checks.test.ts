import { describe, expect, it } from 'vitest'
import { type OperationName, operationTable } from '../../generated/operations.js'
import type { Finding } from '../../src/responses/finding.js'
import { responseChecks } from '../../src/responses/response-table.js'
import { golden } from '../golden.js'
import * as operationCases from './operation-cases.js'
import * as protocolCases from './protocol-cases.js'
import { found, judge, type ResponseCase } from './responses.js'

const { uncheckedOperationCases, ...operationTables } = operationCases
const { uncheckedProtocolCases, ...protocolTables } = protocolCases
const tables: Record<string, ResponseCase[]> = { ...protocolTables, ...operationTables }
const titled = (cases: readonly ResponseCase[]) => cases.map((row) => [row[0], row] as const)

/** A finding's message, with the values that it repeats. */
const text = ({ message, expected, got }: Finding): string =>
  [
    message,
    ...(expected === undefined ? [] : [`expected ${JSON.stringify(expected)}`]),
    ...(got === undefined ? [] : [`got ${JSON.stringify(got)}`]),
  ].join(' ')

const messages = golden(new URL('messages.yaml', import.meta.url))

describe.each(Object.entries(tables))('%s', (name, cases) => {
  it.each(titled(cases))('%s', (_title, row) => {
    const [title, operation, response, wanted, context] = row
    expect(found(row)).toEqual(wanted)
    const isBroken = wanted.some((each) => each.startsWith('MUST'))
    const { ok, findings } = judge(operation, response, context)
    expect(ok).toBe(!isBroken)
    messages.expectTexts(`${name}: ${title}`, findings.map(text))
  })
})

it('no messages are kept of cases that are gone', () => {
  const names = Object.entries(tables).flatMap(([name, cases]) =>
    cases.map(([title]) => `${name}: ${title}`),
  )
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(messages.names.filter((name) => !names.includes(name))).toEqual([])
})

describe('what stays unchecked', () => {
  it.each(titled([...uncheckedProtocolCases, ...uncheckedOperationCases]))('%s', (_title, row) => {
    const [, operation, response, wanted, context] = row
    const { ok, findings, unchecked } = judge(operation, response, context)
    expect({ ok, findings, unchecked }).toEqual({ ok: true, findings: [], unchecked: wanted })
  })
})

describe('the tables of response checks', () => {
  const familyOf = (operation: OperationName) => operationTable[operation].family
  const broken = new Set(
    Object.values(tables)
      .flat()
      .flatMap(([, operation, , wanted]) =>
        wanted.map((each) => `${familyOf(operation)} ${each.split(' at ')[0]}`),
      ),
  )
  const declared = responseChecks.flatMap(({ id, level, operations }) =>
    [...new Set(operations.map(familyOf))].map(
      (family) => `${family} ${level} ${id.replace('response/', '')}`,
    ),
  )

  it('break every check at every level that the contract declares, in both families', () => {
    expect(declared.filter((each) => !broken.has(each))).toEqual([])
  })

  it('find nothing at a level that the contract does not declare', () => {
    expect([...broken].filter((each) => !declared.includes(each))).toEqual([])
  })
})
