import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type OperationName, operationTable } from '../../generated/operations.js'
import { responseChecks } from '../../src/core/descriptions.js'
import { responseMessages } from '../../tools/docs/messages.js'
import * as operationCases from './operation-cases.js'
import * as protocolCases from './protocol-cases.js'
import {
  campaignError,
  check,
  found,
  offeringError,
  type ResponseCase,
  success,
} from './responses.js'

const { uncheckedOperationCases, ...operationTables } = operationCases
const { uncheckedProtocolCases, ...protocolTables } = protocolCases
const tables: Record<string, ResponseCase[]> = { ...protocolTables, ...operationTables }
const titled = (cases: readonly ResponseCase[]) => cases.map((row) => [row[0], row] as const)

describe.each(Object.entries(tables))('%s', (_name, cases) => {
  it.each(titled(cases))('%s', (_title, row) => {
    const [, operation, response, wanted, context] = row
    expect(found(row)).toEqual(wanted)
    const isBroken = wanted.some((each) => each.startsWith('MUST'))
    expect(check(operation, response, context).ok).toBe(!isBroken)
  })
})

it('generated/response-messages.yaml has the messages of all findings', () => {
  const file = new URL('../../generated/response-messages.yaml', import.meta.url)
  expect(responseMessages()).toEqual(parse(readFileSync(file, 'utf8')))
})

describe('what stays unchecked', () => {
  it.each(titled([...uncheckedProtocolCases, ...uncheckedOperationCases]))('%s', (_title, row) => {
    const [, operation, response, wanted, context] = row
    const { ok, findings, unchecked } = check(operation, response, context)
    expect({ ok, findings, unchecked }).toEqual({ ok: true, findings: [], unchecked: wanted })
  })
})

describe('the tables of response checks', () => {
  const familyOf = (operation: OperationName) => operationTable[operation].family
  const operations = Object.keys(operationTable) as OperationName[]
  /** Returns the findings of the tables, for every operation of the family. */
  const broken = new Set(
    Object.values(tables)
      .flat()
      .filter(([, , , wanted]) => wanted.length > 0)
      .flatMap(([name, of, ...rest]) =>
        operations
          .filter((operation) => familyOf(operation) === familyOf(of))
          .flatMap((operation) =>
            found([name, operation, ...rest]).map(
              (each) => `${operation} ${each.split(' at ')[0]}`,
            ),
          ),
      ),
  )
  const declared = responseChecks.flatMap(({ id, level, operations: own }) =>
    own.map((operation) => `${operation} ${level} ${id.replace('response/', '')}`),
  )

  it('violate every check at every declared level, on every operation', () => {
    expect(declared.filter((each) => !broken.has(each))).toEqual([])
  })

  it('have no findings at an undeclared level', () => {
    expect([...broken].filter((each) => !declared.includes(each))).toEqual([])
  })
})

/** With the number of operations; the tables prove which those of a check of some are. */
it('the response checks have an order, and some are decided', () => {
  const lines = responseChecks.map(({ level, id, assumed, operations }) =>
    [level, id.replace('response/', ''), operations.length, assumed && 'decided']
      .filter(Boolean)
      .join(' '),
  )
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "MUST status 8
    SHOULD status 8 decided
    MUST envelope 8
    SHOULD envelope 8 decided
    MUST code 8
    SHOULD code 8 decided
    MUST details 8
    MUST request-id-echo 8
    SHOULD request-id-echo 8 decided
    MUST draft-id 1
    SHOULD draft-id 1 decided
    MUST test-keys 1
    SHOULD test-keys 1 decided
    MUST test-status 1
    SHOULD test-status 1 decided
    MUST status-data 1
    MUST page 1 decided
    SHOULD retry-after 8 decided
    SHOULD www-authenticate 8 decided
    MUST status 4
    SHOULD status 4 decided
    MUST envelope 4
    SHOULD envelope 4 decided
    MUST code 4
    SHOULD code 4 decided
    MUST details 4
    SHOULD details 4 decided
    MUST page 1
    MUST offering 3
    MUST retry-after 4
    SHOULD www-authenticate 4 decided
    SHOULD doc-url 4 decided"
  `)
})

it('has one finding for each target', () => {
  const misshapen = { code: 7, message: 7, target: 7, details: 7, request_id: 7 }
  const all = Object.values(tables).flat()
  const versions = all.map(([, operation, response, , context]) =>
    check(operation, response, context),
  )
  const worst = [
    check('testCampaign', campaignError(400, 'VALIDATION_FAILED', misshapen)),
    check('testCampaign', campaignError(409, 'X', { details: [{}, 7, { target: 1, message: 2 }] })),
    check(
      'updateOffering',
      offeringError(403, 'VALIDATION_FAILED', { ...misshapen, details: [7] }),
    ),
    check(
      'updateOffering',
      offeringError(400, 'REQUIRED_FIELD_MISSING', { target: 7, details: {} }),
    ),
    check('createOffering', success({ id: 7, status: 'draft' }, 200)),
    check(
      'searchCampaigns',
      success(Array.from({ length: 20 }, () => ({ id: 7, status: 'DRAFT' }))),
    ),
  ]
  for (const { findings } of [...versions, ...worst]) {
    const targets = findings.map(({ target }) => target).filter((target) => target !== '')
    expect(new Set(targets).size).toBe(targets.length)
  }
  expect(worst.every(({ ok, findings }) => !ok && findings.length > 1)).toBe(true)
})
