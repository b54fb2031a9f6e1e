import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../src/core/base/json.js'
import type { FindingLevel } from '../../src/core/index.js'
import type { Mutant } from '../../src/testing/sandbox/index.js'
import { tried } from './trying.js'

type Id = `sequence/${string}`

/** A seeded bug, the sequence that detects it, and the cause of the finding. */
export interface SeededBug extends Partial<Mutant> {
  what: string
  by: Id
  cause: string | RegExp
}

/** Changes the data in the successes of an operation. */
export const answerOf = (
  operation: string,
  change: (data: unknown) => unknown,
): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation: called }) {
    const { body } = response
    if (called !== operation || !isObject(body) || body.data === undefined) return response
    return { ...response, body: { ...body, data: change(body.data) } }
  },
})

/** Changes the filter of searches. */
export function searched(
  change: (fields: JsonObject) => JsonObject,
): Pick<Required<Mutant>, 'handlers'> {
  return {
    handlers: {
      searchCampaigns: (original) => (handling) => {
        const { campaign_fields: fields, ...others } = handling.request.body as JsonObject
        const body = { ...others, campaign_fields: change((fields ?? {}) as JsonObject) }
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  }
}

/** Tests that the sequence of each bug detects it: as SHOULD where the API description is silent. */
export function detects(bugs: readonly SeededBug[], level: FindingLevel = 'MUST'): void {
  it.each(bugs)('detects that $what', async ({ what: _, by, cause, ...fault }) => {
    const { findings } = await tried({ only: [by] }, fault)
    const own = findings.filter(({ subject }) => subject === by)
    expect(own.map((finding) => finding.cause)).toContainEqual(
      typeof cause === 'string' ? cause : expect.stringMatching(cause),
    )
    expect(own.map((finding) => finding.level)).toContain(level)
  })
}
