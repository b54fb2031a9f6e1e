import type { JsonObject } from '../../core/base/json.js'
import { expectedTestResults, type FindingLevel } from '../../core/index.js'
import {
  draftTest,
  emailDraft,
  emailMeta,
  emailParts,
  idIn,
  inlineTest,
  pushDraft,
  resultKeys,
  showsFormerName,
} from './bodies.js'
import { createCampaign, update } from './campaign-calls.js'
import { allSucceed } from './concurrent-calls.js'
import type { Sequence, Session } from './sequence.js'

const narrowings: readonly JsonObject[] = [
  { locale_name: 'fr' },
  { locale_name: 'default' },
  { variation: 'variation_2' },
  { variation: 'variation_1', locale_name: 'fr' },
  { platform: 'IOS' },
  { platform: 'ANDROID', locale_name: 'fr' },
  { platform: 'IOS', variation: 'variation_2' },
  { platform: 'ANDROID', locale_name: 'default', variation: 'variation_2' },
]

const causeOf = (narrowing: JsonObject): string => Object.values(narrowing).join('-') || 'all'

interface KeysCheck {
  cause: string
  level: FindingLevel
  /** Returns whether a result beside the expected ones is a SHOULD. Default: none. */
  mayAppear?: (key: string) => boolean
}

/** Sends a test and asserts its result keys. */
async function assertKeys(
  session: Session,
  body: JsonObject,
  expected: readonly string[],
  { cause, level, mayAppear = () => false }: KeysCheck,
): Promise<void> {
  const answer = await session.callOk('testCampaign', { body })
  const got = resultKeys(answer)
  const surplus = got.filter((key) => !expected.includes(key))
  const isOpen = expected.every((key) => got.includes(key)) && surplus.every(mayAppear)
  session.assertEqual({
    ...{ operation: 'testCampaign', target: 'data.data', cause, level: isOpen ? 'SHOULD' : level },
    requirement:
      'A test has one result for each platform, locale and variation, or only the matching ones if test_campaign_meta names one.',
    message: 'The results differ from the combinations to test.',
    ...{ expected: [...expected].sort(), got },
  })
}

const withMeta = (body: { test_campaign_meta: JsonObject }, meta: JsonObject): JsonObject => ({
  ...body,
  test_campaign_meta: { ...body.test_campaign_meta, ...meta },
})

const testKeys: Sequence = {
  id: 'sequence/draft-test-keys',
  summary: 'A test of a saved draft has one result for each saved platform, locale and variation.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'POST /v5/campaigns/test',
  creates: true,
  changes: true,
  async run(session) {
    const draft = pushDraft(session.unique)
    // Content for a platform outside `platforms` shows whether the server stores both.
    const targeted = { ...draft, basic_details: { ...draft.basic_details, platforms: ['IOS'] } }
    const variation_details = {
      ...{ distribution_type: 'OPTIMIZED', no_of_variations: 2 },
      ...{ optimizer_campaign_duration: 5, optimizer_distribution_metric: 'OPEN_RATE' },
    }
    const campaign_content = { ...draft.campaign_content, variation_details }
    for (const [cause, body, level] of [
      ['all', draft, 'MUST'],
      ['optimized', { ...draft, campaign_content }, 'MUST'],
      ['targeted', targeted, 'SHOULD'],
    ] as const) {
      const create = body === targeted ? session.call : session.callOk
      const created = await create('createCampaign', { body })
      // A server may reject content for other platforms.
      if (!created.isSuccess) continue
      const id = idIn(created, session)
      const expected = expectedTestResults(draftTest(id), body) ?? []
      await assertKeys(session, draftTest(id), expected, { cause, level })
    }
  },
}

const draftInSteps: Sequence = {
  id: 'sequence/draft-in-steps',
  summary:
    'A draft starts with three fields; tests use the components that updates add or replace.',
  operations: ['createCampaign', 'updateCampaign', 'testCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const { basic_details, campaign_content, ...minimal } = pushDraft(session.unique)
    const id = await createCampaign(session, minimal)
    const message = campaign_content.content.default?.variation_1
    const steps: Readonly<Record<string, readonly JsonObject[]>> = {
      added: [{ basic_details }, { campaign_content }],
      kept: [{ basic_details: { ...basic_details, name: `Renamed ${session.unique}` } }],
      replaced: [{ campaign_content: { content: message } }],
      'other-locale': [{ campaign_content: inLocale('de', message) }],
      'other-platform': [
        { basic_details: { ...basic_details, platforms: ['WEB'] } },
        { campaign_content: { content: { push: { web: message?.push.android } } } },
      ],
    }
    let draft: JsonObject = minimal
    for (const [cause, updates] of Object.entries(steps)) {
      // Whether an update keeps what a submitted component leaves out is not documented.
      const mayMerge = cause !== 'added' && cause !== 'kept'
      for (const body of updates) {
        const call = update(id, body)
        if (!mayMerge) await session.callOk('updateCampaign', call)
        else if (!(await session.call('updateCampaign', call)).isSuccess) return
        draft = { ...draft, ...body }
      }
      const expected = expectedTestResults(draftTest(id), draft) ?? []
      const { platforms } = draft.basic_details as typeof basic_details
      const mayAppear = (key: string) =>
        mayMerge && platforms.some((platform) => key.startsWith(`${platform}_`))
      await assertKeys(session, draftTest(id), expected, { cause, level: 'MUST', mayAppear })
    }
  },
}

const inLocale = (locale: string, message: unknown): JsonObject => ({
  locales: [locale],
  content: { default: { variation_1: message }, [locale]: { variation_1: message } },
})

const emailInSteps: Sequence = {
  id: 'sequence/email-in-steps',
  summary: 'An e-mail whose components come in updates can be published like one created at once.',
  operations: ['updateCampaign', 'createCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const draft = emailDraft(session)
    const { basic_details, connector, campaign_content, ...minimal } = draft as JsonObject
    const create = async (body: JsonObject) => ({
      campaign_id: await createCampaign(session, body),
    })
    const publish = (params: { campaign_id: string }) =>
      session.call('updateCampaign', { params, body: { status: 'PUBLISH' } })
    const params = await create(minimal)
    for (const body of [{ basic_details }, { connector }, { campaign_content }]) {
      await session.callOk('updateCampaign', { params, body })
    }
    // What publishing requires is not documented.
    if (!(await publish(await create(draft))).isSuccess) return
    const published = await publish(params)
    session.assert(published.isSuccess, {
      ...{ operation: 'updateCampaign', target: 'status', cause: 'lost' },
      requirement: 'Content, audience and scheduling are added later in update calls.',
      message: 'The e-mail cannot be published, though one with the same components can.',
      ...{ expected: 'a success (2xx)', got: published.response },
    })
  },
}

/** Attempts to make two calls overlap. */
const rounds = 5

const concurrentUpdates: Sequence = {
  id: 'sequence/concurrent-updates',
  summary: 'Of concurrent updates of different components, none is lost.',
  operations: ['updateCampaign', 'createCampaign', 'getCampaign', 'testCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const { unique } = session
    const draft = pushDraft(unique)
    const name = `Renamed ${unique}`
    // The same whether the update replaces or merges the component.
    const { locales, content, variation_details } = draft.campaign_content
    const added = { locales: [...locales, 'de'], content: { ...content, de: content.default } }
    const campaign_content = { variation_details, ...added }
    const changes = [{ basic_details: { ...draft.basic_details, name } }, { campaign_content }]
    for (let round = 0; round < rounds; round++) {
      const id = await createCampaign(session, draft)
      const params = { campaign_id: id }
      const updates = changes.map((body) => session.call('updateCampaign', { params, body }))
      if (!(await allSucceed(updates))) return
      const shown = await session.callOk('getCampaign', { params })
      const answer = await session.callOk('testCampaign', { body: draftTest(id) })
      const results = expectedTestResults(draftTest(id), { ...draft, campaign_content }) ?? []
      session.assertEqual({
        ...{ operation: 'updateCampaign', target: 'data', cause: 'lost' },
        requirement: 'An update patches individual components.',
        message: 'One of two concurrent updates of different components is lost.',
        expected: { results: [...results].sort(), hasFormerName: false },
        got: {
          results: resultKeys(answer),
          hasFormerName: showsFormerName(shown, { former: unique, name }),
        },
      })
    }
  },
}

const narrowedDraft: Sequence = {
  id: 'sequence/draft-test-narrowed',
  summary: 'A test of a draft that names a platform, locale or variation has only its results.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'Test result (response data)',
  creates: true,
  changes: true,
  async run(session) {
    const draft = pushDraft(session.unique)
    const id = await createCampaign(session, draft)
    for (const narrowing of narrowings) {
      const body = withMeta(draftTest(id), narrowing)
      const expected = expectedTestResults(body, draft) ?? []
      await assertKeys(session, body, expected, { cause: causeOf(narrowing), level: 'MUST' })
    }
  },
}

const narrowedInline: Sequence = {
  id: 'sequence/inline-test-narrowed',
  summary: 'An inline test that names a locale or variation has only its results.',
  operations: ['testCampaign'],
  source: 'Test result (response data)',
  changes: true,
  async run(session) {
    const { campaign_content } = pushDraft(session.unique)
    const inline = { ...inlineTest(session.unique), campaign_content }
    const inInline = narrowings.filter(({ platform }) => platform === undefined)
    for (const narrowing of [{}, ...inInline]) {
      const body = withMeta(inline, narrowing)
      const expected = expectedTestResults(body) ?? []
      // "One test per combination" is said of drafts.
      await assertKeys(session, body, expected, { cause: causeOf(narrowing), level: 'SHOULD' })
      const { locale_name: locale, variation } = narrowing
      const parts = [locale, variation].filter((part) => part !== undefined)
      const answer = await session.callOk('testCampaign', { body })
      const others = resultKeys(answer).filter(
        (key) => !parts.every((part) => key.includes(`_${part}`)),
      )
      session.assert(others.length === 0, {
        ...{ operation: 'testCampaign', target: 'data.data', cause: `other-${causeOf(narrowing)}` },
        requirement: 'If a locale or variation is given, only the matching key appears.',
        message: 'The results contain other combinations than the requested ones.',
        ...{ expected: parts, got: others },
      })
    }
  },
}

const email: Sequence = {
  id: 'sequence/email-test-keys',
  summary: 'A test of an e-mail has a result for each locale and variation; without them, one.',
  operations: ['createCampaign', 'testCampaign', 'updateCampaign'],
  source: 'Test result (response data)',
  creates: true,
  changes: true,
  async run(session) {
    const draft = emailDraft(session)
    const expected = ['EMAIL_default_variation_1']
    const inline = { ...emailParts(session.unique, session), test_campaign_meta: emailMeta }
    await assertKeys(session, inline, expected, { cause: 'inline', level: 'MUST' })
    const draft_id = await createCampaign(session, draft)
    const ofDraft = { draft_id, test_campaign_meta: emailMeta }
    await assertKeys(session, ofDraft, expected, { cause: 'draft', level: 'MUST' })
    const { email } = draft.campaign_content.content
    const { content, ...parts } = pushDraft(session.unique).campaign_content
    const variations = { variation_1: { email }, variation_2: { email } }
    const keyed = {
      ...parts,
      content: Object.fromEntries(Object.keys(content).map((locale) => [locale, variations])),
    }
    const body = { campaign_content: keyed }
    await session.callOk('updateCampaign', { params: { campaign_id: draft_id }, body })
    for (const narrowing of narrowings) {
      if (narrowing.platform !== undefined) continue
      const request = withMeta(ofDraft, narrowing)
      const results = expectedTestResults(request, { ...draft, ...body }) ?? []
      const cause = `draft-${causeOf(narrowing)}`
      await assertKeys(session, request, results, { cause, level: 'MUST' })
    }
  },
}

const flatDraft: Sequence = {
  id: 'sequence/flat-draft-test-keys',
  summary: 'Without locales and variations, the keys of results use default and variation_1.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'Test result (response data)',
  creates: true,
  changes: true,
  async run(session) {
    const { android: message } = inlineTest(session.unique).campaign_content.content.push
    for (const platform of ['ANDROID', 'IOS', 'WEB']) {
      const draft = pushDraft(session.unique)
      const basic_details = { ...draft.basic_details, platforms: [platform] }
      const content = { push: { [platform.toLowerCase()]: message } }
      const body = { ...draft, basic_details, campaign_content: { content } }
      const id = await createCampaign(session, body)
      const expected = [`${platform}_default_variation_1`]
      const cause = `flat-${platform.toLowerCase()}`
      await assertKeys(session, draftTest(id), expected, { cause, level: 'MUST' })
      const narrowed = withMeta(draftTest(id), { platform })
      await assertKeys(session, narrowed, expected, { cause: `${cause}-named`, level: 'MUST' })
    }
  },
}

export const testSendSequences: readonly Sequence[] = [
  testKeys,
  draftInSteps,
  emailInSteps,
  concurrentUpdates,
  narrowedDraft,
  narrowedInline,
  email,
  flatDraft,
]
