import type { JsonObject } from '../../core/base/json.js'
import { documentedFields, emailDraft, pushDraft, resourceIn } from './bodies.js'
import { createCampaign, createDraft, publish, read } from './campaign-calls.js'
import type { Answered, Expectation, Sequence, Session } from './sequence.js'

/** A resumed campaign is published as before, so it can be paused again. */
const actions = ['PAUSE', 'RESUME', 'PAUSE', 'RESUME', 'STOP'] as const

/** Forbidden actions by delivery type; BROADCAST_LIVE_ACTIVITY cannot be created. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  EVENT_TRIGGERED: [],
  PERIODIC: ['STOP'],
  ONE_TIME: ['PAUSE', 'RESUME'],
  BUSINESS_EVENT_TRIGGERED: [],
  DEVICE_TRIGGERED: [],
  LOCATION_TRIGGERED: [],
}

/** Delivery types whose campaigns have executions. */
const withHistory = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']

const pushOnly = ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED']

const statusChange = (channel: 'PUSH' | 'EMAIL', type: string): Sequence => ({
  id: 'sequence/status-change',
  summary: 'PUBLISH makes a draft ACTIVE; then actions succeed if the delivery type allows them.',
  operations: ['changeCampaignStatus', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const body = channel === 'PUSH' ? pushDraft(session.unique, type) : emailDraft(session, type)
    const campaign_id = await createCampaign(session, body)
    const params = { campaign_id }
    const change = { session, campaign_id, channel }
    await assertAction(change, 'STOP', { type: 'DRAFT', isAllowed: false })
    await publish(session, campaign_id)
    await assertActive(session, campaign_id, {
      ...{ operation: 'updateCampaign', cause: `published-${channel}` },
      requirement: 'PUBLISH moves a draft that passes validation to ACTIVE.',
      message: 'The published draft is not ACTIVE.',
    })
    const rejected = forbidden[type] ?? []
    for (const action of rejected) await assertAction(change, action, { type, isAllowed: false })
    if (rejected.length > 0) {
      await assertActive(session, campaign_id, {
        ...{ operation: 'changeCampaignStatus', cause: `changed-by-${rejected.join('-')}` },
        requirement: 'A status changes only by an action that the delivery type allows.',
        message: 'A rejected action changed the status of the campaign.',
      })
    }
    const before = unchangedPart(await read(session, campaign_id))
    for (const action of actions) {
      if (rejected.includes(action)) continue
      await assertAction(change, action, { type, isAllowed: true })
    }
    const answer = await session.call('getCampaign', { params })
    session.assert(answer.isSuccess, {
      ...{ operation: 'getCampaign', target: 'campaign_id', cause: 'after-actions' },
      requirement: 'GET retrieves one campaign by id.',
      message: 'The campaign can no longer be read after its status changed.',
      ...{ expected: 'a success (2xx)', got: answer.response },
    })
    if (!answer.isSuccess) return
    session.assertEqual({
      ...{ operation: 'changeCampaignStatus', target: 'data', cause: 'other-fields' },
      requirement: 'The operation changes the status of a published campaign.',
      message: 'A status change changed other fields of the campaign.',
      ...{ expected: before, got: unchangedPart(answer) },
    })
    if (withHistory.includes(type)) await assertHistory(session, campaign_id)
  },
})

/** Returns what a status change must keep. */
const unchangedPart = (answer: Answered): JsonObject => {
  const { status: _, version_number: __, ...fields } = documentedFields(resourceIn(answer))
  const { name, tags } = resourceIn(answer) ?? {}
  return { ...fields, ...(name !== undefined && { name }), ...(tags !== undefined && { tags }) }
}

async function assertHistory(session: Session, parent_campaign_id: string): Promise<void> {
  const call = { params: { parent_campaign_id }, body: {} }
  const { isSuccess, response } = await session.call('listCampaignExecutions', call)
  session.assert(isSuccess, {
    ...{ operation: 'listCampaignExecutions', target: 'parent_campaign_id' },
    cause: 'after-actions',
    requirement:
      'The operation returns the execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.',
    message: 'The executions can no longer be read after the status of the campaign changed.',
    ...{ expected: 'a success (2xx)', got: response },
  })
}

const others: Sequence = {
  id: 'sequence/status-of-others',
  summary: 'A status change applies to one campaign.',
  operations: ['changeCampaignStatus', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'PATCH status change of a published campaign',
  creates: true,
  changes: true,
  async run(session) {
    const [one, other] = [await createDraft(session), await createDraft(session)]
    await publish(session, one)
    await publish(session, other)
    for (const action of ['PAUSE', 'STOP']) {
      const call = { params: { campaign_id: one }, body: { action } }
      await session.callOk('changeCampaignStatus', call)
      await assertActive(session, other, {
        ...{ operation: 'changeCampaignStatus', cause: 'changed-another' },
        requirement: 'A request changes the status of one published campaign.',
        message: 'The status change of a campaign changed another one.',
      })
    }
  },
}

interface Change {
  session: Session
  campaign_id: string
  channel: string
}

async function assertAction(
  { session, campaign_id, channel }: Change,
  action: string,
  { type, isAllowed }: { type: string; isAllowed: boolean },
): Promise<void> {
  const answer = await session.call('changeCampaignStatus', {
    params: { campaign_id },
    body: { action },
  })
  const verb = isAllowed ? 'rejected' : 'accepted'
  session.assert(answer.isSuccess === isAllowed, {
    ...{ operation: 'changeCampaignStatus', target: 'action' },
    cause: channel === 'PUSH' ? `${action}-${type}` : `${action}-${type}-${channel}`,
    // The operation changes published campaigns; what it does with a draft is not stated.
    level: type === 'DRAFT' ? 'SHOULD' : 'MUST',
    requirement: isAllowed
      ? `${action} changes a published campaign whose delivery type is ${type}.`
      : `${action} cannot be used on ${type} campaigns.`,
    message: `The server ${verb} ${action}, although the campaign is ${type}.`,
    ...{ expected: isAllowed ? 'a success (2xx)' : 'an error (422)', got: answer.response },
  })
}

async function assertActive(
  session: Session,
  campaign_id: string,
  finding: Pick<Expectation, 'operation' | 'cause' | 'requirement' | 'message'>,
): Promise<void> {
  const answer = await session.callOk('getCampaign', { params: { campaign_id } })
  const { status } = resourceIn(answer) ?? {}
  session.assert(status === undefined || status === 'ACTIVE', {
    ...{ ...finding, target: 'status', expected: 'ACTIVE', got: status },
  })
}

export const statusChangeSequences: readonly Sequence[] = [
  ...Object.keys(forbidden).flatMap((type) => [
    statusChange('PUSH', type),
    ...(pushOnly.includes(type) ? [] : [statusChange('EMAIL', type)]),
  ]),
  others,
]
