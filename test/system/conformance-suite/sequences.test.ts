import { expect, it } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import type { ConformanceOptions } from '../../../src/conformance/run/options.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { StoredResponse } from '../../../src/core/index.js'
import { announcementPath } from '../../../src/testing/sandbox/announcement.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { cases, provided, tried } from '../../conformance-suite/trying.js'

type Id = `sequence/${string}`

/** A seeded bug, the sequence that detects it, and the cause of the finding. */
interface SeededBug extends Partial<Mutant> {
  what: string
  by: Id
  cause: string | RegExp
}

/** Changes every string of a value. */
const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]),
  )
}

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

const answerOf = (
  operation: string,
  change: (data: unknown) => unknown,
): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation: called }) {
    const { body } = response
    if (called !== operation || !isObject(body) || body.data === undefined) return response
    return { ...response, body: { ...body, data: change(body.data) } }
  },
})

/** Replays a call for another body that differs only in the member. */
const replayedWithout = (member: string, of: string): Pick<Required<Mutant>, 'answer'> => {
  const answered = new Map<string, StoredResponse>()
  return {
    answer(response, { operation, request: { headers, body } }) {
      if (operation !== of || !isObject(body)) return response
      const { [member]: _, ...others } = body
      const key = JSON.stringify([
        new Headers(headers as Record<string, string>).get('idempotency-key'),
        others,
      ])
      const first = answered.get(key) ?? response
      answered.set(key, first)
      return first
    },
  }
}

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

/** Changes the filter of searches. */
function searched(change: (fields: JsonObject) => JsonObject): Pick<Required<Mutant>, 'handlers'> {
  return {
    handlers: {
      searchCampaigns: (original) => (handling) => {
        const { campaign_fields: fields, ...others } = handling.request.body as JsonObject
        const body = { ...others, campaign_fields: change((fields ?? {}) as JsonObject) }
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  }
}

/** Rejects the name of every offering that was ever created. */
function remembersNames(): Pick<Required<Mutant>, 'answer'> {
  const names = new Set<unknown>()
  return {
    answer(response, { operation, request: { body } }) {
      if (operation !== 'createOffering' || response.status !== 201) return response
      const { name } = body as JsonObject
      const error = { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' }
      if (names.has(name)) return { status: 400, body: { error, response_id: 'a' } }
      names.add(name)
      return response
    },
  }
}

/** Returns the credentials of a call, `<username>:<password>`. */
const pairOf = ({ headers }: { headers?: unknown }): string => {
  const value = new Headers(headers as Record<string, string>).get('authorization') ?? ''
  return atob(value.replace(/^Basic /, ''))
}

const bugs: readonly SeededBug[] = [
  {
    ...{ what: 'a key reused with other recipients is replayed', by: 'sequence/conflict' },
    ...{ cause: 'accepted', ...replayedWithout('test_campaign_meta', 'testCampaign') },
  },
  {
    ...{ what: 'an update deletes the tags', by: 'sequence/offering-update', cause: 'wrong-tags' },
    handlers: {
      updateOffering: (original) => (handling) => {
        const outcome = original(handling)
        const { offerings } = handling.store
        for (const [key, { tags: _, ...others }] of offerings) put(offerings, key, others)
        return outcome
      },
    },
  },
  {
    ...{ what: 'text is read as Latin-1', by: 'sequence/campaign-text', cause: 'created-cjk' },
    ...answerOf('getCampaign', (data) => mapTexts(data, latin1)),
  },
  {
    what: 'text of offerings is normalized',
    ...{ by: 'sequence/offering-text', cause: 'created-combining' },
    ...answerOf('listOfferings', (data) => mapTexts(data, (text) => text.normalize('NFC'))),
  },
  {
    what: 'a test changes the state of the draft',
    ...{ by: 'sequence/draft-unchanged', cause: 'changed' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { campaigns } = handling.store
        for (const [key, campaign] of campaigns)
          put(campaigns, key, { ...campaign, status: 'TESTED' })
        return outcome
      },
    },
  },
  {
    what: 'an inline test stores a draft',
    ...{ by: 'sequence/inline-test-stores-nothing', cause: 'stored' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const id = handling.newId(24)
        const body = handling.request.body as JsonObject
        put(handling.store.campaigns, id, { id, status: 'DRAFT', ...body })
        return original(handling)
      },
    },
  },
  {
    what: 'a narrowed test has all results',
    ...{ by: 'sequence/draft-test-narrowed', cause: 'fr' },
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
    what: 'an update drops the components that it does not submit',
    ...{ by: 'sequence/draft-in-steps', cause: 'kept' },
    handlers: {
      updateCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { campaigns } = handling.store
        if (!isObject((handling.request.body as JsonObject).basic_details)) return outcome
        for (const [key, { campaign_content: _, ...others }] of campaigns)
          put(campaigns, key, others)
        return outcome
      },
    },
  },
  {
    what: 'a rejected update changes the name',
    ...{ by: 'sequence/rejected-campaign-update', cause: 'invalid-details' },
    ...rejectedNameShown(),
  },
  {
    what: 'an update keeps the name',
    ...{ by: 'sequence/update-replaces', cause: 'old-name' },
    ...answerOf('getCampaign', (data) => mapTexts(data, (text) => text.replace('Renamed ', ''))),
  },
  {
    what: 'DEVICE_TRIGGERED campaigns cannot be paused',
    ...{ by: 'sequence/status-change', cause: 'PAUSE-DEVICE_TRIGGERED' },
    refuses: ({ operation, body, params }, store) =>
      operation === 'changeCampaignStatus' &&
      (body as JsonObject).action === 'PAUSE' &&
      store.campaigns.get(params?.campaign_id ?? '')?.campaign_delivery_type === 'DEVICE_TRIGGERED'
        ? { target: 'action', message: 'No.' }
        : undefined,
  },
  {
    what: 'a rejected publish publishes',
    ...{ by: 'sequence/publish-incomplete', cause: 'status' },
    ...answerOf('getCampaign', (data) => ({ ...(data as JsonObject), status: 'ACTIVE' })),
  },
  {
    what: 'an update takes the name of another offering',
    ...{ by: 'sequence/offering-renamed', cause: 'taken' },
    forgives: ({ rule }, { operation }) =>
      rule === 'offering/name-taken' && operation === 'updateOffering',
  },
  {
    what: 'the type of an active DMV offering can be changed',
    ...{ by: 'sequence/offering-active', cause: 'unlocked-type-DMV' },
    forgives: ({ rule, target }, { body }) =>
      rule === 'offering/field-locked' &&
      target === 'variation_meta.type' &&
      JSON.stringify(body).includes('SMV'),
  },
  {
    what: 'an expired offering can be updated',
    ...{ by: 'sequence/offering-expired', cause: 'updated-description' },
    forgives: ({ rule }) => rule === 'offering/expired',
  },
  {
    what: 'a scheduled offering has a locked start',
    ...{ by: 'sequence/offering-scheduled', cause: /^locked-start/ },
    refuses: ({ operation, body }) =>
      operation === 'updateOffering' && JSON.stringify(body).includes('start_datetime')
        ? { target: 'scheduling.start_datetime', message: 'Locked.' }
        : undefined,
  },
  {
    what: 'the content of an active offering is locked',
    ...{ by: 'sequence/offering-active', cause: 'locked-content-active' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'updateOffering' && isObject(body) && body.offer_content !== undefined
        ? {
            status: 400,
            body: {
              error: { code: 'IMMUTABLE_FIELD', message: 'Locked.', target: 'offer_content' },
              response_id: 'a',
            },
          }
        : response,
  },
  {
    what: 'a list of templates lacks one',
    ...{ by: 'sequence/templates-listed', cause: 'incomplete' },
    ...answerOf('listOfferTemplates', (data) => (data as unknown[]).slice(1)),
  },
  {
    what: 'a list of offerings lacks one',
    ...{ by: 'sequence/offerings-listed', cause: 'incomplete' },
    ...answerOf('listOfferings', (data) => (data as unknown[]).slice(1)),
  },
  {
    what: 'SMS campaigns have another channel',
    ...{ by: 'sequence/search-sms', cause: 'sms' },
    ...answerOf('searchCampaigns', (data) =>
      mapTexts(data, (text) => (text === 'SMS' ? 'TEXT' : text)),
    ),
  },
  {
    what: 'a search ignores the version',
    ...{ by: 'sequence/versions', cause: 'number' },
    ...searched(({ version_number: _, ...fields }) => fields),
  },
  {
    what: 'results of a search have no version',
    ...{ by: 'sequence/versions', cause: 'no-version' },
    ...answerOf('searchCampaigns', (data) =>
      (data as JsonObject[]).map(({ version_number: _, ...others }) => others),
    ),
  },
  {
    what: 'a new version has another id',
    ...{ by: 'sequence/versions', cause: 'changed-id' },
    ...answerOf('getCampaign', (data) => ({ ...(data as JsonObject), campaign_id: 'other' })),
  },
  {
    what: 'an offering is updated by its id without the prefix',
    ...{ by: 'sequence/offering-id-prefix', cause: 'without-prefix' },
    answer: (response, { operation, request: { params } }) =>
      operation === 'updateOffering' && !String(params?.offer_id).startsWith('offer_')
        ? { ...response, status: 200, body: { response_id: 'a', data: { id: 'b' } } }
        : response,
  },
  {
    what: 'the former name of an offering stays taken',
    ...{ by: 'sequence/offering-renamed', cause: 'former-name', ...remembersNames() },
  },
  {
    what: 'the new name of an offering is free',
    ...{ by: 'sequence/offering-renamed', cause: 'changed-name' },
    forgives: ({ rule }, { operation }) =>
      rule === 'offering/name-taken' && operation === 'createOffering',
  },
  {
    what: 'any password is accepted',
    ...{ by: 'sequence/credentials', cause: 'other-password' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:/.test(pairOf(call)) }),
  },
  {
    what: 'any username is accepted',
    ...{ by: 'sequence/credentials', cause: 'other-username' },
    facts: (facts, call) => ({ ...facts, authenticated: /:key$/.test(pairOf(call)) }),
  },
  {
    what: 'a key reused with another nested value is replayed',
    ...{
      by: 'sequence/conflict',
      cause: 'accepted',
      ...replayedWithout('variation_meta', 'createOffering'),
    },
  },
  {
    what: 'an update ignores false',
    ...{ by: 'sequence/offering-values', cause: 'updated-is_global_control_enabled' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).map((item) => ({ ...item, is_global_control_enabled: true })),
    ),
  },
  {
    what: 'a rejected create call stores a campaign',
    ...{ by: 'sequence/rejected-campaign-create', cause: 'stored' },
    answer(response, { operation, request: { body }, store }) {
      if (operation === 'createCampaign' && response.status === 400)
        put(store.campaigns, 'a', { ...(body as JsonObject), id: 'a', status: 'DRAFT' })
      return response
    },
  },
  {
    what: 'one of two concurrent updates of an offering is lost',
    ...{ by: 'sequence/concurrent-offering-updates', cause: 'lost' },
    ...answerOf('listOfferings', (data) =>
      mapTexts(data, (text) => text.replace('Concurrent', 'Before')),
    ),
  },
  {
    what: 'one of two concurrent updates of a campaign is lost',
    ...{ by: 'sequence/concurrent-updates', cause: 'lost' },
    ...answerOf('testCampaign', (data) => ({
      ...(data as JsonObject),
      data: { ANDROID_default_variation_1: { status: 'SENT' } },
    })),
  },
  {
    what: 'each draft is valid',
    ...{ by: 'sequence/validation-result', cause: 'same-response' },
    answer: (response, { operation }) =>
      operation === 'validateCampaign'
        ? { status: 200, body: { response_id: 'a', type: 'campaign', data: {} } }
        : response,
  },
  {
    what: 'a validation marks an incomplete draft',
    ...{ by: 'sequence/validation-result', cause: 'changed' },
    answer(response, { operation, store: { campaigns } }) {
      if (operation === 'validateCampaign')
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, status: 'INVALID' })
      return response
    },
  },
  {
    what: 'a published e-mail stays a draft',
    ...{ by: 'sequence/status-change', cause: 'published-EMAIL' },
    ...answerOf('getCampaign', (data) => {
      const { channel, status } = data as JsonObject
      return { ...(data as JsonObject), status: channel === 'EMAIL' ? 'DRAFT' : status }
    }),
  },
  {
    what: 'a search by name finds drafts',
    ...{ by: 'sequence/search-filters', cause: 'text-with-drafts' },
    ...searched(({ status, ...fields }) => ({
      ...{ ...fields, status: status ?? (fields.name === undefined ? [] : ['DRAFT', 'ACTIVE']) },
    })),
  },
  {
    what: 'the earlier key is ignored beside the new one',
    ...{ by: 'sequence/search', cause: 'found' },
    ...searched(({ delivery_type, ...fields }) =>
      fields.campaign_delivery_type === undefined ? { ...fields, delivery_type } : fields,
    ),
  },
  {
    what: 'SMS campaigns are found only by their channel',
    ...{ by: 'sequence/search-sms', cause: 'any' },
    ...searched((fields) => ({ channels: ['PUSH', 'EMAIL'], ...fields })),
  },
  {
    what: 'all versions have one id',
    ...{ by: 'sequence/versions', cause: 'same-raw-id' },
    ...answerOf('searchCampaigns', (data) =>
      (data as JsonObject[]).flatMap((item) => [item, { ...item, version_number: 9 }]),
    ),
  },
  {
    what: 'a validation stores what it was sent',
    ...{ by: 'sequence/draft-unchanged', cause: 'committed' },
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'validateCampaign' && isObject(body))
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, ...body })
      return response
    },
  },
  {
    what: 'a publishing call stores no component',
    ...{ by: 'sequence/publish-with-components', cause: 'lost' },
    ...answerOf('getCampaign', (data) => mapTexts(data, (text) => text.replace('Published ', ''))),
  },
  {
    what: 'a search has drafts only if they come first in the filter',
    ...{ by: 'sequence/search', cause: 'reversed' },
    ...searched(({ status = [], ...fields }) => {
      const [first, ...others] = status as unknown[]
      return { ...fields, status: [first, ...others.filter((each) => each !== 'DRAFT')] }
    }),
  },
  {
    what: 'a list hides expired offerings',
    ...{ by: 'sequence/list-of-each-status', cause: 'no-expired' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ status }) => status !== 'expired'),
    ),
  },
  {
    what: 'an archived offering is active',
    ...{ by: 'sequence/list-of-each-status', cause: 'not-archived' },
    ...answerOf('listOfferings', (data) =>
      mapTexts(data, (text) => (text === 'archived' ? 'active' : text)),
    ),
  },
  {
    what: 'concurrent create calls share a name',
    ...{ by: 'sequence/name-race', cause: 'repeated' },
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    what: 'the name of an archived offering is taken',
    ...{ by: 'sequence/name-of-archived', cause: 'archived' },
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const names = [...offerings.values()].flatMap(({ status, name }) =>
        status === 'archived' ? [name] : [],
      )
      const error = { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' }
      return operation === 'createOffering' && names.includes((body as { name: string }).name)
        ? { status: 400, body: { error, response_id: 'a' } }
        : response
    },
  },
  {
    what: 'a test of an e-mail has the results of the default locale only',
    ...{ by: 'sequence/email-test-keys', cause: 'draft-fr' },
    ...answerOf('testCampaign', (data) => {
      const results = Object.entries((data as { data: JsonObject }).data)
      const kept = results.filter(([key]) => !key.startsWith('EMAIL_fr'))
      return { ...(data as JsonObject), data: Object.fromEntries(kept) }
    }),
  },
  {
    what: 'the letter case of a password is ignored',
    ...{ by: 'sequence/credentials', cause: 'other-case' },
    facts: (facts, call) => ({ ...facts, authenticated: /^workspace:key$/i.test(pairOf(call)) }),
  },
  {
    what: 'a validated draft cannot be updated',
    ...{ by: 'sequence/draft-unchanged', cause: 'locked' },
    refuses: ({ operation }) =>
      operation === 'updateCampaign' ? { target: 'campaign_id', message: 'No.' } : undefined,
  },
  {
    what: 'an update without PUBLISH creates a version',
    ...{ by: 'sequence/versions', cause: 'unpublished' },
    answer(response, { operation, store: { campaigns } }) {
      if (operation === 'updateCampaign')
        for (const [key, each] of campaigns)
          put(campaigns, key, { ...each, version_number: Number(each.version_number) + 1 })
      return response
    },
  },
  {
    what: 'a search reads the first channel only',
    ...{ by: 'sequence/search', cause: 'several' },
    ...searched(({ channels, ...fields }) => ({
      ...fields,
      ...(Array.isArray(channels) && { channels: channels.slice(0, 1) }),
    })),
  },
  {
    what: 'an update of an e-mail loses the connector',
    ...{ by: 'sequence/email-in-steps', cause: 'lost' },
    handlers: {
      updateCampaign: (original) => (handling) => {
        const { connector: _, ...body } = handling.request.body as JsonObject
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  },
  {
    what: 'drafts with an optimized distribution have one variation',
    ...{ by: 'sequence/draft-test-keys', cause: 'optimized' },
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
    what: 'tags of an expired offering can be changed',
    ...{ by: 'sequence/offering-expired', cause: 'updated-tags' },
    forgives: ({ rule }, { body }) =>
      rule === 'offering/expired' && (body as JsonObject).tags !== undefined,
  },
  {
    what: 'the name of an expired offering is free',
    ...{ by: 'sequence/offering-expired', cause: 'name-of-expired' },
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    what: 'an update changes the connector',
    ...{ by: 'sequence/campaign-values', cause: /^updated-email/ },
    ...answerOf('getCampaign', (data) =>
      mapTexts(data, (text) => (text === 'SENDGRID' ? 'OTHER' : text)),
    ),
  },
  {
    what: 'an offering is stored with another description',
    ...{ by: 'sequence/offering-values', cause: 'created' },
    ...answerOf('listOfferings', (data) =>
      mapTexts(data, (text) => (text === 'First' ? 'Other' : text)),
    ),
  },
  {
    what: 'a page has one item less than its limit',
    ...{ by: 'sequence/search-page', cause: 'limit-15' },
    ...answerOf('searchCampaigns', (data) => (data as unknown[]).slice(0, 14)),
  },
  {
    what: 'keys of updates are ignored',
    ...{ by: 'sequence/replay-runs-once', cause: 'updated' },
    idempotency: () => undefined,
  },
  {
    what: 'tests have no limit',
    ...{ by: 'sequence/rate-limit', cause: 'unlimited' },
    rateLimits: () => undefined,
  },
]

it.each(bugs)('detects that $what', async ({ what: _, by, cause, ...fault }) => {
  const { findings } = await tried({ only: [by] }, fault)
  const own = findings.filter(({ subject }) => subject === by)
  expect(own.map((finding) => finding.cause)).toContainEqual(
    typeof cause === 'string' ? cause : expect.stringMatching(cause),
  )
  expect(own.map(({ level }) => level)).toContain('MUST')
})

it('gives each finding of an assertion a cause and a requirement', async () => {
  const refusesAll: Partial<Mutant> = {
    answer: (response) => ({ ...response, status: 418 }),
  }
  const { findings } = await tried({ only: ['sequence/*'] }, refusesAll)
  const own = findings.filter(({ kind }) => kind === 'sequence')
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter(({ requirement }) => requirement === '')).toEqual([])
})

it('shows no password in a finding about the username', async () => {
  const acceptsKey: Partial<Mutant> = {
    facts: (facts, call) => ({ ...facts, authenticated: pairOf(call).endsWith(':Geheim-7') }),
  }
  const options = { only: ['sequence/credentials'], credentials: 'shop:Geheim-7' } as const
  const report = await tried(options, acceptsKey)
  expect(report.findings.map(({ cause }) => cause)).toContain('other-username')
  expect(JSON.stringify(report)).toContain('$CREDENTIALS_WITH_OTHER_USERNAME_BASE64')
  const shown = [...JSON.stringify(report).matchAll(/Basic ([\w+/=]+)/g)]
  expect(shown.filter(([, pair]) => atob(pair as string).includes('Geheim-7'))).toEqual([])
})

it('finds campaigns that another workspace can reach', async () => {
  const only = ['sequence/workspaces']
  const fixtures = { ...provided.fixtures, credentialsWithoutOfferings: 'other:key' }
  // The sandbox has one workspace.
  const { findings } = await tried({ only, fixtures })
  expect(findings.map(({ operation, level }) => `${level} ${operation}`).sort()).toEqual([
    'MUST changeCampaignStatus',
    'MUST getCampaign',
    'MUST searchCampaigns',
    'MUST testCampaign',
    'MUST updateCampaign',
    'MUST validateCampaign',
  ])
  const ofOne: Partial<Mutant> = {
    facts: (facts, call) => ({ ...facts, authenticated: !pairOf(call).startsWith('other:') }),
  }
  const right = await tried({ only, fixtures }, ofOne)
  expect([right.findings, right.sequences]).toEqual([[], { passed: 1, failed: 0, skipped: 0 }])
})

/** Runs sequences on a sandbox whose state the suite cannot set. */
function triedWithoutState(options: Partial<ConformanceOptions>, fault?: Partial<Mutant>) {
  const { fetch } = createSandbox(
    fault && { fault: { name: 'fault', summary: '', shows: { subjects: [] }, ...fault } },
  )
  const target = async (request: Request) =>
    new URL(request.url).pathname === announcementPath
      ? new Response(null, { status: 404 })
      : fetch(request)
  const settings = { cases: cases(), kinds: ['sequences'] } as const
  return runConformance({ target, seed: 1, longestWait: 2, ...options }, settings)
}

it('finds a limit that all clients share', async () => {
  const fixtures = { credentialsWithoutOfferings: 'other:key' }
  const shared: Partial<Mutant> = {
    rateLimits: (original) => ({ take: (_, ...call) => original.take('all', ...call) }),
  }
  const options = { only: ['sequence/rate-limit'], fixtures }
  const causesOf = ({ findings }: ConformanceReport) => findings.map(({ cause }) => cause)
  expect(causesOf(await triedWithoutState(options, shared))).toContain('shared-by-clients')
  expect(causesOf(await triedWithoutState(options))).toEqual([])
})

it('finds nothing in the sandbox, with or without its state', async () => {
  const controlled = await tried({ only: ['sequence/*'] })
  expect(controlled.findings).toEqual([])
  expect(controlled.sequences.passed).toBeGreaterThan(60)
  const other = await triedWithoutState({ fixtures: { workspace: {} } })
  expect(other.findings.map(({ key }) => key)).toEqual([])
  expect(other.sequences.passed).toBeGreaterThan(40)
})
