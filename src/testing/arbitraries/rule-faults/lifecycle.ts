import { operationTable } from '../../../../generated/operations.js'
import { statusActions } from '../../../../generated/tables.js'
import type { Fault, RuleFaults } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { breaking, has, having, remove, set } from './break.js'
import { type Content, contentOf, judgedCampaign } from './campaign.js'

const stored = ['facts', 'campaign']
const storedType = [...stored, 'campaign_delivery_type']
const channel = ['body', 'channel']

/** Faults of what may be done to a campaign in its state. */
export const lifecycleFaults: RuleFaults = function* (generated) {
  const { operation } = generated
  for (const id of operationTable[operation].pathParameters) {
    yield breaking('campaign/unknown', [set(stored, null)], id)
    for (const type of ['ONE_TIME', 'EVENT_TRIGGERED']) {
      yield breaking('executions/delivery-type', [set(storedType, type)], id)
    }
  }
  yield having('create/channel-not-supported', channel, 'SMS')
  const type = ['body', 'campaign_delivery_type']
  yield having('create/delivery-type-not-supported', type, 'BROADCAST_LIVE_ACTIVITY')
  yield* statusFaults()
  yield* updateFaults()
  if (judgedCampaign(generated).publishes) yield* incomplete(generated)
}

function* statusFaults(): Generator<Fault> {
  const action = ['body', 'action']
  yield having('status/publish-not-accepted', action, 'PUBLISH')
  const rules = {
    STOP: 'status/stop-periodic',
    PAUSE: 'status/pause-one-time',
    RESUME: 'status/resume-one-time',
  } as const
  for (const { action: name, notFor } of statusActions) {
    for (const type of notFor) yield having(rules[name], action, name, set(storedType, type))
    const draft = set([...stored, 'status'], 'DRAFT')
    yield having('status/not-published', action, name, draft)
  }
}

function* updateFaults(): Generator<Fault> {
  const status = ['body', 'status']
  for (const value of ['STOP', 'publish', 'DRAFT', null, 1]) {
    yield having('publish/status-value', status, value)
  }
  const live = set([...stored, 'status'], 'ACTIVE')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  yield having('publish/not-draft', status, 'PUBLISH', live, unversioned)
  yield having('update/channel-not-supported', channel, 'SMS')
  // A delivery type of which no rule asks for a field, since those of e-mail are only warned of.
  const ofSms = [set([...stored, 'channel'], 'SMS'), set(storedType, 'ONE_TIME')]
  yield breaking('update/channel-not-supported', [remove(channel), ...ofSms], 'campaign_id')
}

/** What a draft cannot be published without. */
function* incomplete(generated: GeneratedRequest): Generator<Fault> {
  // What is right to be published has content.
  const { inner, medium } = contentOf(generated) as Content
  const parts = medium === 'email' ? ['campaign_content', 'connector'] : ['campaign_content']
  for (const name of parts) {
    const places = [
      [...stored, name],
      ['body', name],
    ].filter((place) => has(generated, place))
    yield breaking('publish/incomplete', places.map(remove), name)
  }
  const empty = { default: { variation_1: {} } }
  yield breaking('publish/incomplete', [set(inner, empty)], inner)
}
