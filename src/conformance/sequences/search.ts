import type { JsonObject } from '../../core/base/json.js'
import { itemsIn, itemWith, listedIds, pushDraft } from './bodies.js'
import { createCampaign, createDraft, update } from './campaign-calls.js'
import { found, requirements } from './campaign-search.js'
import type { Sequence } from './sequence.js'

const paging: Sequence = {
  id: 'sequence/search-page',
  summary: 'A page has `limit` campaigns as long as more match, and at most 15.',
  operations: ['searchCampaigns', 'createCampaign'],
  source: 'POST /v5/campaigns/search',
  creates: true,
  async run(session) {
    const ids: string[] = []
    for (let index = 0; index < 16; index++) {
      const name = `${session.unique} ${index}`
      ids.push(await createDraft(session, name))
      // Others in between fill a page that is filtered too late.
      await createDraft(session, `Other ${name}`)
    }
    const fields = { ids, status: ['DRAFT'] }
    const ends = [ids.slice(0, 1), ids.slice(-1)]
    const pages = await Promise.all(
      ends.map((end) => found(session, { ids: end, status: ['DRAFT'] })),
    )
    if (pages.every((page) => page.length !== 1))
      return session.skip('the search by `ids` does not return the campaign')
    // The check of the response reports more than 15.
    await session.call('searchCampaigns', { body: { limit: 50, campaign_fields: fields } })
    await session.call('searchCampaigns', { body: { campaign_fields: fields } })
    for (const limit of [1, 2, 14, 15]) {
      const page = await found(session, fields, limit)
      session.assert(page.length === limit, {
        ...{ operation: 'searchCampaigns', target: 'limit', cause: `limit-${limit}` },
        requirement: 'Only the last page returns fewer results than `limit`.',
        message: `A page of 16 matching campaigns does not have ${limit} items.`,
        ...{ expected: limit, got: page.length },
      })
      session.assert(new Set(page).size === page.length && page.every((id) => isIn(ids, id)), {
        ...{ operation: 'searchCampaigns', target: 'data', cause: `items-${limit}` },
        requirement: 'A search returns the campaigns that match its filter.',
        message: 'The page repeats a campaign, or has one that does not match.',
        ...{ expected: ids, got: page },
      })
    }
  },
}

const isIn = (ids: readonly string[], id: unknown): boolean => ids.includes(String(id))

/** Filters whose form is not shown: if they match the own campaign, they must match no other. */
const openFilters: Readonly<Record<string, (unique: string) => readonly unknown[]>> = {
  channels: () => [['PUSH']],
  campaign_delivery_type: () => ['EVENT_TRIGGERED', ['EVENT_TRIGGERED']],
  created_by: (unique) => [`${unique}@example.com`, [`${unique}@example.com`]],
  tags: (unique) => [[unique]],
  name: (unique) => [`Named ${unique}`],
}

/** Values of every kind, each of which a server either rejects or understands. */
const ofEachKind: readonly unknown[] = [
  ...['2026-01-15', 5, true, null, [], ['2026-01-15'], {}],
  { from: '2020-01-01', to: '2021-01-01' },
]

const filters: Sequence = {
  id: 'sequence/search-filters',
  summary: 'Each filter of a search returns matching campaigns only.',
  operations: ['searchCampaigns', 'createCampaign'],
  source: 'POST /v5/campaigns/search',
  creates: true,
  async run(session) {
    const draft = pushDraft(`Named ${session.unique}`)
    const basic_details = { ...draft.basic_details, tags: [session.unique] }
    const own = { ...draft, basic_details, created_by: `${session.unique}@example.com` }
    const id = await createCampaign(session, own)
    const other = await createDraft(session, 'Another', 'PERIODIC')
    const matching = async (campaign_fields: JsonObject) => {
      const answer = await session.call('searchCampaigns', { body: { limit: 15, campaign_fields } })
      return listedIds(answer)
    }
    // The check of each response reports an internal error.
    for (const filter of [...Object.keys(openFilters), 'created_date', 'ids']) {
      for (const value of ofEachKind) await matching({ [filter]: value, status: ['DRAFT'] })
    }
    for (const [filter, valuesOf] of Object.entries(openFilters)) {
      for (const value of valuesOf(session.unique)) {
        const of = { operation: 'searchCampaigns', target: `campaign_fields.${filter}` } as const
        const form = Array.isArray(value) ? 'list' : 'text'
        const drafts = await matching({ [filter]: value, status: ['DRAFT'] })
        // Both campaigns have the same channel.
        const isRight = filter === 'channels' || !drafts.includes(id) || !drafts.includes(other)
        session.assert(isRight, {
          ...{ ...of, cause: form },
          requirement: `The filter \`${filter}\` returns the campaigns that match it.`,
          message: `The filter \`${filter}\` returns campaigns that do not match it.`,
          ...{ expected: [id], got: drafts },
        })
        const published = await matching({ [filter]: value })
        session.assert(!published.includes(id), {
          ...{ ...of, cause: `${form}-with-drafts`, requirement: requirements.status ?? '' },
          message: `The filter \`${filter}\` returns a draft, although the search does not ask for drafts.`,
          ...{ expected: 'no draft', got: published },
        })
      }
    }
  },
}

const smsFilters: Readonly<Record<string, JsonObject>> = {
  sms: { channels: ['SMS'] },
  any: {},
  several: { channels: ['PUSH', 'SMS'] },
}

const sms: Sequence = {
  id: 'sequence/search-sms',
  summary: 'A search by the channel SMS returns SMS campaigns, with this channel.',
  operations: ['searchCampaigns'],
  source: 'POST /v5/campaigns/search',
  stored: { campaign: { channel: 'SMS' } },
  async run(session) {
    const { storedId: id } = session
    if (id === undefined) return session.skip('needs an SMS campaign')
    for (const [cause, filter] of Object.entries(smsFilters)) {
      const campaign_fields = { ids: [id], ...filter }
      const page = await session.callOk('searchCampaigns', { body: { limit: 15, campaign_fields } })
      const items = itemsIn(page) ?? session.skip('the response to the search has no list')
      const own = itemWith(items, id)
      // Whether each status is found without a filter is not documented.
      const level = own === undefined && session.isControlled !== true ? 'SHOULD' : 'MUST'
      const channel = own?.channel
      session.assert(channel === 'SMS', {
        ...{ operation: 'searchCampaigns', target: 'data.channel', level, cause },
        requirement:
          'SMS campaigns are returned by search, also if `channels` has `SMS`, with `channel` equal to SMS.',
        message: 'The search does not return the SMS campaign with this channel.',
        ...{ expected: 'SMS', got: channel ?? items },
      })
    }
  },
}

/** The values of filters after each call, in the form of a list or a text. */
const valuesOf = (unique: string): Readonly<Record<string, readonly unknown[]>> => ({
  tags: ['first', 'second', 'third'].map((word) => [`${word}-${unique}`]),
  name: ['First', 'Second', 'Third'].map((word) => `${word} ${unique}`),
})

const changedValues: Sequence = {
  id: 'sequence/search-changed-values',
  summary:
    'After each update, a search finds a campaign by its values, and not by the former ones.',
  operations: ['searchCampaigns', 'createCampaign', 'updateCampaign'],
  source: 'POST /v5/campaigns/search',
  creates: true,
  changes: true,
  async run(session) {
    const values = Object.entries(valuesOf(session.unique))
    const draft = pushDraft('')
    const detailsOf = (version: number): JsonObject => ({
      ...draft.basic_details,
      ...Object.fromEntries(values.map(([name, list]) => [name, list[version]])),
    })
    const id = await createCampaign(session, { ...draft, basic_details: detailsOf(0) })
    const finds = async (filter: string, value: unknown) => {
      const campaign_fields = { [filter]: value, status: ['DRAFT'] }
      const body = { limit: 15, campaign_fields }
      return listedIds(await session.call('searchCampaigns', { body })).includes(id)
    }
    // The forms of filters are not documented.
    const understood: typeof values = []
    for (const [filter, list] of values) {
      const isFound = await finds(filter, list[0])
      if (isFound && !(await finds(filter, list[1]))) understood.push([filter, list])
    }
    for (const version of [1, 2]) {
      await session.callOk('updateCampaign', update(id, { basic_details: detailsOf(version) }))
      for (const [filter, list] of understood) {
        const [former, latter] = [list[version - 1], list[version]]
        const found = { former: await finds(filter, former), latter: await finds(filter, latter) }
        session.assert(found.latter && !found.former, {
          ...{ operation: 'searchCampaigns', target: `campaign_fields.${filter}` },
          cause: found.latter ? 'former-value' : 'not-found',
          requirement: `The filter \`${filter}\` returns the campaigns that match it.`,
          message: `After an update, the filter \`${filter}\` does not use the updated value.`,
          ...{ expected: { former: false, latter: true }, got: found },
        })
      }
    }
  },
}

export const searchSequences: readonly Sequence[] = [paging, filters, changedValues, sms]
