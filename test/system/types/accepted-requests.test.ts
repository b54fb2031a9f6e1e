import { expect, test } from 'vitest'
import { factsOfGiven } from '../../../src/conformance/cases/facts-of-given.js'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { createContract } from '../../../src/core/index.js'
import { errorsByLine, moduleInMemory } from './module-in-memory.js'

const { check } = createContract()

/** The bodies of all cases that are accepted, as JSON. */
const accepted = loadCases().flatMap(({ id, request, options }) => {
  if (request === undefined || options !== undefined || request.body === undefined) return []
  const { operation, given = {}, ...input } = request
  const verdict = check(operation, input, factsOfGiven(operation, input, given))
  // A repeated request gets its stored response, whatever its body is.
  if (!verdict.ok || verdict.replay !== undefined) return []
  const isAsExpected = verdict.warnings.length === 0
  return [{ id, operation, isAsExpected, json: JSON.stringify(input.body) }]
})

test('accepted bodies have the type of what a handler reads', () => {
  // JSON is also a type, and one that may have unknown fields.
  const lines = accepted.map(
    ({ operation, json }) =>
      `void ({} as unknown as ${json} satisfies RequestBody<'${operation}'>)`,
  )
  expect(accepted.length).toBeGreaterThan(600)
  expect(idsOfErrors(accepted, lines)).toEqual([
    // Not checked, because the stored campaign has the other channel.
    'structure#email-details-of-a-push-draft',
  ])
})

test('bodies that are accepted without a warning have the type of what a caller writes', () => {
  const expected = accepted.filter(({ isAsExpected }) => isAsExpected)
  const lines = expected.map(
    ({ operation, json }) => `void (${json} satisfies BodyInput<'${operation}'>)`,
  )
  expect(expected.length).toBeGreaterThan(500)
  // Nothing but their name says that ids are texts.
  expect(idsOfErrors(expected, lines)).toEqual(['structure/offering-tags#items-of-any-type'])
})

/** Returns the ids of the cases whose line is not valid TypeScript. */
function idsOfErrors(cases: { id: string }[], lines: string[]): (string | undefined)[] {
  const imports = `import type { BodyInput, RequestBody } from '../../../src/core/index.js'`
  const errors = errorsByLine(moduleInMemory([imports, ...lines].join('\n')))
  return [...errors.keys()].map((line) => cases[line - 1]?.id)
}
