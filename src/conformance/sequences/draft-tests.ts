import type { JsonObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import {
  documentedFields,
  draftTest,
  emailDraft,
  emailMeta,
  pushDraft,
  resourceIn,
  resultKeys,
  showsText,
} from './bodies.js'
import { createCampaign, read, update } from './campaign-calls.js'
import type { Sequence, Session } from './sequence.js'

const requirement = 'Sending a test or validating does not change campaign state.'

const draftUnchanged = (channel: 'push' | 'email'): Sequence => ({
  id: 'sequence/draft-unchanged',
  summary: 'A test send and a validation do not change the draft.',
  operations: [
    'createCampaign',
    'getCampaign',
    'testCampaign',
    'validateCampaign',
    'updateCampaign',
  ],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const draft = channel === 'push' ? pushDraft(session.unique) : emailDraft(session)
    const id = await createCampaign(session, draft)
    const shown = async () => resourceIn(await read(session, id)) ?? {}
    const before = await shown()
    const results = await assertTestsChangeNothing(session, id, channel)
    assertUnchanged(session, before, await shown(), { operation: 'testCampaign', channel })
    await session.callOk('validateCampaign', { params: { campaign_id: id } })
    assertUnchanged(session, before, await shown(), { operation: 'validateCampaign', channel })
    session.assertEqual({
      ...{ operation: 'testCampaign', target: 'data.data', cause: `other-results-${channel}` },
      ...{ requirement, message: 'After other tests, a test of the draft has other results.' },
      ...{ expected: results, got: resultKeys(await testOf(session, id, channel)) },
    })
    const { basic_details } = draft
    const updated = await session.call('updateCampaign', update(id, { basic_details }))
    session.assert(updated.isSuccess, {
      ...{ operation: 'validateCampaign', target: 'data', cause: 'locked', requirement },
      message: 'A draft that was tested and validated can no longer be updated.',
      ...{ expected: 'a success (2xx)', got: updated.response },
    })
    // The body of a validation is not documented: a server may reject one.
    const name = `Validated ${session.unique}`
    const body = { basic_details: { ...basic_details, name } }
    await session.call('validateCampaign', { params: { campaign_id: id }, body })
    session.assert(!showsText(await read(session, id), name), {
      ...{ operation: 'validateCampaign', target: 'data', cause: 'committed' },
      requirement: 'A validation commits no changes.',
      message: 'The validation stored a component of its body.',
      ...{ expected: before, got: name },
    })
  },
})

const testBody = (id: string, channel: 'push' | 'email') =>
  channel === 'push' ? draftTest(id) : { draft_id: id, test_campaign_meta: emailMeta }

const testOf = (session: Session, id: string, channel: 'push' | 'email') =>
  session.callOk('testCampaign', { body: testBody(id, channel) })

/** Sends tests of a draft in all ways, and returns the keys of the results of the first. */
async function assertTestsChangeNothing(
  session: Session,
  id: string,
  channel: 'push' | 'email',
): Promise<string[]> {
  const results = resultKeys(await testOf(session, id, channel))
  const { draft_id, test_campaign_meta: meta } = testBody(id, channel)
  const name = `Tested ${session.unique}`
  // A server may reject each of them.
  const narrowing = { locale_name: 'default', variation: 'variation_1' }
  const platform = channel === 'push' ? { platform: 'IOS' } : {}
  const bodies: readonly JsonObject[] = [
    { draft_id, test_campaign_meta: meta, basic_details: { name } },
    {
      ...{ draft_id, test_campaign_meta: { ...meta, ...narrowing, ...platform } },
      personalization_details: { user_attributes: { name } },
    },
    // Sending to this recipient may fail.
    { draft_id, test_campaign_meta: { ...meta, ...numberOf[channel] } },
  ]
  for (const body of bodies) await session.call('testCampaign', { body })
  session.assert(!showsText(await read(session, id), name), {
    ...{ operation: 'testCampaign', target: 'basic_details', cause: `stored-${channel}` },
    ...{ requirement, message: 'The test stored a part of its body in the draft.' },
    ...{ expected: 'the name of the draft', got: name },
  })
  return results
}

const numberOf = {
  push: { identifier: 'USER_ATTRIBUTE_USER_MOBILE', identifier_values: ['unknown'] },
  email: { identifier: 'MOBILE_NUMBER', identifier_values: ['unknown'] },
} as const

function assertUnchanged(
  session: Session,
  before: JsonObject,
  after: JsonObject,
  { operation, channel }: { operation: OperationName; channel: 'push' | 'email' },
): void {
  const suffix = channel === 'push' ? '' : `-${channel}`
  const expectation = {
    ...{ operation, target: 'data', requirement },
    message: `${operation} changed the draft.`,
  }
  session.assertEqual({
    ...{ ...expectation, cause: `changed${suffix}` },
    ...{ expected: documentedFields(before), got: documentedFields(after) },
  })
  session.assertEqual({
    ...{ ...expectation, level: 'SHOULD', cause: `changed-other-field${suffix}` },
    ...{ expected: otherFields(before), got: otherFields(after) },
  })
}

/** Returns the fields that are not documented, but for times and numbers, as of the last test. */
function otherFields(campaign: JsonObject): JsonObject {
  const documented = documentedFields(campaign)
  const isOther = ([name, value]: [string, unknown]) =>
    !(name in documented) && typeof value !== 'number' && Number.isNaN(Date.parse(String(value)))
  return Object.fromEntries(Object.entries(campaign).filter(isOther))
}

/** Tests of a saved draft, and validations of it. */
export const draftTestSequences: readonly Sequence[] = [
  draftUnchanged('push'),
  draftUnchanged('email'),
]
