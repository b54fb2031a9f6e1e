import { expect, it } from 'vitest'
import { isObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { keysOf, tried } from '../../conformance-suite/trying.js'

/** A server that does not check a field of requests to an operation with a text. */
function unchecked(operation: string, field: string, text: string): Partial<Mutant> {
  const isMeant = (target: unknown, body: unknown) =>
    String(target).endsWith(field) && String(JSON.stringify(body)).includes(`"${text}"`)
  return {
    forgives: ({ target }, call) => call.operation === operation && isMeant(target, call.body),
    answer(response, exchange) {
      const { error } = response.body as { error?: { details?: unknown } }
      if (exchange.operation !== operation || !Array.isArray(error?.details)) return response
      const { body } = exchange.request
      const details = error.details.filter((each) => !isObject(each) || !isMeant(each.target, body))
      return { ...response, body: { ...(response.body as object), error: { ...error, details } } }
    },
  }
}

it('finds that a server does not check a field in requests with another value', async () => {
  const fault = unchecked('createOffering', 'start_datetime', 'DMV')
  const only = ['createOffering']
  const { findings } = await tried({ only, cases: 200 }, fault, { kinds: ['generated'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST accepted')
})

it('finds that a server rejects a valid value in requests with another', async () => {
  const refuses: Mutant['refuses'] = ({ operation, body }) => {
    const text = String(JSON.stringify(body))
    return operation === 'createCampaign' && text.includes('"EXIT"') && text.includes('"team"')
      ? { target: 'basic_details.team', message: 'No.' }
      : undefined
  }
  const only = ['createCampaign']
  const keys = keysOf(await tried({ only, cases: 200 }, { refuses }, { kinds: ['generated'] }))
  expect(keys.join()).toContain('createCampaign refused structure basic_details.team')
})
