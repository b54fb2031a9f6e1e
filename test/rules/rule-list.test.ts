import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bodySchemas } from '../../generated/body-schemas.js'
import { createContract, type OperationName, type RuleDescription } from '../../src/index.js'

/*
 * Holds the rules against `rule-list.yaml`, where their order, severities and answers are written
 * down a second time: clients rely on them, so that a change of one is seen by whoever makes it.
 */

type Listed = Record<string, string>
const listed: Record<string, Listed[]> = parse(
  readFileSync(new URL('rule-list.yaml', import.meta.url), 'utf8'),
)
const { rules, operations } = createContract()

const inWords = (rule: RuleDescription): string =>
  [
    `${rule.severity} ${rule.answer.status} ${rule.answer.code}`,
    ...Object.entries(rule.severityByChannel ?? {}).map(([name, each]) => `${each} for ${name}`),
    ...(rule.severityWhenPublishing ? [`${rule.severityWhenPublishing} when publishing`] : []),
    ...(rule.judgedOnReplay ? ['on replays'] : []),
    ...(rule.portable ? ['in the schemas'] : []),
    ...(rule.assumed ? ['decided'] : []),
  ].join(', ')

describe.each(Object.entries(listed))('%s', (family, list) => {
  const own = rules.filter(
    ({ operations: [first] }) => first && operations[first].family === family,
  )
  const idOf = (entry: Listed): string => Object.keys(entry)[0] ?? ''

  it('has these rules in this order', () => {
    expect([...new Set(own.map(({ id }) => id))]).toEqual(list.map(idOf))
  })

  it.each(list.map((entry) => [idOf(entry), entry] as const))('%s', (id, entry) => {
    const entries = own.filter((rule) => rule.id === id)
    const said = entries.flatMap((rule) =>
      rule.operations.map((operation) => [operation, inWords(rule)] as const),
    )
    expect(said).toEqual(said.map(([operation]) => [operation, entry[operation] ?? entry[id]]))
    const exceptions = Object.keys(entry).filter((key) => key !== id)
    expect(said.map(([operation]) => operation)).toEqual(expect.arrayContaining(exceptions))
  })
})

describe('a rule that is said to be in the schemas', () => {
  const text = (operation: OperationName) => JSON.stringify(bodySchemas[operation] ?? {})

  it('is in the body schema of each of its operations, unless it is of parameters', () => {
    const all = new Set(Object.keys(bodySchemas).flatMap((name) => tags(text(name as never))))
    const wrong = rules.flatMap(({ id, portable, operations: own }) =>
      own
        .filter(
          (operation) =>
            all.has(id) &&
            !id.startsWith('params/') &&
            tags(text(operation)).includes(id) !== portable,
        )
        .map((operation) => `${id} on ${operation}`),
    )
    expect(wrong).toEqual([])
  })

  const tags = (json: string): string[] =>
    [...json.matchAll(/"x-rule":"([^"]+)"/g)].map(([, id = '']) => id)
})
