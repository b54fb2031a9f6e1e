import { describe, expect, test } from 'vitest'
import { checkFiles } from '../../src/cli/commands/check/check-files.js'
import { run } from '../../src/cli/commands/program.js'
import { asInputError, InputError } from '../../src/cli/documents/input-error.js'
import type { Host } from '../../src/cli/host/host.js'
import { UsageError } from '../../src/cli/host/usage-error.js'
import { type Contract, createContract } from '../../src/core/index.js'

/** Returns a host whose `cwd` throws. */
const failing = (error: unknown) => {
  const written: string[] = []
  const host = {
    env: {},
    stdout: {},
    stderr: { write: (text: string) => written.push(text) },
    cwd: () => {
      throw error
    },
  } as unknown as Host
  return { host, written }
}

describe('an internal error of the command', () => {
  const error = new RangeError('too\u001bfar')
  const noStack = Object.assign(new Error('too far'), { stack: '' })

  test.each<[string, unknown, string]>([
    ['an error, with its stack', error, `error: ${error.stack?.replace('\u001b', '\\u001b')}\n`],
    ['an error without a stack', noStack, 'error: too far\n'],
    ['a text', 'too far', 'error: too far\n'],
    ['a usage error', new UsageError('a\u001bb'), 'error: a\\u001bb\n'],
  ])('is printed on standard error: %s', async (_what, thrown, reported) => {
    const { host, written } = failing(thrown)
    expect(await run(['check', '.'], host)).toBe(2)
    expect(written).toEqual([reported])
  })
})

describe('an internal error of the library', () => {
  async function* request() {
    yield Buffer.from('\noperation: testCampaign\n')
  }
  const firstResult = async (replaced: Partial<Contract>) => {
    const contract = { ...createContract(), ...replaced }
    const files = [{ name: 'a.yaml', source: request() }]
    const results = checkFiles(files, { contract, operation: undefined, facts: {} })
    return (await results.next()).value
  }
  const faulty = (fault: unknown) => ({ ok: false, fault, violations: [] }) as never

  test.each([
    ['an error', new RangeError('too far'), 'RangeError: too far'],
    ['anything else', 'too far', 'too far'],
  ])('makes a document unreadable: %s', async (_what, fault, text) => {
    const message = `not checked because of an internal error: ${text}`
    expect(await firstResult({ check: () => faulty(fault) })).toMatchObject({
      ok: false,
      error: { message, line: 2, column: 1 },
    })
  })

  test('is not reported for a normal verdict', async () => {
    const result = await firstResult({})
    expect(result).toMatchObject({ ok: false, status: 400 })
    expect(result).not.toHaveProperty('truncated')
  })

  test('is rethrown when the library throws', async () => {
    const check = () => {
      throw new RangeError('too far')
    }
    await expect(firstResult({ check } as never)).rejects.toThrow(RangeError)
  })
})

test('asInputError rethrows everything else', () => {
  const problem = new InputError('a', { line: 1, column: 2 })
  expect(asInputError(problem)).toBe(problem)
  expect(() => asInputError(new TypeError('b'))).toThrow(TypeError)
})
