import type { JsonObject } from '../../../core/base/json.js'
import { draftTest, emailMeta } from '../bodies.js'
import { campaignKinds, update } from '../campaign-calls.js'
import type { Sequence, Session } from '../sequence.js'
import { type CampaignMove, campaignMove, draftBody } from './campaign-moves.js'
import { compareRead } from './compare.js'
import { chosen, chosenAgain } from './draws.js'
import { ServerModel } from './server-model.js'
import { runWalks, type Step, Walk } from './walk.js'

export const campaignWalks: Sequence = {
  id: 'sequence/campaign-walks',
  summary: 'After any calls, campaigns are as the calls that succeeded left them.',
  operations: [
    ...(['updateCampaign', 'createCampaign', 'getCampaign', 'searchCampaigns'] as const),
    ...(['validateCampaign', 'testCampaign', 'changeCampaignStatus'] as const),
    'listCampaignExecutions',
  ],
  source: 'States and transitions',
  isRandom: true,
  creates: true,
  changes: true,
  run: (session) => runWalks(session, 20, campaignMove, walkThrough),
}

async function walkThrough(session: Session, moves: readonly CampaignMove[]): Promise<void> {
  const walk = new Walk(session, new ServerModel(session))
  let latest: unknown
  for (const move of moves) {
    const target = targetOf(move, walk.model.campaigns, latest)
    const step = stepOf(move, walk, target)
    if (step === undefined) await walk.repeat(move.which)
    else if (!(await walk.make(step))) return
    const { campaigns } = walk.model
    latest = (target ?? campaigns.at(-1))?.id
    await assertRead(walk, [latest, chosen(campaigns, move.other)?.id])
    const campaign_fields = filterOf(move, campaigns)
    await compareRead(walk, 'searchCampaigns', { body: { limit: 15, campaign_fields } })
  }
}

/** Walks are about few campaigns, so that each has a history. */
const mostCampaigns = 4

/** Returns the campaign that a move is about; undefined for a new one. */
function targetOf(
  move: CampaignMove,
  campaigns: readonly JsonObject[],
  before: unknown,
): JsonObject | undefined {
  const { kind, which } = move
  if (kind === 'create' && campaigns.length < mostCampaigns) return undefined
  const isDraft = ({ status }: JsonObject) => status === 'DRAFT'
  const isFitting = (each: JsonObject) =>
    kind === 'publish' ? isDraft(each) : !ofPublished.includes(kind) || !isDraft(each)
  return chosenAgain(campaigns.filter(isFitting), move, before) ?? chosen(campaigns, which)
}

/** Moves that need a published campaign; a draft is published first. */
const ofPublished: readonly string[] = ['publish', 'change', 'executions']

/** Returns the call of a move; undefined if an earlier one is to be repeated. */
function stepOf(
  { kind, draft, parts, action, narrowing }: CampaignMove,
  { session, model }: Walk,
  target: JsonObject | undefined,
): Step | undefined {
  if (target === undefined) {
    return {
      ...{ name: 'create', operation: 'createCampaign' },
      call: { body: draftBody(session, draft) },
    }
  }
  const id = String(target.id)
  const path = { campaign_id: id }
  if (ofPublished.includes(kind) && target.status === 'DRAFT') {
    return { name: 'publish', operation: 'updateCampaign', call: update(id, { status: 'PUBLISH' }) }
  }
  switch (kind) {
    case 'update': {
      const { channel, campaign_delivery_type: type } = target
      const own = { channel, type } as CampaignMove['draft']['kind']
      const whole = draftBody(session, { ...draft, kind: own, isMinimal: false })
      const submitted = parts.filter((name) => whole[name] !== undefined)
      if (submitted.length === 0) return undefined
      const body = Object.fromEntries(submitted.map((name) => [name, whole[name]]))
      return { name: kind, operation: 'updateCampaign', call: update(id, body) }
    }
    case 'test':
      if (model.mayBeMerged(id)) return undefined
      return {
        name: kind,
        operation: 'testCampaign',
        call: { body: testOf(target, draft, narrowing) },
      }
    case 'change':
      return {
        ...{ name: action, operation: 'changeCampaignStatus' },
        call: { params: path, body: { action } },
      }
    case 'validate':
      return { name: kind, operation: 'validateCampaign', call: { params: path, body: {} } }
    case 'executions':
      return {
        ...{ name: kind, operation: 'listCampaignExecutions' },
        call: { params: { parent_campaign_id: id }, body: {} },
      }
    default:
      return undefined
  }
}

/** Returns the body of a test of a campaign, narrowed to some of its parts. */
function testOf(
  { id, channel, campaign_content: content }: JsonObject,
  { platforms, variations }: CampaignMove['draft'],
  narrowing: CampaignMove['narrowing'],
): JsonObject {
  const test: JsonObject = draftTest(String(id))
  const { locales = [] } = (content ?? {}) as { locales?: readonly string[] }
  const parts = {
    ...{ platform: platforms[0], locale_name: locales.at(-1) ?? 'default' },
    variation: `variation_${variations}`,
  }
  const narrowed = Object.fromEntries(
    narrowing
      .filter((name) => channel === 'PUSH' || name !== 'platform')
      .map((name) => [name, parts[name]]),
  )
  const meta = channel === 'EMAIL' ? emailMeta : (test.test_campaign_meta as JsonObject)
  return { ...test, test_campaign_meta: { ...meta, ...narrowed } }
}

async function assertRead(walk: Walk, ids: readonly unknown[]): Promise<void> {
  for (const id of new Set(ids.filter((id) => id !== undefined))) {
    await compareRead(walk, 'getCampaign', { params: { campaign_id: String(id) } })
  }
}

/** Returns the filter of a search. */
function filterOf({ filter }: CampaignMove, campaigns: readonly JsonObject[]): JsonObject {
  const { status, channels, type, ids } = filter
  return {
    ...(status && { status }),
    ...(channels && { channels }),
    ...(type !== undefined && { campaign_delivery_type: chosen(campaignKinds, type)?.type }),
    ...(ids !== undefined && {
      ids: [...campaigns.filter((_, index) => (ids >> index) % 2 === 0).map(({ id }) => id), noId],
    }),
  }
}

/** The id of no campaign. */
const noId = '0'.repeat(24)
