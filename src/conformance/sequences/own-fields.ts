import type { JsonObject } from '../../core/base/json.js'
import { idIn, offering, pushDraft, resourceIn } from './bodies.js'
import { read, update } from './campaign-calls.js'
import { found, requirements } from './campaign-search.js'
import { createOffering } from './offering-calls.js'
import { assertScheduled } from './offering-clock.js'
import type { Sequence, Session } from './sequence.js'

const archived = { status: 'archived' }

const causeOf = (fields: JsonObject): string => Object.entries(fields).flat().join('-')

const assertOwnStatus = (
  session: Session,
  operation: 'createOffering' | 'updateOffering',
  id: string,
  sent: JsonObject,
): Promise<void> =>
  assertScheduled(session, id, {
    ...{ operation, cause: causeOf(sent) },
    message: 'A field of the body changed the status, which follows the scheduling window.',
  })

const offeringFields: Sequence = {
  id: 'sequence/offering-own-fields',
  summary: 'The status and the id of an offering are not those that a body names.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    // A server may reject what the description does not list.
    const named = { ...archived, id: 'offer_65a1b2c3d4e5f60718293a4f' }
    const body = offering(`Own_${session.unique}`, session)
    const created = await session.call('createOffering', { body: { ...body, ...named } })
    const offer_id = created.isSuccess
      ? idIn(created, session)
      : await createOffering(session, body)
    if (created.isSuccess) {
      session.assert(offer_id !== named.id, {
        ...{ operation: 'createOffering', target: 'id', cause: 'submitted', level: 'SHOULD' },
        requirement: 'The response to the create call has the id of the new offering.',
        message: 'The new offering has the id that the body named.',
        ...{ expected: 'an id of the server', got: offer_id },
      })
      await assertOwnStatus(session, 'createOffering', offer_id, named)
    }
    for (const [index, fields] of [archived, { archived: true }].entries()) {
      const { isSuccess } = await session.call('updateOffering', {
        ...{ params: { offer_id }, body: { ...fields, priority: 10 + index } },
      })
      if (isSuccess) await assertOwnStatus(session, 'updateOffering', offer_id, fields)
    }
  },
}

const ofCampaign: readonly JsonObject[] = [
  ...[{ status: 'ACTIVE' }, { version_number: 7 }, { id: '65a1b2c3d4e5f60718293a4f' }],
]

const campaignFields: Sequence = {
  id: 'sequence/campaign-own-fields',
  summary: 'A new campaign is a draft with an id of the server, whatever a body names.',
  operations: ['createCampaign', 'updateCampaign', 'getCampaign', 'searchCampaigns'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    for (const fields of ofCampaign) {
      const body = { ...pushDraft(`Own ${session.unique}`), ...fields }
      const created = await session.call('createCampaign', { body })
      // A server may reject what the description does not list.
      if (!created.isSuccess) continue
      const id = idIn(created, session)
      const { basic_details } = pushDraft(`Own again ${session.unique}`)
      const { status: _, ...own } = fields
      await session.call('updateCampaign', update(id, { basic_details, ...own }))
      const { status = 'DRAFT' } = resourceIn(await read(session, id)) ?? {}
      session.assert(status === 'DRAFT', {
        ...{ operation: 'createCampaign', target: 'status', cause: causeOf(fields) },
        requirement: 'Create starts a draft.',
        message: 'A new campaign has the status that the body named.',
        ...{ expected: 'DRAFT', got: status },
      })
      session.assert(id !== fields.id, {
        ...{ operation: 'createCampaign', target: 'id', cause: 'submitted', level: 'SHOULD' },
        requirement: 'The response to the create call has the id of the new campaign.',
        message: 'The new campaign has the id that the body named.',
        ...{ expected: 'an id of the server', got: id },
      })
      const got = await found(session, { ids: [id] })
      session.assert(got.length === 0, {
        ...{ operation: 'searchCampaigns', target: 'campaign_fields.status' },
        cause: `own-${causeOf(fields)}`,
        requirement: requirements.status ?? '',
        message: 'The search returns a draft that the filter does not include.',
        ...{ expected: 'no draft', got },
      })
    }
  },
}

export const ownFieldSequences: readonly Sequence[] = [offeringFields, campaignFields]
