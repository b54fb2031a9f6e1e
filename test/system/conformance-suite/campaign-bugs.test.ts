import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'
import { put } from '../../../src/testing/sandbox/store.js'
import {
  answerOf,
  detects,
  searched,
  storing,
  textsOf,
} from '../../conformance-suite/seeded-bugs.js'

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** Shows the name of a rejected update as the one of the campaign. */
function rejectedNameShown(): Pick<Required<Mutant>, 'answer'> {
  let name: unknown
  return {
    answer(response, { operation, request: { body } }) {
      if (operation === 'updateCampaign' && response.status >= 400 && isObject(body)) {
        name = (body.basic_details as JsonObject).name
      }
      if (operation !== 'getCampaign' || name === undefined) return response
      const { data, ...others } = response.body as JsonObject
      return { ...response, body: { ...others, data: { ...(data as JsonObject), name } } }
    },
  }
}

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

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Changes the responses that follow a status change. */
function afterChanges(answer: Required<Mutant>['answer']): Pick<Required<Mutant>, 'answer'> {
  let hasChanged = false
  return {
    answer(response, exchange) {
      hasChanged ||= exchange.operation === 'changeCampaignStatus' && response.status < 300
      return hasChanged ? answer(response, exchange) : response
    },
  }
}

/** Removes items from the results of searches. */
const withoutItems =
  (isRemoved: (item: JsonObject) => boolean): Required<Mutant>['answer'] =>
  (response, { operation }) => {
    const { body } = response
    if (operation !== 'searchCampaigns' || !isObject(body)) return response
    const without = (value: unknown): unknown =>
      Array.isArray(value) ? value.filter((item) => !isRemoved(item as JsonObject)) : value
    const data = isObject(body.data)
      ? Object.fromEntries(Object.entries(body.data).map(([name, each]) => [name, without(each)]))
      : without(body.data)
    return { ...response, body: { ...body, data } }
  }

/** Changes the keys of the results of tests. */
const keyed = (change: (key: string) => string) =>
  answerOf('testCampaign', (data) => {
    const results = Object.entries((data as { data: JsonObject }).data)
    const changed = results.map(([key, result]) => [change(key), result])
    return { ...(data as JsonObject), data: Object.fromEntries(changed) }
  })

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0

detects([
  ['text is read as Latin-1', 'campaign-text after-create', textsOf('getCampaign', latin1)],
  [
    'tags cannot be removed',
    'campaign-values after-updateCampaign',
    submitted('updateCampaign', (details, { tags }) => ({
      ...details,
      tags: listOf(details.tags).length === 0 ? tags : details.tags,
    })),
  ],
  [
    'a create call sets the status',
    'campaign-own-fields after-create',
    {
      answer(response, { operation, request: { body }, store: { campaigns } }) {
        if (operation === 'createCampaign' && isObject(body) && body.status !== undefined)
          for (const each of campaigns.values()) put(campaigns, { ...each, status: body.status })
        return response
      },
    },
  ],
  [
    'one of two concurrent updates of a campaign is lost',
    'concurrent-updates response/test-keys',
    answerOf('testCampaign', (data) => ({
      ...(data as JsonObject),
      data: { ANDROID_default_variation_1: { status: 'SENT' } },
    })),
  ],
  [
    'a rejected create call stores a campaign',
    'rejected-campaign-create shown',
    {
      answer(response, { operation, request: { body }, store }) {
        if (operation === 'createCampaign' && response.status === 400)
          put(store.campaigns, { ...(body as JsonObject), id: 'a', status: 'DRAFT' })
        return response
      },
    },
  ],
  ['a rejected update changes the name', 'rejected-campaign-update shows', rejectedNameShown()],
  [
    'an update keeps the name',
    'update-replaces after-updateCampaign',
    textsOf('getCampaign', (text) => text.replace('Renamed ', '')),
  ],
  [
    'a stopped campaign can be tested',
    'publish test/draft-state',
    {
      ...storing('changeCampaignStatus', ({ status }, { action }) => ({
        status: action === 'STOP' ? 'STOPPED' : status,
      })),
      facts: (facts, { operation }) =>
        operation === 'testCampaign' && facts.campaign?.status === 'STOPPED'
          ? { ...facts, campaign: { ...facts.campaign, status: 'DRAFT' } }
          : facts,
    },
  ],
  [
    'a search hides drafts of e-mails',
    'campaign-life hidden',
    { answer: withoutItems(({ channel, status }) => channel === 'EMAIL' && status === 'DRAFT') },
  ],
  [
    'executions of a paused campaign cannot be read',
    'executions rejected-call',
    afterChanges((response, { operation }) =>
      operation === 'listCampaignExecutions' ? { ...response, status: 422 } : response,
    ),
  ],
  [
    'a status change loses tags',
    'campaign-life after-PAUSE',
    afterChanges(
      textsOf('getCampaign', (text) => (text === 'conformance' ? 'other' : text)).answer,
    ),
  ],
  [
    'a status change applies to all campaigns',
    'status-of-others after-updateCampaign',
    {
      answer(response, { operation, store: { campaigns } }) {
        if (operation === 'changeCampaignStatus')
          for (const each of campaigns.values()) put(campaigns, { ...each, status: 'PAUSED' })
        return response
      },
    },
  ],
  [
    'a draft accepts STOP',
    'campaign-life accepted-STOP-draft',
    { forgives: ({ rule }) => rule.startsWith('status/') },
  ],
  [
    'a search ignores the version',
    'versions number',
    searched(({ version_number: _, ...fields }) => fields),
  ],
  [
    'an update without PUBLISH creates a version',
    'SHOULD versions unpublished',
    {
      answer(response, { operation, store: { campaigns } }) {
        if (operation === 'updateCampaign')
          for (const each of campaigns.values())
            put(campaigns, { ...each, version_number: Number(each.version_number) + 1 })
        return response
      },
    },
  ],
  [
    'a test of an e-mail changes its status',
    'draft-unchanged after-create',
    storing('testCampaign', ({ channel, status }) => ({
      status: channel === 'EMAIL' ? 'TESTED' : status,
    })),
  ],
  [
    'drafts with an optimized distribution have one variation',
    'draft-test-keys missing-draft',
    {
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
  ],
  [
    'the keys of results have locales in lower case',
    'draft-test-names missing+surplus-draft+variation',
    keyed((key) => key.replace('pt_BR', 'pt_br')),
  ],
  [
    'an update keeps the former locales',
    'draft-in-steps response/test-keys',
    keyed((key) => key.replace('_de_', '_fr_')),
  ],
  [
    'a publishing call publishes all drafts',
    'drafts-apart after-create',
    storing('updateCampaign', ({ status }, body) => ({
      status: body.status === 'PUBLISH' ? 'ACTIVE' : status,
    })),
  ],
  [
    'each draft is valid',
    'completed-draft same-response',
    {
      answer: (response, { operation }) =>
        operation === 'validateCampaign'
          ? { status: 200, body: { response_id: 'a', type: 'campaign', data: {} } }
          : response,
    },
  ],
  [
    'an empty list of statuses means all',
    'search shown',
    searched((fields) => ({ ...fields, ...(isEmpty(fields.status) && { status: ['DRAFT'] }) })),
  ],
  [
    'a search shows the former name',
    'search after-updateCampaign',
    textsOf('searchCampaigns', (text) => text.replace('Renamed ', 'c')),
  ],
  [
    'a search by name finds drafts',
    'search-filters shown',
    searched(({ status, ...fields }) => ({
      ...fields,
      status: status ?? (fields.name === undefined ? [] : ['DRAFT', 'ACTIVE']),
    })),
  ],
  [
    'a page has one item less than its limit',
    'search-page hidden',
    answerOf('searchCampaigns', (data) => (data as unknown[]).slice(0, 14)),
  ],
  [
    'SMS campaigns are found only by their channel',
    'search-sms hidden',
    searched((fields) => ({ channels: ['PUSH', 'EMAIL'], ...fields })),
  ],
  [
    'a publishing call changes another field',
    'campaign-walks created_by after-publish',
    storing('updateCampaign', (_, { status }) =>
      status === 'PUBLISH' ? { created_by: 'system@example.com' } : {},
    ),
  ],
  [
    'a validation deletes a field',
    'campaign-walks campaign_content lost-after-validate',
    {
      answer(response, { operation, store: { campaigns } }) {
        if (operation === 'validateCampaign')
          for (const { campaign_content: _, ...left } of campaigns.values()) put(campaigns, left)
        return response
      },
    },
  ],
  [
    'a search hides what was stopped',
    'campaign-walks campaign_fields hidden',
    { answer: withoutItems(({ last_action }) => last_action === 'STOP') },
  ],
])
