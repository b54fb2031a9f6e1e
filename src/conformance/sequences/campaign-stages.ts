import type { JsonObject } from '../../core/base/json.js'
import { resourceIn } from './bodies.js'
import {
  type CampaignKind,
  campaignKinds,
  createCampaign,
  draftOf,
  publish,
} from './campaign-calls.js'
import { found, requirements } from './campaign-search.js'
import type { Sequence, Session } from './sequence.js'

/** A campaign, and the action that it was changed by last. */
interface Stage extends CampaignKind {
  session: Session
  campaign_id: string
  /** `DRAFT`, `PUBLISH` or an action. */
  after: string
}

const stages = (kind: CampaignKind): Sequence => ({
  id: 'sequence/campaign-stages',
  summary: 'A campaign is read and found, and has executions, whatever its status was changed to.',
  operations: [
    ...(['searchCampaigns', 'getCampaign', 'createCampaign', 'updateCampaign'] as const),
    ...(['changeCampaignStatus', 'listCampaignExecutions'] as const),
  ],
  source: 'POST /v5/campaigns/search',
  creates: true,
  changes: true,
  async run(session) {
    const campaign_id = await createCampaign(session, draftOf(session, kind))
    const stage = { ...kind, session, campaign_id }
    await assertStage({ ...stage, after: 'DRAFT' })
    await publish(session, campaign_id)
    await assertStage({ ...stage, after: 'PUBLISH' })
    for (const action of ['PAUSE', 'RESUME', 'STOP']) {
      const call = { params: { campaign_id }, body: { action } }
      // Another sequence reports an action that is rejected.
      const { isSuccess } = await session.call('changeCampaignStatus', call)
      if (isSuccess) await assertStage({ ...stage, after: action })
    }
  },
})

/** Delivery types whose campaigns have executions. */
const withHistory = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']

/** Asserts that a campaign can be read, is found, and has executions, whatever it was changed by. */
async function assertStage(stage: Stage): Promise<void> {
  const { session, campaign_id, type, after } = stage
  const answer = await session.call('getCampaign', { params: { campaign_id } })
  session.assert(answer.isSuccess, {
    ...{ operation: 'getCampaign', target: 'campaign_id', cause: `after-${after}` },
    requirement: 'GET retrieves one campaign by id.',
    message: `The campaign cannot be read after ${after}.`,
    ...{ expected: 'a success (2xx)', got: answer.response },
  })
  await assertFound(stage, resourceIn(answer)?.status)
  if (after !== 'DRAFT' && withHistory.includes(type)) await assertHistory(stage)
}

const otherChannel = { PUSH: 'EMAIL', EMAIL: 'PUSH' } as const

/** Asserts which filters find the campaign. */
async function assertFound(
  { session, campaign_id, channel, type, after }: Stage,
  status: unknown,
): Promise<void> {
  const [own, other] = [[channel], [otherChannel[channel]]]
  const isDraft = after === 'DRAFT'
  const isChanged = !isDraft && after !== 'PUBLISH'
  const drafts = { status: ['DRAFT'] }
  const filters: readonly [target: string, fields: JsonObject, isWanted: boolean][] = [
    ['status', {}, !isDraft],
    ['status', drafts, isDraft],
    ['channels', { channels: own }, !isDraft],
    ['channels', { channels: [...other, ...own], ...(isDraft && drafts) }, true],
    ['channels', { channels: other, ...(isDraft && drafts) }, false],
    ...(typeof status === 'string' && !isDraft
      ? [['status', { status: [status], channels: own }, true] as [string, JsonObject, boolean]]
      : []),
  ]
  for (const [target, fields, isWanted] of filters) {
    const ids = await found(session, { ids: [campaign_id], ...fields })
    session.assert(ids.includes(campaign_id) === isWanted, {
      ...{ operation: 'searchCampaigns', target: `campaign_fields.${target}` },
      // Elsewhere the state may be one that a search leaves out.
      level: isWanted && isChanged && session.isControlled !== true ? 'SHOULD' : 'MUST',
      cause: `${isWanted ? 'hidden' : 'shown'}-${channel}-${type}-after-${after}`,
      requirement: requirements[target] ?? '',
      message: isWanted
        ? `The search does not find the campaign after ${after}.`
        : `The search finds the campaign after ${after}, although the filter excludes it.`,
      ...{ expected: isWanted ? [campaign_id] : [], got: ids },
    })
  }
}

async function assertHistory({ session, campaign_id, after }: Stage): Promise<void> {
  const call = { params: { parent_campaign_id: campaign_id }, body: {} }
  const { isSuccess, response } = await session.call('listCampaignExecutions', call)
  session.assert(isSuccess, {
    ...{ operation: 'listCampaignExecutions', target: 'parent_campaign_id' },
    cause: `after-${after}`,
    requirement:
      'The operation returns the execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.',
    message: `The executions cannot be read after ${after}.`,
    ...{ expected: 'a success (2xx)', got: response },
  })
}

export const campaignStageSequences: readonly Sequence[] = campaignKinds.map(stages)
