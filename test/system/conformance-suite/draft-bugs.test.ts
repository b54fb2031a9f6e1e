import type { JsonObject } from '../../../src/core/base/json.js'
import { answerOf, detects, storing } from '../../conformance-suite/seeded-bugs.js'

/** Changes the keys of the results of tests. */
const keyed = (change: (key: string) => string) =>
  answerOf('testCampaign', (data) => {
    const results = Object.entries((data as { data: JsonObject }).data)
    const changed = results.map(([key, result]) => [change(key), result])
    return { ...(data as JsonObject), data: Object.fromEntries(changed) }
  })

detects([
  {
    bug: 'a test of an e-mail changes its status',
    finding: 'draft-unchanged after-create',
    ...storing('testCampaign', ({ channel, status }) => ({
      status: channel === 'EMAIL' ? 'TESTED' : status,
    })),
  },
  {
    bug: 'drafts with an optimized distribution have one variation',
    finding: 'draft-test-keys missing-draft',
    handlers: {
      createCampaign: (original) => (handling) => {
        const text = JSON.stringify(handling.request.body)
        const isOptimized = text.includes('OPTIMIZED')
        const fewer = text.replaceAll('"variation_2"', '"variation_1"')
        const body = JSON.parse(isOptimized ? fewer : text)
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  },
  {
    bug: 'the keys of results have locales in lower case',
    finding: 'draft-test-names missing+surplus-draft+variation',
    ...keyed((key) => key.replace('pt_BR', 'pt_br')),
  },
  {
    bug: 'an update keeps the former locales',
    finding: 'draft-in-steps response/test-keys',
    ...keyed((key) => key.replace('_de_', '_fr_')),
  },
  {
    bug: 'a publishing call publishes all drafts',
    finding: 'drafts-apart after-create',
    ...storing('updateCampaign', ({ status }, body) => ({
      status: body.status === 'PUBLISH' ? 'ACTIVE' : status,
    })),
  },
  {
    bug: 'each draft is valid',
    finding: 'validation-result same-response',
    answer: (response, { operation }) =>
      operation === 'validateCampaign'
        ? { status: 200, body: { response_id: 'a', type: 'campaign', data: {} } }
        : response,
  },
])
