import type { OperationName } from '../../core/index.js'
import { withMore, withOtherCase, withOtherUsername, withoutEnd } from '../report/secrets.js'
import { skipReasons } from '../report/skip-reasons.js'
import { draftTest, idIn, listedIds, pushDraft } from './bodies.js'
import { publish } from './campaign-calls.js'
import type { Sequence, SequenceCall } from './sequence.js'

const calls: Partial<Record<OperationName, SequenceCall>> = {
  searchCampaigns: { body: { limit: 1, campaign_fields: {} } },
  listOfferings: {},
}

const credentials: Sequence = {
  id: 'sequence/credentials',
  summary: 'A valid username with another password, or the reverse, gets 401.',
  operations: ['searchCampaigns', 'listOfferings'],
  source: 'Authentication',
  async run(session) {
    const { credentials, unique } = session
    const [username] = credentials.split(':')
    for (const [name, call] of Object.entries(calls)) {
      const operation = name as OperationName
      const statusOf = async (credentials: string) =>
        (await session.call(operation, { ...call, credentials })).status
      // A server may only simulate the credentials that the suite gives it.
      if ((await statusOf(`${unique}:${unique}`)) !== 401)
        session.skip('the server accepts any credentials')
      const pairs = {
        username: withOtherUsername(credentials),
        password: `${username}:${unique}`,
        'empty-password': `${username}:`,
        case: withOtherCase(credentials),
        end: withoutEnd(credentials),
        length: withMore(credentials),
      }
      for (const [cause, pair] of Object.entries(pairs)) {
        // A password without letters.
        if (pair === credentials) continue
        const status = await statusOf(pair)
        session.assert(status === 401, {
          ...{ operation, target: 'Authorization', cause: `other-${cause}` },
          requirement: 'Missing or invalid credentials produce 401.',
          message: `The server does not check the ${cause} of credentials.`,
          ...{ expected: 401, got: status },
        })
      }
    }
  },
}

const workspaces: Sequence = {
  id: 'sequence/workspaces',
  summary: 'Campaigns of a workspace are out of reach for the credentials of another one.',
  operations: [
    'getCampaign',
    'searchCampaigns',
    'updateCampaign',
    'validateCampaign',
    'changeCampaignStatus',
    'testCampaign',
    'createCampaign',
  ],
  source: 'Authentication',
  ofServer: true,
  creates: true,
  changes: true,
  async run(session) {
    const { otherCredentials: credentials, unique } = session
    if (credentials === undefined) return session.skip(skipReasons.withoutOfferings)
    const create = async () => {
      const created = await session.call('createCampaign', { body: pushDraft(unique) })
      return created.isSuccess ? idIn(created, session) : session.skip(skipReasons.credentials)
    }
    const draft = { campaign_id: await create() }
    const live = { campaign_id: await create() }
    await publish(session, live.campaign_id)
    const tried: Partial<Record<OperationName, SequenceCall>> = {
      getCampaign: { params: draft },
      validateCampaign: { params: draft },
      updateCampaign: { params: draft, body: { basic_details: { name: `Other ${unique}` } } },
      changeCampaignStatus: { params: live, body: { action: 'PAUSE' } },
      testCampaign: { body: draftTest(draft.campaign_id) },
    }
    const requirement = 'The workspace is resolved from the credentials.'
    for (const [name, call] of Object.entries(tried)) {
      const operation = name as OperationName
      const answer = await session.call(operation, { ...call, credentials })
      session.assert(!answer.isSuccess, {
        ...{ operation, target: 'campaign_id', cause: 'other-workspace', requirement },
        message: 'The server accepts the id of a campaign of another workspace.',
        ...{ expected: 'an error, such as 404', got: answer.response },
      })
    }
    const campaign_fields = {
      ids: [draft.campaign_id, live.campaign_id],
      status: ['DRAFT', 'ACTIVE'],
    }
    const body = { limit: 15, campaign_fields }
    const page = await session.call('searchCampaigns', { body, credentials })
    const found = listedIds(page)
    session.assert(found.length === 0, {
      ...{ operation: 'searchCampaigns', target: 'data', cause: 'other-workspace', requirement },
      message: 'The search returns campaigns of another workspace.',
      ...{ expected: [], got: found },
    })
    const call = { body: pushDraft(unique), key: crypto.randomUUID(), requestId: unique }
    await session.call('createCampaign', call)
    const second = await session.call('createCampaign', { ...call, credentials })
    // Whether workspaces share their keys is not documented, but not their campaigns.
    if (!second.isSuccess) return
    const params = { campaign_id: idIn(second, session) }
    const own = await session.call('getCampaign', { params, credentials })
    session.assert(own.isSuccess, {
      ...{ operation: 'createCampaign', target: 'Idempotency-Key', cause: 'shared', requirement },
      message: 'A create call got the campaign of another workspace that used the same key.',
      ...{ expected: 'a campaign of its own workspace', got: own.response },
    })
  },
}

export const credentialsSequences: readonly Sequence[] = [credentials, workspaces]
