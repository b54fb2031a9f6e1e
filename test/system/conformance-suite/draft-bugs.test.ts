import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import { put } from '../../../src/testing/sandbox/store.js'
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
    finding: 'draft-unchanged changed-email',
    ...storing('testCampaign', ({ channel, status }) => ({
      status: channel === 'EMAIL' ? 'TESTED' : status,
    })),
  },
  {
    bug: 'a validation stores what it was sent',
    finding: 'draft-unchanged committed',
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'validateCampaign' && isObject(body))
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, ...body })
      return response
    },
  },
  {
    bug: 'an inline test of an e-mail stores a draft',
    finding: 'inline-test-stores-nothing stored',
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'testCampaign' && (body as JsonObject).channel === 'EMAIL')
        put(campaigns, 'mail', { ...(body as JsonObject), id: 'mail', status: 'DRAFT' })
      return response
    },
  },
  {
    bug: 'a narrowed test has all results',
    finding: 'draft-test-narrowed fr',
    handlers: {
      testCampaign: (original) => (handling) => {
        const { test_campaign_meta: meta, ...body } = handling.request.body as JsonObject
        const { locale_name: _, ...others } = meta as JsonObject
        const changed = { ...body, test_campaign_meta: others }
        return original({ ...handling, request: { ...handling.request, body: changed } })
      },
    },
  },
  {
    bug: 'drafts with an optimized distribution have one variation',
    finding: 'draft-test-keys optimized',
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
    bug: 'a test of an e-mail has the results of the default locale only',
    finding: 'email-test-keys draft-fr',
    ...answerOf('testCampaign', (data) => {
      const results = Object.entries((data as { data: JsonObject }).data)
      const kept = results.filter(([key]) => !key.startsWith('EMAIL_fr'))
      return { ...(data as JsonObject), data: Object.fromEntries(kept) }
    }),
  },
  {
    bug: 'the keys of results have locales in lower case',
    finding: 'draft-test-names all',
    ...keyed((key) => key.replace('pt_BR', 'pt_br')),
  },
  {
    bug: 'an update keeps the former locales',
    finding: 'draft-in-steps other-locale',
    ...keyed((key) => key.replace('_de_', '_fr_')),
  },
  {
    bug: 'a publishing call publishes all drafts',
    finding: 'drafts-apart published',
    ...storing('updateCampaign', ({ status }, body) => ({
      status: body.status === 'PUBLISH' ? 'ACTIVE' : status,
    })),
  },
  {
    bug: 'a validation makes a published campaign a draft',
    finding: 'publish-after-validation changed-live',
    answer(response, { operation, request: { params }, store: { campaigns } }) {
      const id = String(params?.campaign_id)
      if (operation === 'validateCampaign')
        put(campaigns, id, { ...campaigns.get(id), status: 'DRAFT' })
      return response
    },
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
