import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import {
  draftTest,
  emailMeta,
  emailParts,
  inlineTest,
  itemsIn,
  pushDraft,
  resourceIn,
  showsFormerName,
  showsText,
} from './bodies.js'
import { createDraft, publish, read, update } from './campaign-calls.js'
import { RepeatedCalls } from './repeated-calls.js'
import type { Answered, Sequence, Session } from './sequence.js'

const readAfterCreate: Sequence = {
  id: 'sequence/read-after-create',
  summary: 'A new campaign can be read by its id, with the submitted values.',
  operations: ['createCampaign', 'getCampaign'],
  source: 'Other operations named',
  creates: true,
  async run(session) {
    const id = await createDraft(session)
    const answer = await session.call('getCampaign', { params: { campaign_id: id } })
    session.assert(answer.isSuccess, {
      ...{ operation: 'getCampaign', target: 'campaign_id', cause: 'not-found' },
      requirement: 'GET retrieves one campaign by id.',
      message: 'The new campaign was not found.',
      ...{ expected: 'a success (2xx)', got: answer.response },
    })
    const { channel, campaign_delivery_type } = pushDraft(session.unique)
    assertFields(session, answer, { id, status: 'DRAFT', channel, campaign_delivery_type })
    const again = await read(session, id)
    session.assertEqual({
      ...{ operation: 'getCampaign', target: 'data', level: 'SHOULD', cause: 'differs' },
      message: 'Two reads of the unchanged campaign differ.',
      ...{ expected: answer.data, got: again.data },
    })
  },
}

/** Asserts the values of the fields that the response contains. */
function assertFields(session: Session, answer: Answered, wanted: JsonObject): void {
  const shown = resourceIn(answer) ?? {}
  for (const [field, value] of Object.entries(wanted)) {
    if (shown[field] === undefined) continue
    session.assertEqual({
      ...{ operation: 'getCampaign', target: `data.${field}`, cause: `wrong-${field}` },
      requirement: `A campaign keeps its \`${field}\`, and its status is DRAFT until it is published.`,
      message: `\`${field}\` has an unexpected value.`,
      ...{ expected: value, got: shown[field] },
    })
  }
}

const inlineStoresNothing: Sequence = {
  id: 'sequence/inline-test-stores-nothing',
  summary: 'An inline test send does not create a campaign.',
  operations: ['testCampaign', 'searchCampaigns'],
  source: 'Test request (body of the test operation)',
  changes: true,
  async run(session) {
    const name = `Inline ${session.unique}`
    const filters = [{ name, status: ['DRAFT', 'ACTIVE'] }, { status: ['DRAFT'] }]
    const find = async () => {
      const ids: unknown[] = []
      for (const campaign_fields of filters) {
        const body = { limit: 15, campaign_fields }
        const page = await session.callOk('searchCampaigns', { body })
        const items = itemsIn(page) ?? session.skip('the response to the search has no list')
        ids.push(...items.map((item) => (isObject(item) ? item.id : item)))
      }
      return new Set(ids)
    }
    const before = await find()
    await session.callOk('testCampaign', { body: inlineTest(name) })
    // Without a known connector and category, a server rejects it.
    const email = { ...emailParts(name, session), test_campaign_meta: emailMeta }
    await session.call('testCampaign', { body: email })
    const added = [...(await find())].filter((id) => !before.has(id)).map(String)
    const isOwn = await Promise.all(added.map((id) => isNamed(session, id, name)))
    session.assert(added.length === 0, {
      ...{ operation: 'testCampaign', target: 'campaign_content', cause: 'stored' },
      requirement: 'Inline mode stores nothing on the server.',
      // Elsewhere, other clients may have created it.
      level: session.isControlled === true || isOwn.includes(true) ? 'MUST' : 'SHOULD',
      message: 'The search returns another campaign after an inline test send.',
      ...{ expected: [], got: added },
    })
  },
}

async function isNamed(session: Session, id: string, name: string): Promise<boolean> {
  return showsText(await session.call('getCampaign', { params: { campaign_id: id } }), name)
}

const publishing: Sequence = {
  id: 'sequence/publish',
  summary: 'A published draft becomes ACTIVE, and can no longer be tested as a draft.',
  operations: [
    'createCampaign',
    'updateCampaign',
    'getCampaign',
    'testCampaign',
    'changeCampaignStatus',
  ],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const id = await createDraft(session)
    await publish(session, id)
    assertFields(session, await read(session, id), { status: 'ACTIVE' })
    const test = await session.call('testCampaign', { body: draftTest(id) })
    session.assert(test.isSuccess || test.status === 400, {
      ...{ operation: 'testCampaign', target: 'draft_id', level: 'SHOULD', cause: 'status' },
      message: 'The server rejects a published campaign as `draft_id` with another status.',
      ...{ expected: 400, got: test.response },
    })
    assertNoDraft(session, test, 'published')
    const tested = await createDraft(session)
    const repeated = new RepeatedCalls(session)
    const { basic_details } = pushDraft(`Tested ${session.unique}`)
    await repeated.callOk('updateCampaign', update(tested, { basic_details }))
    await repeated.callOk('testCampaign', { body: draftTest(tested) })
    await publish(session, tested)
    await repeated.assertSame('after-publish')
    const later = await session.call('testCampaign', { body: draftTest(tested) })
    assertNoDraft(session, later, 'tested-before')
    for (const action of ['PAUSE', 'STOP']) {
      const change = { params: { campaign_id: id }, body: { action } }
      if (!(await session.call('changeCampaignStatus', change)).isSuccess) continue
      const { status = 'DRAFT' } = resourceIn(await read(session, id)) ?? {}
      // The states that the actions lead to are not documented.
      if (status === 'DRAFT') continue
      const again = await session.call('testCampaign', { body: draftTest(id) })
      assertNoDraft(session, again, `after-${action}`)
    }
  },
}

const assertNoDraft = (session: Session, test: Answered, cause: string): void =>
  session.assert(!test.isSuccess, {
    ...{ operation: 'testCampaign', target: 'draft_id', cause },
    requirement: '`draft_id` is the id of a saved DRAFT campaign.',
    message: 'The server accepted a published campaign as `draft_id`.',
    ...{ expected: 400, got: test.response },
  })

const publishedUpdate: Sequence = {
  id: 'sequence/publish-with-components',
  summary: 'A call that updates a component and publishes does both.',
  operations: ['updateCampaign', 'createCampaign', 'getCampaign'],
  source: 'Other operations named',
  creates: true,
  changes: true,
  async run(session) {
    const id = await createDraft(session)
    const name = `Published ${session.unique}`
    const basic_details = { ...pushDraft(session.unique).basic_details, name }
    const body = { status: 'PUBLISH', basic_details }
    // Whether one call may do both is not documented.
    if (!(await session.call('updateCampaign', update(id, body))).isSuccess) return
    const after = await read(session, id)
    session.assert(!showsFormerName(after, { former: session.unique, name }), {
      ...{ operation: 'updateCampaign', target: 'basic_details.name', cause: 'lost' },
      requirement: 'PATCH updates components; with `{status: PUBLISH}` it publishes a draft.',
      message: 'The component that a publishing call submitted was not stored.',
      ...{ expected: name, got: after.data },
    })
    assertFields(session, after, { status: 'ACTIVE' })
  },
}

const updateReplaces: Sequence = {
  id: 'sequence/update-replaces',
  summary: 'An update replaces the submitted components and keeps the others.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'What the service does',
  creates: true,
  changes: true,
  async run(session) {
    const id = await createDraft(session)
    const before = resourceIn(await read(session, id)) ?? {}
    const basic_details = { name: `Renamed ${session.unique}`, platforms: ['ANDROID', 'IOS'] }
    await session.callOk('updateCampaign', update(id, { basic_details }))
    const after = await read(session, id)
    assertFields(session, after, { status: 'DRAFT' })
    const shown = resourceIn(after) ?? {}
    const { name } = basic_details
    session.assert(!showsFormerName(after, { former: session.unique, name }), {
      ...{ operation: 'updateCampaign', target: 'basic_details.name', cause: 'old-name' },
      requirement: 'An update patches individual components.',
      message: 'The campaign shows the name that the update replaced.',
      ...{ expected: basic_details.name, got: after.data },
    })
    if (before.basic_details === undefined && before.campaign_content === undefined) {
      session.skip('the response to the read has no components')
    }
    const details = isObject(shown.basic_details) ? shown.basic_details : {}
    session.assert(details.name === undefined || details.name === basic_details.name, {
      ...{ operation: 'updateCampaign', target: 'basic_details.name', cause: 'not-stored' },
      message: 'The submitted component was not stored.',
      ...{ expected: basic_details, got: details },
    })
    session.assert(details.team === undefined, {
      ...{ operation: 'updateCampaign', target: 'basic_details.team', level: 'SHOULD' },
      cause: 'merged',
      message: 'A field that the submitted component omits was kept.',
      ...{ expected: basic_details, got: details },
    })
    const kept = shown.campaign_content
    session.assert(isDeepStrictEqual(kept, before.campaign_content), {
      ...{ operation: 'updateCampaign', target: 'campaign_content', cause: 'lost' },
      requirement: 'An update patches individual components.',
      message: 'The update changed a component that it did not submit.',
      ...{ expected: before.campaign_content, got: kept ?? '(nothing)' },
    })
  },
}

export const campaignSequences: readonly Sequence[] = [
  readAfterCreate,
  inlineStoresNothing,
  publishing,
  publishedUpdate,
  updateReplaces,
]
