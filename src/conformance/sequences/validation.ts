import { isObject, type JsonObject } from '../../core/base/json.js'
import { createCampaign, pushDraft, update } from './bodies.js'
import type { Answered } from './call.js'
import type { Sequence } from './sequence.js'

/** What a campaign that is triggered by a location requires. */
const geofences = {
  name: 'Store',
  latitude: '52.52',
  longitude: '13.405',
  radius: '200',
  response_time_value: '5',
  response_time_granularity: 'MINUTES',
  triggered_at: 'ENTRY',
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
  operations: ['validateCampaign', 'createCampaign', 'updateCampaign'],
  source: 'What the service does',
  async run(session) {
    const { basic_details, campaign_content, ...minimal } = pushDraft(session.unique)
    const id = await createCampaign(session, minimal)
    const change = (body: JsonObject) => session.callOk('updateCampaign', update(id, body))
    const validated = async () =>
      reportOf(await session.call('validateCampaign', { params: { campaign_id: id } }), id)
    const incomplete = await validated()
    // What a draft must have to be published is not documented.
    if ((await session.call('updateCampaign', update(id, { status: 'PUBLISH' }))).isSuccess)
      return session.skip('the server publishes a draft without content')
    await change({ basic_details, campaign_content })
    const complete = await validated()
    await change({ status: 'PUBLISH' })
    session.assert(incomplete !== complete, {
      operation: 'validateCampaign',
      target: 'data',
      cause: 'same-response',
      requirement: 'Validate checks whether a draft would pass publish-time validation.',
      message: 'A draft that could not be published, and later could, got the same response.',
      expected: 'different responses',
      got: complete,
    })
  },
}

export const publishing: Sequence = {
  id: 'sequence/publish-after-validation',
  summary: 'PUBLISH validates a draft as it is, not as it was at an earlier validation.',
  operations: ['updateCampaign', 'validateCampaign', 'createCampaign'],
  source: 'States and transitions',
  async run(session) {
    const { basic_details, ...draft } = pushDraft(session.unique)
    const complete = {
      ...draft,
      campaign_delivery_type: 'LOCATION_TRIGGERED',
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
    const plain = await publishAfter(false)
    const validated = await publishAfter(true)
    if (plain === undefined || plain.isSuccess || validated === undefined) return
    session.assert(!validated.isSuccess, {
      operation: 'updateCampaign',
      target: 'status',
      cause: 'changed-after-validation',
      requirement: 'PUBLISH moves a draft to ACTIVE if it passes validation.',
      message: 'After a validation, the server publishes a draft that an update made incomplete.',
      expected: plain.response,
      got: validated.response,
    })
  },
}
