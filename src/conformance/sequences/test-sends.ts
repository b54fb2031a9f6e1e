import type { JsonObject } from '../../core/base/json.js'
import { expectedTestResults, type FindingLevel } from '../../core/index.js'
import { draftTest, emailDraft, pushDraft, resultKeys, showsFormerName } from './bodies.js'
import { createCampaign, update } from './campaign-calls.js'
import { allSucceed } from './concurrent-calls.js'
import type { Sequence, Session } from './sequence.js'

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

const _emailInSteps: Sequence = {
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

export const testSendSequences: readonly Sequence[] = [draftInSteps, concurrentUpdates]
