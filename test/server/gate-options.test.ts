import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createGate } from '../../src/adapters/gate/gate.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import { known, statusOf } from './calls.js'

describe('the options of a gate', () => {
  it('are valid where nothing may be random while modules load, as on Cloudflare', async () => {
    const random = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new Error('Disallowed operation called within global scope.')
    })
    onTestFinished(() => random.mockRestore())
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    createGate({ idempotency: memoryIdempotency(), rateLimits: memoryRateLimits() })
    expect(warn).toHaveBeenCalledOnce()
  })

  it.each([
    [null, 'The options must be an object.'],
    [{ fact: () => ({}) }, 'Unknown option: `fact`. Did you mean `facts`?'],
    [{ other: 1 }, 'Unknown option: `other`. Known: contract, authenticate, facts, mode'],
    [{ facts: {} }, 'Option `facts` must be a function.'],
    [{ mode: 'watch' }, 'Option `mode` must be `enforce` or `observe`.'],
    [{ mode: 'observe', sample: 2 }, 'Option `sample` must be a number from 0 to 1.'],
    [{ sample: 0.5 }, 'Option `sample` requires mode `observe`'],
    [{ responses: true }, 'Option `responses` must be `off`, `report` or `enforce`.'],
    [{ mode: 'observe', responses: 'enforce' }, 'Option `responses` requires mode `enforce`'],
    [{ mode: 'observe', idempotency: memoryIdempotency() }, 'Option `idempotency` requires mode'],
    [{ idempotency: {} }, 'Option `idempotency` must be a store with the methods claim, complete'],
    [{ rateLimits: { take: 1 } }, 'Option `rateLimits` must be a store with the method take.'],
    [{ maxBodyBytes: 0 }, 'Option `maxBodyBytes` must be a whole number above 0.'],
    [{ storeTimeoutSeconds: 0 }, 'Option `storeTimeoutSeconds` must be a number above 0'],
    [{ leaseSeconds: 5, storeTimeoutSeconds: 5 }, 'must be less than `leaseSeconds`.'],
    [
      { leaseSeconds: 60, keepSeconds: 59 },
      'Option `keepSeconds` (59) must not be less than `leaseSeconds` (60)',
    ],
    [{ leaseSeconds: 86_401 }, 'Option `keepSeconds` (86400) must not be less'],
    [{ leaseSeconds: Number.NaN }, 'Option `leaseSeconds` must be'],
    ...['idempotency/*', 'idempotency/conflict', 'idempotency/in-progress'].flatMap((rule) =>
      ['off', 'warn'].map((severity): [object, string] => [
        { idempotency: memoryIdempotency(), contract: { rules: { [rule]: severity } } },
        'Option `idempotency` requires the rule idempotency/',
      ]),
    ),
    [{ contract: { servicename: 'X' } }, 'servicename'],
  ])('rejects %j', (options, message) => {
    expect(() => createGate(options as never)).toThrow(message)
    expect(() => createGate(options as never)).toThrow(TypeError)
  })

  it('ignore undefined values', async () => {
    expect(
      await statusOf({ facts: () => known, mode: undefined, sample: undefined } as never),
    ).toBe('handled')
  })
})
