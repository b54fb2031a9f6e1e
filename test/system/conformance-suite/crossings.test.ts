import { expect, it } from 'vitest'
import { factsOfGiven } from '../../../src/conformance/cases/facts-of-given.js'
import { storedCrossings } from '../../../src/conformance/crossings/stored-crossings.js'
import { isObject } from '../../../src/core/base/json.js'
import { createContract } from '../../../src/core/index.js'
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

const fields: readonly [operation: string, field: string, text: string][] = [
  ['createCampaign', 'image_url', 'TIMER_WITH_PROGRESS_BAR'],
  ['updateCampaign', 'basic_details.tags.0', 'OPTIMIZED'],
  ['createOffering', 'start_datetime', 'DMV'],
]

it.each(fields)('finds that %s does not check %s in requests with %s', async (...fault) => {
  const only = [fault[0]]
  const { findings } = await tried({ only }, unchecked(...fault), { kinds: ['variants'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST accepted')
  // No case or variant combines the field with the text.
  expect(findings.every(({ cases }) => cases.every((id) => id.includes('+')))).toBe(true)
})

it('finds that a server rejects a valid value in requests with another', async () => {
  const refuses: Mutant['refuses'] = ({ operation, body }) => {
    const text = String(JSON.stringify(body))
    return operation === 'createCampaign' && text.includes('"EXIT"') && text.includes('"team"')
      ? { target: 'basic_details.team', message: 'No.' }
      : undefined
  }
  const only = ['createCampaign']
  const keys = keysOf(await tried({ only }, { refuses }, { kinds: ['variants'] }))
  expect(keys).toContain(
    'createCampaign refused structure basic_details.team status-400-VALIDATION_FAILED',
  )
})

it('reports a rejected field once, not for each change beside it', async () => {
  const target = 'campaign_content.content.push.android.advanced.dismiss_button_text'
  const refuses: Mutant['refuses'] = ({ operation, body }) => {
    const text = String(JSON.stringify(body))
    const isMeant =
      /"dismiss_button_text"/.test(text) && !/"make_notification_sticky":true/.test(text)
    return operation === 'createCampaign' && isMeant ? { target, message: 'No.' } : undefined
  }
  const only = ['createCampaign']
  const { findings } = await tried({ only }, { refuses }, { kinds: ['variants'] })
  const musts = findings.filter(({ level }) => level === 'MUST')
  expect(musts.map(({ target }) => target)).toEqual([target])
})

it('makes changes of cases and of variants', () => {
  const items = storedCrossings().flatMap(({ members }) => members.map(({ item }) => item))
  const ofVariants = items.filter(({ change }) => change.id.startsWith('variant/'))
  expect(ofVariants.length).toBeGreaterThan(500)
  expect(items.length - ofVariants.length).toBeGreaterThan(5000)
  expect(new Set(items.map(({ trial }) => trial.id)).size).toBeGreaterThan(10_000)
})

it('makes changes in valid requests', () => {
  const contract = createContract()
  const contexts = storedCrossings().flatMap(({ members }) => members[0]?.item.around ?? [])
  const invalid = [...new Set(contexts)].filter(({ operation, input, given }) => {
    return !contract.check(operation, input, factsOfGiven(operation, input, given)).ok
  })
  expect(invalid).toEqual([])
})

it('has ids that can be listed as expected failures', async () => {
  const expectedFailures = storedCrossings().flatMap(({ members }) =>
    members.slice(0, 1).map(({ item }) => item.trial.id),
  )
  const report = await tried({ only: ['listOfferTemplates'], expectedFailures }, {}, { kinds: [] })
  expect(report.findings).toEqual([])
})
