import { expect, test } from 'vitest'
import { factsOfGiven } from '../../../src/conformance/cases/facts-of-given.js'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { createContract } from '../../../src/core/index.js'
import { errorsByLine, moduleInMemory } from './module-in-memory.js'

const { check } = createContract()

/** The bodies of all cases that are accepted without a warning, as code with the type of a body. */
const accepted = loadCases().flatMap(({ id, request, options }) => {
  if (request === undefined || options !== undefined || request.body === undefined) return []
  const { operation, given = {}, ...input } = request
  const verdict = check(operation, input, factsOfGiven(operation, input, given))
  // A repeated request gets its stored response, whatever its body is.
  if (!verdict.ok || verdict.replay !== undefined || verdict.warnings.length > 0) return []
  const code = `void (${JSON.stringify(input.body)} satisfies RequestBody<'${operation}'>)`
  return [{ id, code }]
})

test('accepted bodies have the declared type', () => {
  const lines = [
    `import type { RequestBody } from '../../../src/core/index.js'`,
    ...accepted.map(({ code }) => code),
  ]
  const errors = [...errorsByLine(moduleInMemory(lines.join('\n')))].map(
    ([line]) => accepted[line - 1]?.id,
  )
  expect(accepted.length).toBeGreaterThan(500)
  expect(errors).toEqual([])
})
