import type * as Core from '../../../src/core/index.js'
import type { Case } from './cases.js'

/** The results of each case as JSON, by case id. */
export type Found = Record<string, string>

/**
 * Returns the results of every case. Runs without a platform, so it imports nothing.
 */
export function checkCases(core: typeof Core, cases: string): Found {
  const read: Case[] = JSON.parse(cases, (_key, value) =>
    typeof value?.$date === 'string' ? new Date(value.$date) : value,
  )
  return Object.fromEntries(read.map((each) => [each.id, JSON.stringify(resultsOf(core, each))]))
}

function resultsOf(core: typeof Core, given: Case): unknown[] {
  const contract = core.createContract({
    ...given.options,
    clock: () => new Date('2026-01-01T00:00:00Z'),
    responseId: () => 'generated',
  })
  if ('http' in given) {
    const { http } = given
    // The core reads bytes and text by different code.
    const bytes = typeof http.body === 'string' ? new TextEncoder().encode(http.body) : http.body
    return [
      contract.checkHttp(http),
      contract.checkHttp({ ...http, body: bytes }),
      core.scanJson(String(http.body)),
    ]
  }
  const { operation, input, facts } = given
  const verdict = contract.check(operation, input, facts)
  const response = verdict.ok ? { status: 200, body: {} } : verdict.response
  return [
    verdict,
    contract.factsNeeded(operation, input),
    contract.checkResponse(operation, response, { request: input, facts }),
    core.fingerprint(operation, input),
  ]
}
