import { describe, expect, it } from 'vitest'
import { type OperationName, operationTable } from '../generated/operations.js'
import type { Check } from '../src/core/create-check.js'
import {
  type ContractOptions,
  createContract,
  definePlugin,
  type Exception,
} from '../src/core/index.js'
import { inputOf, operationOf, requestOf, topics } from './conformance/load-cases.js'

type AnyCheck = Check<OperationName>
type Entry = { check: AnyCheck; createCheck: (options?: ContractOptions) => AnyCheck }

const options: ContractOptions = {
  responseId: () => 'r-1',
  clock: () => new Date('2026-05-01T12:00:00Z'),
}
const contract = createContract(options)
const cases = topics.flatMap((topic) => topic.cases).filter(({ http }) => http === undefined)

describe.each(Object.keys(operationTable) as OperationName[])('the entry of %s', (operation) => {
  it('returns the same verdict as the whole contract', async () => {
    const entry: Entry = await import(`../generated/operations/${operation}.ts`)
    const check = entry.createCheck(options)
    const own = cases.filter((each) => operationOf(each) === operation)
    expect(own.length).toBeGreaterThan(0)
    for (const each of own) {
      const { input, facts } = inputOf(requestOf(each))
      expect(check(input, facts)).toEqual(contract.check(operation, input, facts))
    }
  })

  it('can be used without options, facts and request', async () => {
    const { check }: Entry = await import(`../generated/operations/${operation}.ts`)
    const verdict = createContract().check(operation, {})
    expect(check({}).unchecked).toEqual(verdict.unchecked)
    expect(check(null as never, null as never).ok).toBe(verdict.ok)
  })

  it('knows the workspace of its options', async () => {
    const { createCheck }: Entry = await import(`../generated/operations/${operation}.ts`)
    const all = { ...options, workspace: { offerings_enabled: false, tags: [], connectors: [] } }
    const whole = createContract(all)
    for (const each of cases.filter((one) => operationOf(one) === operation).slice(0, 20)) {
      const { input, facts } = inputOf(requestOf(each))
      expect(createCheck(all)(input, facts)).toEqual(whole.check(operation, input, facts))
      expect(createCheck(all)(input)).toEqual(whole.check(operation, input))
    }
  })

  it('runs plugins, and accepts what exceptions name', async () => {
    const { createCheck }: Entry = await import(`../generated/operations/${operation}.ts`)
    const acme = definePlugin({
      name: 'acme',
      rules: [
        {
          id: 'acme/never',
          operations: [operation],
          summary: 'No request is valid.',
          check: (_request, { report }) => report({ message: 'must not be sent' }),
        },
      ],
    })
    const exceptions: Exception[] = [{ rule: 'auth/*', reason: 'Old clients.' }]
    const all = { ...options, plugins: [acme], exceptions }
    const whole = createContract(all)
    for (const each of cases.filter((one) => operationOf(one) === operation).slice(0, 20)) {
      const { input, facts } = inputOf(requestOf(each))
      expect(createCheck(all)(input, facts)).toEqual(whole.check(operation, input, facts))
    }
  })

  it('rejects an unknown option', async () => {
    const { createCheck }: Entry = await import(`../generated/operations/${operation}.ts`)
    expect(() => createCheck({ sevice: 'ACME' } as never)).toThrow('Unknown option: `sevice`.')
  })
})
