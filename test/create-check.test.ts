import { beforeAll, describe, expect, it } from 'vitest'
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
const cases = topics.flatMap((topic) => topic.cases).filter(({ http }) => http === undefined)

describe.each(Object.keys(operationTable) as OperationName[])('the entry of %s', (operation) => {
  let entry: Entry
  beforeAll(async () => {
    entry = await import(`../generated/operations/${operation}.ts`)
  })

  const own = cases.filter((each) => operationOf(each) === operation)
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

  it.each<[what: string, count: number, more: ContractOptions]>([
    ['without other options', own.length, {}],
    ['with a workspace', 20, { workspace: { offerings_enabled: false, tags: [], connectors: [] } }],
    ['with plugins and exceptions', 20, { plugins: [acme], exceptions }],
  ])('returns the same verdict as the whole contract %s', (_what, count, more) => {
    const check = entry.createCheck({ ...options, ...more })
    const contract = createContract({ ...options, ...more })
    expect(own.length).toBeGreaterThan(0)
    for (const each of own.slice(0, count)) {
      const { input, facts } = inputOf(requestOf(each))
      expect(check(input, facts)).toEqual(contract.check(operation, input, facts))
      expect(check(input)).toEqual(contract.check(operation, input))
    }
  })

  it('can be used without options, facts and request', () => {
    const { check } = entry
    const verdict = createContract().check(operation, {})
    expect(check({}).unchecked).toEqual(verdict.unchecked)
    expect(check(null as never, null as never).ok).toBe(verdict.ok)
  })

  it('rejects an unknown option', () => {
    expect(() => entry.createCheck({ sevice: 'ACME' } as never)).toThrow(
      'Unknown option: `sevice`.',
    )
  })
})
