import { describe, expect, it } from 'vitest'
import { responseCheckLevels } from '../generated/response-checks.js'
import { describeRules, responseChecks } from '../src/core/descriptions.js'
import { createContract, definePlugin, type Rule } from '../src/core/index.js'

/** Returns each rule and operation with what decides about a request. */
const rows = (rules: readonly Rule[]) =>
  new Map(
    rules.flatMap(({ id, operations, severity, answer, facts, silentIf, stage, source }) =>
      operations.map((operation) => [
        `${id} on ${operation}`,
        { severity, answer, facts, silentIf, stage, source },
      ]),
    ),
  )

describe('describeRules', () => {
  const { rules } = createContract()

  it('has the rules of the table, in its order', () => {
    expect(rows(describeRules())).toEqual(rows(rules))
    const ids = (some: readonly Rule[]) => [...new Set(some.map(({ id }) => id))]
    expect(ids(describeRules())).toEqual(ids(rules))
  })

  it('has each requirement; the table does not', () => {
    expect(describeRules().filter(({ summary }) => !summary.endsWith('.'))).toEqual([])
    expect(rules.filter((rule) => 'summary' in rule)).toEqual([])
  })

  it('adds the rules of the plugins of a contract', () => {
    const acme = definePlugin({
      name: 'acme',
      rules: [
        { id: 'acme/a', operations: ['createOffering'], summary: 'Nothing.', check: () => {} },
      ],
    })
    const described = describeRules(createContract({ plugins: [acme] }))
    expect(described.slice(0, -1)).toEqual(describeRules())
    expect(described.at(-1)).toMatchObject({ id: 'acme/a', summary: 'Nothing.', plugin: 'acme' })
  })
})

it('responseChecks has the checks that a contract runs', () => {
  for (const [operation, { family }] of Object.entries(createContract().operations)) {
    const described = responseChecks.filter(({ operations }) =>
      (operations as readonly string[]).includes(operation),
    )
    // A weaker part follows its check.
    const levels = new Map(described.reverse().map(({ id, level }) => [id, level]))
    const run = Object.entries(responseCheckLevels).flatMap(([id, byName]) => {
      const { [family]: ofFamily, [operation]: level = ofFamily }: Record<string, string> = byName
      return level === undefined ? [] : [[id, level] as const]
    })
    expect(Object.fromEntries(levels)).toEqual(Object.fromEntries(run))
  }
})
