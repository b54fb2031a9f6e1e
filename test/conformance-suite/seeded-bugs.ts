import { expect, it } from 'vitest'
import { mapStrings } from '../../src/conformance/report/map-strings.js'
import type { ConformanceFinding } from '../../src/conformance/report/report.js'
import { isObject, type JsonObject } from '../../src/core/base/json.js'
import type { Mutant } from '../../src/testing/sandbox/index.js'
import { put } from '../../src/testing/sandbox/store.js'
import { tried } from './trying.js'

/**
 * What a server does wrong, and the finding of a sequence that detects it: `<sequence> <cause>`, also
 * with the target before the cause; or the subject instead of the cause if the answer to a call breaks
 * a rule. `SHOULD` comes before it where the API description is silent.
 */
export type SeededBug = readonly [bug: string, finding: string, fault: Partial<Mutant>]

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

/** Changes the texts in the successes of an operation. */
export const textsOf = (operation: string, change: (text: string) => string) =>
  answerOf(operation, (data) => mapStrings(data, change))

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

/** Changes all stored campaigns with a request that succeeded. */
export const storing = (
  operation: string,
  change: (campaign: JsonObject, body: JsonObject) => JsonObject,
): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation: called, request: { body }, store: { campaigns } }) {
    if (called === operation && response.status < 400 && isObject(body))
      for (const campaign of campaigns.values())
        put(campaigns, { ...campaign, ...change(campaign, body) })
    return response
  },
})

/** Tests that the sequence of each bug detects it. */
export const detects = (bugs: readonly SeededBug[]): void =>
  it.each(bugs)('detects that %s', async (_bug, finding, fault) => {
    const [, level = 'MUST', name, shown = ''] = /^(?:(SHOULD) )?(\S+) (.+)/.exec(finding) ?? []
    const only = [`sequence/${name}`]
    const { findings } = await tried({ only }, fault, { cases: [], kinds: ['sequences'] })
    const namesOf = ({ subject, target, cause }: ConformanceFinding) => [
      ...[subject, cause, `${target} ${cause}`],
    ]
    expect(findings.flatMap(namesOf)).toContain(shown)
    const own = findings.filter((each) => namesOf(each).includes(shown))
    expect(own.map((each) => each.level)).toContain(level)
    expect(own.filter(({ requirement }) => requirement === '')).toEqual([])
  })
