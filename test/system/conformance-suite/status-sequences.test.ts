import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects } from '../../conformance-suite/seeded-bugs.js'

/** Rejects a second PAUSE. */
function pausedOnce(): Pick<Required<Mutant>, 'refuses'> {
  const paused = new Set<unknown>()
  return {
    refuses({ operation, params, body }) {
      if (operation !== 'changeCampaignStatus' || (body as JsonObject).action !== 'PAUSE') return
      const id = params?.campaign_id
      if (paused.has(id)) return { target: 'action', message: 'Was paused before.' }
      paused.add(id)
      return
    },
  }
}

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

/** Responds anew to a repeated status change, unless its key is the latest of the campaign. */
function latestKeyOnly(): Pick<Required<Mutant>, 'answer'> {
  const latest = new Map<unknown, string | null>()
  const seen = new Set<string | null>()
  return {
    answer(response, { operation, request: { headers, params } }) {
      if (operation !== 'changeCampaignStatus') return response
      const key = new Headers(headers as Record<string, string>).get('idempotency-key')
      const isOld = seen.has(key) && latest.get(params?.campaign_id) !== key
      seen.add(key)
      latest.set(params?.campaign_id, key)
      const body = { ...(response.body as JsonObject), response_id: crypto.randomUUID() }
      return isOld ? { ...response, body } : response
    },
  }
}

detects([
  {
    what: 'a resumed campaign cannot be paused again',
    ...{ by: 'sequence/status-change', cause: 'PAUSE-EVENT_TRIGGERED', ...pausedOnce() },
  },
  {
    what: 'a status change loses tags',
    ...{ by: 'sequence/status-change', cause: 'other-fields' },
    ...afterChanges(otherTags.answer),
  },
  {
    what: 'executions of a paused campaign cannot be read',
    ...{ by: 'sequence/campaign-stages', cause: 'after-PAUSE' },
    ...afterChanges((response, { operation }) =>
      operation === 'listCampaignExecutions' ? { ...response, status: 422 } : response,
    ),
  },
  {
    what: 'a search hides campaigns whose status was changed',
    ...{ by: 'sequence/campaign-stages', cause: 'hidden-PUSH-EVENT_TRIGGERED-after-PAUSE' },
    ...afterChanges(withoutItems(() => true)),
  },
  {
    what: 'a search hides drafts of e-mails',
    ...{ by: 'sequence/campaign-stages', cause: 'hidden-EMAIL-EVENT_TRIGGERED-after-DRAFT' },
    answer: withoutItems(({ channel, status }) => channel === 'EMAIL' && status === 'DRAFT'),
  },
  {
    what: 'a publish changes the creator',
    ...{ by: 'sequence/status-change', cause: 'changed-by-publish' },
    ...answerOf('getCampaign', (data) =>
      isObject(data) && data.status !== 'DRAFT' ? { ...data, created_by: 'api' } : data,
    ),
  },
  {
    what: 'only the latest key of a campaign is known',
    ...{ by: 'sequence/status-change', cause: 'after-actions', ...latestKeyOnly() },
  },
  {
    what: 'a status change applies to all campaigns',
    ...{ by: 'sequence/status-of-others', cause: 'changed-another' },
    answer(response, { operation, store: { campaigns } }) {
      if (operation === 'changeCampaignStatus')
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, status: 'PAUSED' })
      return response
    },
  },
])
