import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import type { JsonObject } from '../../../src/core/base/json.js'
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
    what: 'executions of a stopped campaign cannot be read',
    ...{ by: 'sequence/status-change', cause: 'after-actions' },
    ...afterChanges((response, { operation }) =>
      operation === 'listCampaignExecutions' ? { ...response, status: 422 } : response,
    ),
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
