import { describe, expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { bases } from '../conformance/load-cases.js'
import { baseRequest } from './requests.js'

const contract = createContract({
  rules: { 'campaign/unknown': 'off', 'offering/unknown': 'off', 'test/draft-unknown': 'off' },
})

describe.each(['campaign', 'offering'] as const)('null as the fact %s', (fact) => {
  const names = Object.keys(bases).filter((name) => bases[name]?.given?.[fact])

  it.each(names)('leaves nothing unchecked and violates no other rule in %s', (name) => {
    const { operation, input, facts } = baseRequest(name)
    const known = contract.check(operation, input, facts)
    const verdict = contract.check(operation, input, { ...facts, [fact]: null })
    expect(verdict.ok ? [] : verdict.violations).toEqual([])
    expect(verdict.unchecked.filter((id) => !known.unchecked.includes(id))).toEqual([])
  })
})
