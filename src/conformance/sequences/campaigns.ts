import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, objectAt } from '../../core/base/json.js'
import { expectedTestResults } from '../../core/index.js'
import { draftTest, idIn, inlineTest, itemsIn, pushDraft, shownIn } from './bodies.js'
import type { Answered, Sequence, Stage } from './sequence.js'

const { campaign_content: content } = pushDraft('')

async function createDraft(stage: Stage, type?: string): Promise<string> {
  const created = await stage.done('createCampaign', { body: pushDraft(stage.unique, type) })
  return idIn(created, stage)
}

const read = (stage: Stage, id: string) =>
  stage.done('getCampaign', { params: { campaign_id: id } })

const update = (id: string, body: JsonObject) => ({ params: { campaign_id: id }, body })

async function publish(stage: Stage, id: string): Promise<void> {
  await stage.done('updateCampaign', update(id, { status: 'PUBLISH' }))
}

const readAfterCreate: Sequence = {
  id: 'sequence/read-after-create',
  summary: 'A campaign that was created is read by its id, as it was submitted.',
  operations: ['createCampaign', 'getCampaign'],
  source: 'Other operations named',
  async run(stage) {
    const id = await createDraft(stage)
    const answer = await stage.call('getCampaign', { params: { campaign_id: id } })
    stage.assert(answer.isSuccess, {
      ...{ operation: 'getCampaign', target: 'campaign_id' },
      message: 'A campaign that was just created is not found.',
      ...{ expected: 'a success (2xx)', got: answer.response },
    })
    const { channel, campaign_delivery_type } = pushDraft(stage.unique)
    assertShown(stage, answer, { id, status: 'DRAFT', channel, campaign_delivery_type })
    const again = await read(stage, id)
    stage.assertEqual({
      ...{ operation: 'getCampaign', target: 'data', level: 'SHOULD' },
      message: 'The campaign reads otherwise a second time, though nothing was done to it.',
      ...{ expected: answer.data, got: again.data },
    })
  },
}

/** Of these fields those that the answer shows must have these values. */
function assertShown(stage: Stage, answer: Answered, wanted: JsonObject): void {
  const shown = shownIn(answer) ?? {}
  for (const [field, value] of Object.entries(wanted)) {
    if (shown[field] === undefined) continue
    stage.assertEqual({
      ...{ operation: 'getCampaign', target: `data.${field}` },
      message: `\`${field}\` is not what it must be by now.`,
      ...{ expected: value, got: shown[field] },
    })
  }
}

const draftUnchanged: Sequence = {
  id: 'sequence/draft-unchanged',
  summary: 'A draft reads the same before and after a test send and a validation.',
  operations: ['createCampaign', 'getCampaign', 'testCampaign', 'validateCampaign'],
  source: 'States and transitions',
  async run(stage) {
    const id = await createDraft(stage)
    const before = (await read(stage, id)).data
    await stage.done('testCampaign', { body: draftTest(id) })
    assertEqual(stage, before, (await read(stage, id)).data, 'testCampaign')
    await stage.done('validateCampaign', { params: { campaign_id: id } })
    assertEqual(stage, before, (await read(stage, id)).data, 'validateCampaign')
  },
}

function assertEqual(
  stage: Stage,
  before: unknown,
  after: unknown,
  operation: 'testCampaign' | 'validateCampaign',
): void {
  stage.assertEqual({
    ...{ operation, target: 'data' },
    message: 'The draft is another one afterwards.',
    ...{ expected: before, got: after },
  })
}

const inlineStoresNothing: Sequence = {
  id: 'sequence/inline-test-stores-nothing',
  summary: 'An inline test send creates no campaign.',
  operations: ['testCampaign', 'searchCampaigns'],
  source: 'Test request (body of the test operation)',
  async run(stage) {
    const name = `Inline ${stage.unique}`
    const filters = [{ name, status: ['DRAFT', 'ACTIVE'] }, { status: ['DRAFT'] }]
    const find = async () => {
      const pages = []
      for (const campaign_fields of filters) {
        const page = await stage.done('searchCampaigns', { body: { limit: 15, campaign_fields } })
        const items = itemsIn(page) ?? stage.skip('the answer to the search shows no list')
        pages.push(items.map((item) => (isObject(item) ? item.id : item)))
      }
      return pages
    }
    const before = await find()
    await stage.done('testCampaign', { body: inlineTest(name) })
    const after = await find()
    stage.assertEqual({
      ...{ operation: 'testCampaign', target: 'campaign_content' },
      message: 'After an inline test the search finds other campaigns.',
      ...{ expected: before, got: after },
    })
  },
}

const testKeys: Sequence = {
  id: 'sequence/draft-test-keys',
  summary: 'The test of a saved draft is one for each platform, locale and variation saved.',
  operations: ['createCampaign', 'testCampaign'],
  source: 'POST /v5/campaigns/test',
  async run(stage) {
    const draft = pushDraft(stage.unique)
    // Content for a platform that is not targeted tells whether both have been stored.
    const targeted = { ...draft, basic_details: { ...draft.basic_details, platforms: ['IOS'] } }
    for (const [body, level] of [
      [draft, 'MUST'],
      [targeted, 'SHOULD'],
    ] as const) {
      const id = idIn(await stage.done('createCampaign', { body }), stage)
      const request = draftTest(id)
      const { data } = await stage.done('testCampaign', { body: request })
      const got = Object.keys(objectAt(data, ['data']) ?? {}).sort()
      const expected = [...(expectedTestResults(request, body) ?? [])].sort()
      stage.assertEqual({
        ...{ operation: 'testCampaign', target: 'data.data', level },
        message: 'The results are not those of the draft as it was saved.',
        ...{ expected, got },
      })
    }
  },
}

const publishing: Sequence = {
  id: 'sequence/publish',
  summary: 'A draft that is published becomes ACTIVE, and is no draft to be tested any more.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign', 'testCampaign'],
  source: 'States and transitions',
  async run(stage) {
    const id = await createDraft(stage)
    await publish(stage, id)
    assertShown(stage, await read(stage, id), { status: 'ACTIVE' })
    const test = await stage.call('testCampaign', { body: draftTest(id) })
    stage.assert(test.status === 400, {
      ...{ operation: 'testCampaign', target: 'draft_id' },
      message: 'A campaign that has been published can be tested as a draft.',
      ...{ expected: 400, got: test.response },
    })
  },
}

const updateReplaces: Sequence = {
  id: 'sequence/update-replaces',
  summary: 'An update replaces the components that it submits, and leaves the others as they are.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'What the service does',
  async run(stage) {
    const id = await createDraft(stage)
    const before = shownIn(await read(stage, id)) ?? {}
    const basic_details = { name: `Renamed ${stage.unique}`, platforms: ['ANDROID', 'IOS'] }
    await stage.done('updateCampaign', update(id, { basic_details }))
    const after = await read(stage, id)
    assertShown(stage, after, { status: 'DRAFT' })
    const shown = shownIn(after) ?? {}
    if (before.basic_details === undefined && before.campaign_content === undefined) {
      stage.skip('the answer to the read shows no components')
    }
    const details = isObject(shown.basic_details) ? shown.basic_details : {}
    stage.assert(details.name === undefined || details.name === basic_details.name, {
      ...{ operation: 'updateCampaign', target: 'basic_details.name' },
      message: 'The submitted component was not stored.',
      ...{ expected: basic_details, got: details },
    })
    stage.assert(details.team === undefined, {
      ...{ operation: 'updateCampaign', target: 'basic_details.team', level: 'SHOULD' },
      message: 'What the submitted component leaves out is still there.',
      ...{ expected: basic_details, got: details },
    })
    const kept = shown.campaign_content
    const wasShown = before.campaign_content !== undefined
    stage.assert(!wasShown || isDeepStrictEqual(kept, content), {
      ...{ operation: 'updateCampaign', target: 'campaign_content' },
      message: 'A component that was not submitted is another one now.',
      ...{ expected: content, got: kept ?? '(nothing)' },
    })
  },
}

const statusChanges: Sequence = {
  id: 'sequence/status-change',
  summary: 'PAUSE, RESUME and STOP are carried out where the delivery type allows them.',
  operations: ['createCampaign', 'updateCampaign', 'changeCampaignStatus', 'getCampaign'],
  source: 'States and transitions',
  async run(stage) {
    const allowed = {
      EVENT_TRIGGERED: ['PAUSE', 'RESUME', 'STOP'],
      PERIODIC: ['PAUSE', 'RESUME'],
      ONE_TIME: ['STOP'],
    }
    for (const [type, actions] of Object.entries(allowed)) {
      const id = await createDraft(stage, type)
      await assertAction(stage, id, 'STOP', false, 'the campaign is a DRAFT')
      await publish(stage, id)
      const forbidden = ['PAUSE', 'RESUME', 'STOP'].filter((action) => !actions.includes(action))
      for (const action of forbidden) await assertAction(stage, id, action, false, `it is ${type}`)
      for (const action of actions) await assertAction(stage, id, action, true, `it is ${type}`)
      await read(stage, id)
    }
  },
}

async function assertAction(
  stage: Stage,
  id: string,
  action: string,
  isAllowed: boolean,
  why: string,
): Promise<void> {
  const answer = await stage.call('changeCampaignStatus', update(id, { action }))
  stage.assert(answer.isSuccess === isAllowed, {
    ...{ operation: 'changeCampaignStatus', target: 'action' },
    message: isAllowed
      ? `${action} was refused, though ${why}.`
      : `${action} was carried out, though ${why}.`,
    ...{ expected: isAllowed ? 'a success (2xx)' : 'an error (422)', got: answer.response },
  })
}

const versions: Sequence = {
  id: 'sequence/versions',
  summary: 'With versioning, publishing a live campaign again increments its version_number.',
  operations: ['createCampaign', 'updateCampaign', 'searchCampaigns'],
  source: 'Versioning',
  workspace: { versioningEnabled: true },
  async run(stage) {
    if (stage.workspace.versioningEnabled !== true) stage.skip('versioning is not known to be on')
    const id = await createDraft(stage)
    await publish(stage, id)
    const first = await versionOf(stage)
    await stage.done('updateCampaign', update(id, { status: 'PUBLISH' }))
    const second = await versionOf(stage)
    stage.assert(second === first + 1, {
      ...{ operation: 'updateCampaign', target: 'data.version_number' },
      message: 'Publishing the live campaign again did not increment its version.',
      ...{ expected: first + 1, got: second },
    })
  },
}

/** The highest version that the search shows of the campaign with the unique name. */
async function versionOf(stage: Stage): Promise<number> {
  const campaign_fields = { name: stage.unique, status: ['ACTIVE'] }
  const page = await stage.done('searchCampaigns', { body: { limit: 15, campaign_fields } })
  const versions = (itemsIn(page) ?? []).map((item) =>
    isObject(item) ? Number(item.version_number) : Number.NaN,
  )
  const known = versions.filter(Number.isFinite)
  return known.length > 0 ? Math.max(...known) : stage.skip('the search shows no version_number')
}

export const campaignSequences: readonly Sequence[] = [
  readAfterCreate,
  draftUnchanged,
  testKeys,
  inlineStoresNothing,
  publishing,
  updateReplaces,
  statusChanges,
  versions,
]
