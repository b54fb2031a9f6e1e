import { isObject, type JsonObject } from '../../core/base/json.js'
import {
  createCampaign,
  createDraft,
  documentedFields,
  publish,
  pushDraft,
  resourceIn,
  update,
} from './bodies.js'
import type { Answered, Expectation, Sequence, SequenceCall, Session } from './sequence.js'

/** Returns what the server shows of a campaign. */
const shownBy = async (session: Session, campaign_id: string): Promise<JsonObject> =>
  documentedFields(resourceIn(await session.callOk('getCampaign', { params: { campaign_id } })))

/** What a campaign that is triggered by a location requires. */
const geofences = {
  ...{ name: 'Store', latitude: '52.52', longitude: '13.405', radius: '200' },
  ...{ response_time_value: '5', response_time_granularity: 'MINUTES', triggered_at: 'ENTRY' },
}

/** Returns what a validation reports about a draft, without the ids that differ anyway. */
function reportOf({ status, response: { body } }: Answered, draftId: string): string {
  const { response_id: _, error, ...others } = isObject(body) ? body : {}
  const { request_id: __, ...shown } = isObject(error) ? error : {}
  return JSON.stringify([status, others, shown]).replaceAll(draftId, 'id')
}

export const validation: Sequence = {
  id: 'sequence/validation-result',
  summary: 'A validation distinguishes a draft that can be published from others.',
  operations: ['validateCampaign', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'What the service does',
  async run(session) {
    const { basic_details, campaign_content, ...minimal } = pushDraft(session.unique)
    const campaign_id = await createCampaign(session, minimal)
    const params = { campaign_id }
    const change = (body: JsonObject) => session.call('updateCampaign', update(campaign_id, body))
    /** Asserts that the server rejects an update of another draft as it rejected that of this one. */
    const assertSame = async (
      rejected: Answered,
      other: SequenceCall,
      of: Pick<Expectation, 'target' | 'cause' | 'requirement' | 'message'>,
    ): Promise<void> => {
      const { isSuccess } = await session.call('updateCampaign', other)
      session.assert(!isSuccess, {
        ...{ operation: 'updateCampaign', ...of },
        ...{ expected: 'a success (2xx)', got: rejected.response },
      })
    }
    const validated = async () =>
      reportOf(await session.call('validateCampaign', { params }), campaign_id)
    const shown = () => shownBy(session, campaign_id)
    const before = await shown()
    const incomplete = await validated()
    session.assertEqual({
      ...{ operation: 'validateCampaign', target: 'data', cause: 'changed' },
      requirement: 'Validating does not change campaign state.',
      message: 'The validation of an incomplete draft changed it.',
      ...{ expected: before, got: await shown() },
    })
    // What a draft must have to be published is not documented.
    if ((await change({ status: 'PUBLISH' })).isSuccess)
      return session.skip('the server publishes a draft without content')
    session.assertEqual({
      ...{ operation: 'updateCampaign', target: 'data', cause: 'rejected-publish' },
      requirement: 'PUBLISH moves a draft to ACTIVE if it passes validation.',
      message: 'A rejected PUBLISH changed the draft.',
      ...{ expected: before, got: await shown() },
    })
    const completed = await change({ basic_details, campaign_content })
    if (!completed.isSuccess) {
      const another = await createCampaign(session, minimal)
      return assertSame(completed, update(another, { basic_details, campaign_content }), {
        ...{ target: 'data', cause: 'after-rejected-publish' },
        requirement: 'A draft is editable; PUBLISH moves it to ACTIVE if it passes validation.',
        message: 'After a rejected PUBLISH, the server rejects an update that another draft gets.',
      })
    }
    const complete = await validated()
    const published = await change({ status: 'PUBLISH' })
    if (!published.isSuccess) {
      return assertSame(published, update(await createDraft(session), { status: 'PUBLISH' }), {
        ...{ target: 'status', cause: 'completed' },
        requirement: 'PUBLISH moves a draft to ACTIVE if it passes validation.',
        message: 'A completed draft is not published, but one created with the same fields is.',
      })
    }
    session.assert(incomplete !== complete, {
      ...{ operation: 'validateCampaign', target: 'data', cause: 'same-response' },
      requirement: 'Validate checks whether a draft would pass publish-time validation.',
      message: 'A draft that could not be published, and later could, got the same response.',
      ...{ expected: 'different responses', got: complete },
    })
  },
}

export const publishing: Sequence = {
  id: 'sequence/publish-after-validation',
  summary: 'A draft that can be published can be published after a validation, too.',
  operations: ['validateCampaign', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'States and transitions',
  async run(session) {
    const [plain, validated] = [await createDraft(session), await createDraft(session)]
    await publish(session, plain)
    const params = { campaign_id: validated }
    await session.callOk('validateCampaign', { params })
    const answer = await session.call('updateCampaign', { params, body: { status: 'PUBLISH' } })
    const requirement = 'Sending a test or validating does not change campaign state.'
    session.assert(answer.isSuccess, {
      ...{ operation: 'validateCampaign', target: 'data', cause: 'unpublishable', requirement },
      message:
        'After a validation, the server does not publish a draft that it publishes without one.',
      ...{ expected: 'a success (2xx)', got: answer.response },
    })
    await assertChangedRejected(session)
    // A server may validate drafts only, but must not change others.
    const live = { campaign_id: plain }
    const before = await shownBy(session, plain)
    await session.call('validateCampaign', { params: live })
    session.assertEqual({
      ...{ operation: 'validateCampaign', target: 'data', cause: 'changed-live', requirement },
      message: 'The validation of a published campaign changed it.',
      ...{ expected: before, got: await shownBy(session, plain) },
    })
  },
}

/** Asserts that PUBLISH validates a draft as it is, not as it was at an earlier validation. */
async function assertChangedRejected(session: Session): Promise<void> {
  const { basic_details, ...draft } = pushDraft(session.unique)
  const complete = {
    ...{ ...draft, campaign_delivery_type: 'LOCATION_TRIGGERED' },
    basic_details: { ...(basic_details as JsonObject), geofences },
  }
  const publishAfter = async (isValidated: boolean) => {
    const id = await createCampaign(session, complete)
    if (isValidated) await session.callOk('validateCampaign', { params: { campaign_id: id } })
    // A server may reject the change itself.
    const changed = await session.call('updateCampaign', update(id, { basic_details }))
    if (!changed.isSuccess) return undefined
    return session.call('updateCampaign', update(id, { status: 'PUBLISH' }))
  }
  const [plain, validated] = [await publishAfter(false), await publishAfter(true)]
  if (plain === undefined || plain.isSuccess || validated === undefined) return
  session.assert(!validated.isSuccess, {
    ...{ operation: 'updateCampaign', target: 'status', cause: 'changed-after-validation' },
    requirement: 'PUBLISH moves a draft to ACTIVE if it passes validation.',
    message: 'After a validation, the server publishes a draft that an update made incomplete.',
    ...{ expected: plain.response, got: validated.response },
  })
}
