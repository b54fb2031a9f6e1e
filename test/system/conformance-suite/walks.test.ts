import { expect, it } from 'vitest'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { keysOf, tried } from '../../conformance-suite/trying.js'

const only = ['sequence/campaign-walks', 'sequence/offering-walks']

type Handlers = NonNullable<Mutant['handlers']>

const faults: Readonly<Record<string, { handlers: Handlers; key: string }>> = {
  'a call that changes another field': {
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
    key: 'getCampaign sequence sequence/campaign-walks created_by after-publish',
  },
  'a call that deletes a field': {
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
    key: 'getCampaign sequence sequence/campaign-walks campaign_content lost-after-validate',
  },
  'a search that hides what was changed': {
    handlers: {
      searchCampaigns: (original) => (handling) => {
        const { status, data } = original(handling)
        const isShown = ({ last_action: action }: JsonObject) => action !== 'STOP'
        return { status, data: (data as JsonObject[]).filter(isShown) }
      },
    },
    key: 'searchCampaigns sequence sequence/campaign-walks campaign_fields hidden',
  },
  'an update of an active offering that loses a value': {
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
    key: 'listOfferings sequence sequence/offering-walks priority after-update',
  },
}

it.each(Object.entries(faults))('find %s', async (_, { handlers, key }) => {
  const [sequence = ''] = /sequence\/[\w-]+/.exec(key) ?? []
  expect(keysOf(await tried({ only: [sequence] }, { handlers }))).toContain(key)
})

const choices: Readonly<Record<string, Partial<Mutant>>> = {
  'shows little': {
    answer: (response) => ({ ...response, body: withData(response.body, little) }),
  },
  'shows times as numbers and lists in reverse': {
    answer: (response) => ({ ...response, body: withData(response.body, rewritten) }),
  },
  'updates drafts only, and lets no action follow another': {
    refuses: ({ operation, params, body }, { campaigns }) => {
      const campaign = campaigns.get(String(params?.campaign_id))
      const { status } = isObject(body) ? body : {}
      const isOther =
        operation === 'updateCampaign'
          ? campaign?.status !== 'DRAFT' && status === undefined
          : operation === 'changeCampaignStatus' && campaign?.last_action !== undefined
      return isOther ? { target: 'campaign_id', message: 'Not now.' } : undefined
    },
  },
}

/** Changes the data of a success. */
function withData(body: unknown, change: (value: unknown) => unknown): unknown {
  if (!isObject(body) || body.data === undefined) return body
  return { ...body, data: change(body.data) }
}

/** Leaves only ids and states, of a resource or of each in a list. */
function little(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(little)
  if (!isObject(data) || data.id === undefined) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => /^(id|status)$/.test(name)))
}

function rewritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewritten).reverse()
  if (typeof value === 'string' && /^\d{4}-.*T/.test(value)) return Date.parse(value)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rewritten(each)]))
}

it.each(Object.entries(choices))('find nothing on a server that %s', async (_, fault) => {
  const { findings } = await tried({ only }, fault)
  const musts = findings.filter(({ level }) => level === 'MUST')
  expect(musts.map(({ key }) => key)).toEqual([])
})
