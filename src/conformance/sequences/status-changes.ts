import type { JsonObject } from '../../core/base/json.js'
import { documentedFields, idIn, resourceIn } from './bodies.js'
import {
  type CampaignKind,
  campaignKinds,
  createDraft,
  draftOf,
  publish,
  read,
  update,
} from './campaign-calls.js'
import { RepeatedCalls } from './repeated-calls.js'
import type { Answered, Expectation, Sequence, Session } from './sequence.js'

/** A resumed campaign is published as before, so it can be paused again. */
const actions = ['PAUSE', 'RESUME', 'PAUSE', 'RESUME', 'STOP'] as const

/** Forbidden actions by delivery type. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  PERIODIC: ['STOP'],
  ONE_TIME: ['PAUSE', 'RESUME'],
}

const statusChange = (kind: CampaignKind): Sequence => ({
  id: 'sequence/status-change',
  summary: 'PUBLISH makes a draft ACTIVE; then actions succeed if the delivery type allows them.',
  operations: ['changeCampaignStatus', 'createCampaign', 'updateCampaign', 'getCampaign'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const repeated = new RepeatedCalls(session)
    const { channel, type } = kind
    const body = draftOf(session, kind)
    const campaign_id = idIn(await repeated.callOk('createCampaign', { body }), session)
    const change = { ...kind, session, repeated, campaign_id }
    await assertAction({ ...change, type: 'DRAFT' }, 'STOP', false)
    const draft = fixedPart(await read(session, campaign_id))
    await repeated.callOk('updateCampaign', update(campaign_id, { status: 'PUBLISH' }))
    await assertActive(session, campaign_id, {
      ...{ operation: 'updateCampaign', cause: `published-${channel}` },
      requirement: 'PUBLISH moves a draft that passes validation to ACTIVE.',
      message: 'The published draft is not ACTIVE.',
    })
    const published = await read(session, campaign_id)
    session.assertEqual({
      ...{ operation: 'updateCampaign', target: 'data', cause: 'changed-by-publish' },
      requirement: 'PUBLISH moves a draft that passes validation to ACTIVE.',
      message: 'PUBLISH changed other fields of the campaign.',
      ...{ expected: draft, got: fixedPart(published) },
    })
    const before = unchangedPart(published)
    const rejected = forbidden[type] ?? []
    const assertRejected = async () => {
      for (const action of rejected) await assertAction(change, action, false)
    }
    await assertRejected()
    if (rejected.length > 0) {
      await assertActive(session, campaign_id, {
        ...{ operation: 'changeCampaignStatus', cause: `changed-by-${rejected.join('-')}` },
        requirement: 'A status changes only by an action that the delivery type allows.',
        message: 'A rejected action changed the status of the campaign.',
      })
    }
    for (const action of actions) {
      if (rejected.includes(action)) continue
      await assertAction(change, action, true)
      await assertRejected()
    }
    const last = await read(session, campaign_id)
    session.assertEqual({
      ...{ operation: 'changeCampaignStatus', target: 'data', cause: 'other-fields' },
      requirement: 'The operation changes the status of a published campaign.',
      message: 'A status change changed other fields of the campaign.',
      ...{ expected: before, got: unchangedPart(last) },
    })
    await repeated.assertSame('after-actions')
    session.assertEqual({
      ...{ operation: 'changeCampaignStatus', target: 'data.status', cause: 'run-again' },
      requirement: 'Repeating the same key returns the same response body.',
      message: 'Repeated calls with their keys changed the status of the campaign again.',
      expected: resourceIn(last)?.status,
      got: resourceIn(await read(session, campaign_id))?.status,
    })
  },
})

/** Returns what no operation changes after the campaign was created. */
const fixedPart = (answer: Answered): JsonObject => {
  const { channel, campaign_delivery_type, created_by } = resourceIn(answer) ?? {}
  return { channel, campaign_delivery_type, created_by }
}

/** Returns what a status change must keep. */
const unchangedPart = (answer: Answered): JsonObject => {
  const { status: _, version_number: __, ...fields } = documentedFields(resourceIn(answer))
  const { name, tags } = resourceIn(answer) ?? {}
  return { ...fields, ...(name !== undefined && { name }), ...(tags !== undefined && { tags }) }
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

interface Change extends Omit<CampaignKind, 'type'> {
  session: Session
  repeated: RepeatedCalls
  campaign_id: string
  /** The delivery type, or `DRAFT`. */
  type: string
}

async function assertAction(
  { session, repeated, campaign_id, channel, type }: Change,
  action: string,
  isAllowed: boolean,
): Promise<void> {
  const call = { params: { campaign_id }, body: { action } }
  const answer = await repeated.call('changeCampaignStatus', call)
  const verb = isAllowed ? 'rejected' : 'accepted'
  session.assert(answer.isSuccess === isAllowed, {
    ...{ operation: 'changeCampaignStatus', target: 'action' },
    cause: channel === 'PUSH' ? `${action}-${type}` : `${action}-${type}-${channel}`,
    requirement: isAllowed
      ? `${action} changes a published campaign whose delivery type is ${type}.`
      : type === 'DRAFT'
        ? 'The operation changes the status of a published campaign.'
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
  ...campaignKinds.map(statusChange),
  others,
]
