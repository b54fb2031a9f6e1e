import type { JsonObject } from '../../core/base/json.js'
import { isSameSet, itemsIn, itemWith, listedIds, pushDraft, showsFormerName } from './bodies.js'
import { createCampaign, createDraft, publish, update } from './campaign-calls.js'
import { found, requirements } from './campaign-search.js'
import { changedValues } from './search-changed-values.js'
import type { Sequence, Session } from './sequence.js'

const searching: Sequence = {
  id: 'sequence/search',
  summary: 'A search returns the matching campaigns, and drafts only if the filter includes them.',
  operations: ['createCampaign', 'updateCampaign', 'searchCampaigns'],
  source: 'POST /v5/campaigns/search',
  creates: true,
  changes: true,
  async run(session) {
    const [draft, live] = [await createDraft(session), await createDraft(session)]
    await publish(session, live)
    const ids = [draft, live]
    const status = ['DRAFT', 'ACTIVE']

    const assert = (of: [string, string], message: string, got: unknown[], wanted: string[]) => {
      const [target, cause] = of
      return session.assert(isSameSet(got, wanted), {
        ...{ operation: 'searchCampaigns', target: `campaign_fields.${target}`, cause },
        ...{ requirement: requirements[target] ?? '', message, expected: wanted, got },
      })
    }
    const byIds = 'The search does not return exactly the campaigns with these ids.'
    const { basic_details: _, campaign_content: __, ...minimal } = pushDraft('')
    const bare = await createCampaign(session, minimal)
    const ofBare = await found(session, { ids: [bare], status: ['DRAFT'] })
    assert(['status', 'without-content'], byIds, ofBare, [bare])
    const sought: Readonly<Record<string, string[]>> = {
      all: ids,
      one: [live],
      'with-unknown': [...ids, '0'.repeat(24)],
      repeated: [live, live],
    }
    for (const [cause, some] of Object.entries(sought)) {
      const wanted = ids.filter((id) => some.includes(id))
      assert(['ids', cause], byIds, await found(session, { ids: some, status }), wanted)
    }
    const drafts = 'The search returns drafts that the filter does not include.'
    assert(['status', 'no-status'], drafts, await found(session, { ids }), [live])
    await assertNoDraft(session, draft)
    const reversed = await found(session, { ids, status: [...status].reverse() })
    assert(['status', 'reversed'], byIds, reversed, ids)
    for (const [name, wanted] of Object.entries({ ACTIVE: live, DRAFT: draft })) {
      const byStatus = 'The search by status does not return exactly the campaigns of this status.'
      assert(['status', name], byStatus, await found(session, { ids, status: [name] }), [wanted])
    }
    const byChannel = 'The search by channel does not return exactly the campaigns of this channel.'
    for (const [channel, wanted] of Object.entries({ EMAIL: [], PUSH: ids })) {
      const matching = await found(session, { ids, status, channels: [channel] })
      assert(['channels', channel], byChannel, matching, wanted)
    }
    const ofBoth = await found(session, { ids, status, channels: ['EMAIL', 'PUSH'] })
    assert(['channels', 'several'], byChannel, ofBoth, ids)
    await assertType(session, { ids, status })
    const legacy = 'The filter `delivery_type` of the earlier version returns campaigns.'
    const type = 'EVENT_TRIGGERED'
    for (const others of [{}, { status }, { status, campaign_delivery_type: type }]) {
      const matching = await found(session, { ids, delivery_type: type, ...others })
      assert(['delivery_type', 'found'], legacy, matching, [])
    }
    const byList = await found(session, { ids, status, delivery_type: [type] })
    assert(['delivery_type', 'list'], legacy, byList, [])
    // The form of the name filter is not documented; if it matches these, it must match only these.
    const named = await found(session, { name: session.unique, status })
    if (named.includes(draft)) {
      assert(['name', 'others'], 'The search by name returns other campaigns.', named, ids)
    }
    const page = await found(session, { ids, status }, 1)
    session.assert(page.length === 1, {
      ...{ operation: 'searchCampaigns', target: 'limit' },
      ...{ message: 'The page does not have `limit` items.', expected: 1, got: page.length },
    })
    await assertNewName(session, draft, named.includes(draft))
  },
}

/** Asserts that a search shows and finds an updated draft by its new name, if it finds names in full. */
async function assertNewName(session: Session, id: string, isFound: boolean): Promise<void> {
  const [former, name] = [session.unique, `Renamed ${session.unique.slice(1)}`]
  const { basic_details } = pushDraft(name)
  await session.callOk('updateCampaign', update(id, { basic_details }))
  const campaign_fields = { ids: [id], status: ['DRAFT'] }
  const page = await session.callOk('searchCampaigns', { body: { limit: 15, campaign_fields } })
  session.assert(!showsFormerName(page, { former, name }), {
    ...{ operation: 'searchCampaigns', target: 'data', cause: 'former-name' },
    requirement: 'A search returns the campaigns as the latest update left them.',
    message: 'The search shows the former name of an updated campaign.',
    ...{ expected: name, got: page.data },
  })
  if (!isFound) return
  const matching = await found(session, { name, status: ['DRAFT'] })
  session.assert(matching.includes(id), {
    ...{ operation: 'searchCampaigns', target: 'campaign_fields.name', cause: 'new-name' },
    requirement: requirements.name ?? '',
    message: 'The search does not find an updated campaign by its new name.',
    ...{ expected: [id], got: matching },
  })
}

/** A server may reject an empty list, but must not take it for all statuses. */
async function assertNoDraft(session: Session, draft: string): Promise<void> {
  const bodies: Readonly<Record<string, JsonObject>> = {
    'empty-status': { limit: 15, campaign_fields: { ids: [draft], status: [] } },
    'empty-fields': { limit: 15, campaign_fields: {} },
    'no-fields': { limit: 15 },
  }
  for (const [cause, body] of Object.entries(bodies)) {
    const got = listedIds(await session.call('searchCampaigns', { body }))
    session.assert(!got.includes(draft), {
      ...{ operation: 'searchCampaigns', target: 'campaign_fields.status', cause },
      requirement: requirements.status ?? '',
      message: 'The search returns a draft that the filter does not include.',
      ...{ expected: 'no draft', got },
    })
  }
}

/** The form of this filter is not shown, so only what it must not return is settled. */
async function assertType(session: Session, fields: JsonObject): Promise<void> {
  for (const type of ['ONE_TIME', 'EVENT_TRIGGERED']) {
    const campaign_fields = { ...fields, campaign_delivery_type: type }
    const answer = await session.call('searchCampaigns', { body: { limit: 15, campaign_fields } })
    const count = answer.isSuccess ? (itemsIn(answer) ?? []).length : undefined
    const wanted = type === 'ONE_TIME' ? 0 : 2
    session.assert(count === wanted, {
      ...{ operation: 'searchCampaigns', target: 'campaign_fields.campaign_delivery_type' },
      ...{ cause: type, level: wanted === 0 && count !== undefined ? 'MUST' : 'SHOULD' },
      requirement: requirements.campaign_delivery_type ?? '',
      message: 'The search by delivery type does not return exactly the campaigns of this type.',
      ...{ expected: wanted, got: count ?? answer.response },
    })
  }
}

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

export const searchSequences: readonly Sequence[] = [searching, paging, filters, changedValues, sms]
