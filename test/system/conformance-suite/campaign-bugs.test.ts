import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import type { Handler } from '../../../src/testing/sandbox/operations/handling.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects, searched, storing } from '../../conformance-suite/seeded-bugs.js'

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

const otherTags = answerOf('getCampaign', (data) =>
  mapStrings(data, (text) => (text === 'conformance' ? 'other' : text)),
)

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

detects([
  {
    bug: 'text is read as Latin-1',
    finding: 'campaign-text after-create',
    ...answerOf('getCampaign', (data) => mapStrings(data, latin1)),
  },
  {
    bug: 'tags cannot be removed',
    finding: 'campaign-values after-updateCampaign',
    ...submitted('updateCampaign', (details, { tags }) => ({
      ...details,
      tags: listOf(details.tags).length === 0 ? tags : details.tags,
    })),
  },
  {
    bug: 'a create call sets the status',
    finding: 'campaign-own-fields after-create',
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'createCampaign' && isObject(body) && body.status !== undefined)
        for (const each of campaigns.values()) put(campaigns, { ...each, status: body.status })
      return response
    },
  },
  {
    bug: 'one of two concurrent updates of a campaign is lost',
    finding: 'concurrent-updates response/test-keys',
    ...answerOf('testCampaign', (data) => ({
      ...(data as JsonObject),
      data: { ANDROID_default_variation_1: { status: 'SENT' } },
    })),
  },
  {
    bug: 'a rejected create call stores a campaign',
    finding: 'rejected-campaign-create shown',
    answer(response, { operation, request: { body }, store }) {
      if (operation === 'createCampaign' && response.status === 400)
        put(store.campaigns, { ...(body as JsonObject), id: 'a', status: 'DRAFT' })
      return response
    },
  },
  {
    bug: 'a rejected update changes the name',
    finding: 'rejected-campaign-update shows',
    ...rejectedNameShown(),
  },
  {
    bug: 'an update keeps the name',
    finding: 'update-replaces after-updateCampaign',
    ...answerOf('getCampaign', (data) => mapStrings(data, (text) => text.replace('Renamed ', ''))),
  },
  {
    bug: 'a stopped campaign can be tested',
    finding: 'publish test/draft-state',
    ...storing('changeCampaignStatus', ({ status }, { action }) => ({
      status: action === 'STOP' ? 'STOPPED' : status,
    })),
    facts: (facts, { operation }) =>
      operation === 'testCampaign' && facts.campaign?.status === 'STOPPED'
        ? { ...facts, campaign: { ...facts.campaign, status: 'DRAFT' } }
        : facts,
  },
  {
    bug: 'a search hides drafts of e-mails',
    finding: 'campaign-life hidden',
    answer: withoutItems(({ channel, status }) => channel === 'EMAIL' && status === 'DRAFT'),
  },
  {
    bug: 'executions of a paused campaign cannot be read',
    finding: 'executions rejected-call',
    ...afterChanges((response, { operation }) =>
      operation === 'listCampaignExecutions' ? { ...response, status: 422 } : response,
    ),
  },
  {
    bug: 'a status change loses tags',
    finding: 'campaign-life after-PAUSE',
    ...afterChanges(otherTags.answer),
  },
  {
    bug: 'a status change applies to all campaigns',
    finding: 'status-of-others after-updateCampaign',
    answer(response, { operation, store: { campaigns } }) {
      if (operation === 'changeCampaignStatus')
        for (const each of campaigns.values()) put(campaigns, { ...each, status: 'PAUSED' })
      return response
    },
  },
  {
    bug: 'a draft accepts STOP',
    finding: 'campaign-life accepted-STOP-draft',
    forgives: ({ rule }) => rule.startsWith('status/'),
  },
  {
    bug: 'a search ignores the version',
    finding: 'versions number',
    ...searched(({ version_number: _, ...fields }) => fields),
  },
])

detects(
  [
    {
      bug: 'an update without PUBLISH creates a version',
      finding: 'versions unpublished',
      answer(response, { operation, store: { campaigns } }) {
        if (operation === 'updateCampaign')
          for (const each of campaigns.values())
            put(campaigns, { ...each, version_number: Number(each.version_number) + 1 })
        return response
      },
    },
  ],
  'SHOULD',
)
