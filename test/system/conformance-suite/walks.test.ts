import type { JsonObject } from '../../../src/core/base/json.js'
import { detects } from '../../conformance-suite/seeded-bugs.js'

detects([
  {
    bug: 'a call that changes another field',
    handlers: {
      updateCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { request, store } = handling
        const id = String(request.params?.campaign_id)
        const { status } = request.body as JsonObject
        const changed = { ...store.campaigns.get(id), created_by: 'system@example.com' }
        if (status === 'PUBLISH') store.campaigns.set(id, changed)
        return outcome
      },
    },
    finding: 'campaign-walks created_by after-publish',
  },
  {
    bug: 'a call that deletes a field',
    handlers: {
      validateCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { request, store } = handling
        const id = String(request.params?.campaign_id)
        const { campaign_content: _, ...left } = store.campaigns.get(id) ?? {}
        store.campaigns.set(id, left)
        return outcome
      },
    },
    finding: 'campaign-walks campaign_content lost-after-validate',
  },
  {
    bug: 'a search that hides what was changed',
    handlers: {
      searchCampaigns: (original) => (handling) => {
        const { status, data } = original(handling)
        const isShown = ({ last_action: action }: JsonObject) => action !== 'STOP'
        return { status, data: (data as JsonObject[]).filter(isShown) }
      },
    },
    finding: 'campaign-walks campaign_fields hidden',
  },
  {
    bug: 'an update of an active offering that loses a value',
    handlers: {
      updateOffering: (original) => (handling) => {
        const { request, store, now } = handling
        const { start_datetime: start } = (store.offerings.get(String(request.params?.offer_id))
          ?.scheduling ?? {}) as { start_datetime: string }
        const { priority: _, ...kept } = request.body as JsonObject
        const isActive = Date.parse(start) < now.getTime()
        return original(isActive ? { ...handling, request: { ...request, body: kept } } : handling)
      },
    },
    finding: 'offering-walks priority after-update',
  },
])
