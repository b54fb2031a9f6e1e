import { idIn, pushDraft, resourceIn } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

const actions = ['PAUSE', 'RESUME', 'STOP'] as const

/** Forbidden actions by delivery type; BROADCAST_LIVE_ACTIVITY cannot be created. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  EVENT_TRIGGERED: [],
  PERIODIC: ['STOP'],
  ONE_TIME: ['PAUSE', 'RESUME'],
  BUSINESS_EVENT_TRIGGERED: [],
  DEVICE_TRIGGERED: [],
  LOCATION_TRIGGERED: [],
}

const statusChange = (type: string): Sequence => ({
  id: 'sequence/status-change',
  summary: 'PAUSE, RESUME and STOP succeed if the delivery type allows them.',
  operations: ['changeCampaignStatus', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const body = pushDraft(session.unique, type)
    const campaign_id = idIn(await session.callOk('createCampaign', { body }), session)
    const params = { campaign_id }
    await assertAction(session, campaign_id, 'STOP', { type: 'DRAFT', isAllowed: false })
    await session.callOk('updateCampaign', { params, body: { status: 'PUBLISH' } })
    const rejected = forbidden[type] ?? []
    for (const action of rejected) {
      await assertAction(session, campaign_id, action, { type, isAllowed: false })
    }
    await assertStillActive(session, campaign_id, rejected.join('-'))
    for (const action of actions) {
      if (rejected.includes(action)) continue
      await assertAction(session, campaign_id, action, { type, isAllowed: true })
    }
    await session.callOk('getCampaign', { params })
  },
})

async function assertAction(
  session: Session,
  campaign_id: string,
  action: string,
  { type, isAllowed }: { type: string; isAllowed: boolean },
): Promise<void> {
  const answer = await session.call('changeCampaignStatus', {
    params: { campaign_id },
    body: { action },
  })
  const verb = isAllowed ? 'rejected' : 'accepted'
  session.assert(answer.isSuccess === isAllowed, {
    ...{ operation: 'changeCampaignStatus', target: 'action', cause: `${action}-${type}` },
    // The operation changes published campaigns; what it does with a draft is not stated.
    level: type === 'DRAFT' ? 'SHOULD' : 'MUST',
    requirement: isAllowed
      ? `${action} changes a published campaign whose delivery type is ${type}.`
      : `${action} cannot be used on ${type} campaigns.`,
    message: `The server ${verb} ${action}, although the campaign is ${type}.`,
    ...{ expected: isAllowed ? 'a success (2xx)' : 'an error (422)', got: answer.response },
  })
}

async function assertStillActive(session: Session, campaign_id: string, cause: string) {
  if (cause === '') return
  const answer = await session.callOk('getCampaign', { params: { campaign_id } })
  const { status } = resourceIn(answer) ?? {}
  session.assert(status === undefined || status === 'ACTIVE', {
    ...{ operation: 'changeCampaignStatus', target: 'status', cause: `changed-by-${cause}` },
    requirement: 'A status changes only by an action that the delivery type allows.',
    message: 'A rejected action changed the status of the campaign.',
    ...{ expected: 'ACTIVE', got: status },
  })
}

export const statusChangeSequences: readonly Sequence[] = Object.keys(forbidden).map(statusChange)
