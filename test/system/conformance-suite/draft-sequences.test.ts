import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects } from '../../conformance-suite/seeded-bugs.js'

type Change = (campaign: JsonObject, body: JsonObject) => JsonObject

/** Changes all stored campaigns with a request that succeeded. */
const storing = (operation: string, change: Change): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation: called, request: { body }, store: { campaigns } }) {
    if (called === operation && response.status < 400 && isObject(body))
      for (const [id, campaign] of campaigns)
        put(campaigns, id, { ...campaign, ...change(campaign, body) })
    return response
  },
})

/** Changes the details that a request submits. */
const submitted = (
  operation: 'createCampaign' | 'updateCampaign',
  change: (details: JsonObject, stored: JsonObject) => JsonObject,
): Pick<Required<Mutant>, 'handlers'> => ({
  handlers: {
    [operation]:
      (original: Handler): Handler =>
      (handling) => {
        const { request, store } = handling
        const { basic_details: details, ...parts } = request.body as JsonObject
        if (!isObject(details)) return original(handling)
        const stored = store.campaigns.get(request.params?.campaign_id ?? '')?.basic_details
        const basic_details = change(details, isObject(stored) ? stored : {})
        return original({ ...handling, request: { ...request, body: { ...parts, basic_details } } })
      },
  },
})

/** Accepts each test of a draft that was tested before. */
function testedForever(): Pick<Required<Mutant>, 'answer'> {
  const successes = new Map<unknown, Parameters<Required<Mutant>['answer']>[0]>()
  return {
    answer(response, { operation, request: { body } }) {
      if (operation !== 'testCampaign' || !isObject(body)) return response
      if (response.status === 200) successes.set(body.draft_id, response)
      return successes.get(body.draft_id) ?? response
    },
  }
}

/** Publishes no draft that was validated. */
function unpublishableOnceValidated(): Pick<Required<Mutant>, 'answer'> {
  const validated = new Set<unknown>()
  return {
    answer(response, { operation, request: { params = {}, body } }) {
      if (operation === 'validateCampaign') validated.add(params.campaign_id)
      const isPublish = isObject(body) && body.status === 'PUBLISH'
      if (!isPublish || !validated.has(params.campaign_id)) return response
      const error = { code: 'UNPROCESSABLE_ENTITY', message: 'No.', target: '', details: [] }
      return { status: 422, body: { error, response_id: 'a' } }
    },
  }
}

/** Changes the keys of the results of tests. */
const keyed = (change: (key: string) => string) =>
  answerOf('testCampaign', (data) => {
    const results = Object.entries((data as { data: JsonObject }).data)
    const changed = results.map(([key, result]) => [change(key), result])
    return { ...(data as JsonObject), data: Object.fromEntries(changed) }
  })

const withoutOtherLocales = ({ content, ...others }: JsonObject): JsonObject => ({
  ...{ ...others, locales: [], content: { default: (content as JsonObject).default } },
})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Adds the results of another variation to those of one. */
const moreResults = (wanted: string, other: string): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation, request: { body } }) {
    const meta = isObject(body) ? body.test_campaign_meta : undefined
    const isMeant = isObject(meta) && meta.variation === wanted && meta.locale_name === undefined
    if (operation !== 'testCampaign' || !isMeant) return response
    const { data } = response.body as { data: { data: JsonObject } }
    const others = Object.fromEntries(
      Object.entries(data.data).map(([key, result]) => [key.replace(wanted, other), result]),
    )
    const all = { ...data, data: { ...data.data, ...others } }
    return { ...response, body: { ...(response.body as JsonObject), data: all } }
  },
})

detects([
  {
    what: 'a test of an e-mail changes its status',
    ...{ by: 'sequence/draft-unchanged', cause: 'changed-email' },
    ...storing('testCampaign', ({ channel, status }) => ({
      status: channel === 'EMAIL' ? 'TESTED' : status,
    })),
  },
  {
    what: 'a test stores its basic details',
    ...{ by: 'sequence/draft-unchanged', cause: 'stored-push' },
    ...storing('testCampaign', (_, { basic_details }) =>
      basic_details === undefined ? {} : { basic_details },
    ),
  },
  {
    what: 'a test of one locale leaves only this one in the draft',
    ...{ by: 'sequence/draft-unchanged', cause: 'other-results-push' },
    ...storing('testCampaign', ({ campaign_content: content }, { test_campaign_meta: meta }) =>
      (meta as JsonObject).locale_name === undefined
        ? {}
        : { campaign_content: withoutOtherLocales(content as JsonObject) },
    ),
  },
  {
    what: 'an inline test of an e-mail stores a draft',
    ...{ by: 'sequence/inline-test-stores-nothing', cause: 'stored' },
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'testCampaign' && (body as JsonObject).channel === 'EMAIL')
        put(campaigns, 'mail', { ...(body as JsonObject), id: 'mail', status: 'DRAFT' })
      return response
    },
  },
  {
    what: 'a stopped campaign can be tested',
    ...{ by: 'sequence/publish', cause: 'after-STOP' },
    ...storing('changeCampaignStatus', ({ status }, { action }) => ({
      status: action === 'STOP' ? 'STOPPED' : status,
    })),
    facts: (facts, { operation }) =>
      operation === 'testCampaign' && facts.campaign?.status === 'STOPPED'
        ? { ...facts, campaign: { ...facts.campaign, status: 'DRAFT' } }
        : facts,
  },
  {
    what: 'a test is one of the latest draft',
    ...{ by: 'sequence/drafts-apart', cause: 'created' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const draft_id = [...handling.store.campaigns.keys()].at(-1)
        const body = { ...(handling.request.body as JsonObject), draft_id }
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  },
  {
    what: 'an update is one of all drafts',
    ...{ by: 'sequence/drafts-apart', cause: 'updated' },
    ...storing('updateCampaign', (_, { basic_details }) =>
      basic_details === undefined ? {} : { basic_details },
    ),
  },
  {
    what: 'a draft that was tested can be tested after publishing',
    ...{ by: 'sequence/publish', cause: 'tested-before', ...testedForever() },
  },
  {
    what: 'a validated draft cannot be published',
    ...{ by: 'sequence/publish-after-validation', cause: 'unpublishable' },
    ...unpublishableOnceValidated(),
  },
  {
    what: 'a publishing call publishes all drafts',
    ...{ by: 'sequence/drafts-apart', cause: 'published' },
    ...storing('updateCampaign', ({ status }, body) => ({
      status: body.status === 'PUBLISH' ? 'ACTIVE' : status,
    })),
  },
  {
    what: 'the keys of results have locales in lower case',
    ...{ by: 'sequence/draft-test-names', cause: 'all' },
    ...keyed((key) => key.replace('pt_BR', 'pt_br')),
  },
  {
    what: 'a test has two variations at most',
    ...{ by: 'sequence/draft-test-names', cause: 'zh-Hans-variation_3' },
    ...keyed((key) => key.replace('variation_3', 'variation_2')),
  },
  {
    what: 'an update adds to the platforms',
    ...{ by: 'sequence/draft-in-steps', cause: 'other-platform' },
    ...submitted('updateCampaign', (details, { platforms }) => ({
      ...details,
      platforms: [...new Set([...listOf(platforms), ...listOf(details.platforms)])],
    })),
  },
  {
    what: 'an update keeps the former locales',
    ...{ by: 'sequence/draft-in-steps', cause: 'other-locale' },
    ...keyed((key) => key.replace('_de_', '_fr_')),
  },
  {
    what: 'a campaign has one tag',
    ...{ by: 'sequence/campaign-values', cause: 'created-push' },
    ...submitted('createCampaign', (details) => ({
      ...details,
      tags: listOf(details.tags).slice(0, 1),
    })),
  },
  {
    what: 'an update adds to the tags',
    ...{ by: 'sequence/campaign-values', cause: 'other-tags-email' },
    ...submitted('updateCampaign', (details, { tags }) => ({
      ...details,
      tags: [...new Set([...listOf(tags), ...listOf(details.tags)])],
    })),
  },
  {
    what: 'tags cannot be removed',
    ...{ by: 'sequence/campaign-values', cause: 'no-tags-push' },
    ...submitted('updateCampaign', (details, { tags }) => ({
      ...details,
      tags: listOf(details.tags).length === 0 ? tags : details.tags,
    })),
  },
  {
    what: 'the fields of a campaign are shown outside its details, in lower case',
    ...{ by: 'sequence/campaign-text', cause: 'created-cased' },
    ...answerOf('getCampaign', (data) => {
      const { basic_details: details, ...others } = data as JsonObject
      return { ...others, name: String((details as JsonObject).name).toLowerCase() }
    }),
  },
  {
    what: 'a validation makes a published campaign a draft',
    ...{ by: 'sequence/publish-after-validation', cause: 'changed-live' },
    answer(response, { operation, request: { params }, store: { campaigns } }) {
      const id = String(params?.campaign_id)
      if (operation === 'validateCampaign')
        put(campaigns, id, { ...campaigns.get(id), status: 'DRAFT' })
      return response
    },
  },
  {
    what: 'a rejected publish makes the draft active',
    ...{ by: 'sequence/validation-result', cause: 'rejected-publish' },
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      const isRejected = operation === 'updateCampaign' && response.status >= 400
      if (isRejected && isObject(body) && body.status === 'PUBLISH')
        for (const [id, each] of campaigns) put(campaigns, id, { ...each, status: 'ACTIVE' })
      return response
    },
  },
  {
    what: 'a create call sets the status',
    ...{ by: 'sequence/campaign-own-fields', cause: 'status-ACTIVE' },
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'createCampaign' && isObject(body) && body.status !== undefined)
        for (const [id, each] of campaigns) put(campaigns, id, { ...each, status: body.status })
      return response
    },
  },
  {
    what: 'a variation of a test is the start of a name',
    ...{ by: 'sequence/draft-test-names', cause: 'variation_1' },
    ...moreResults('variation_1', 'variation_10'),
  },
])
