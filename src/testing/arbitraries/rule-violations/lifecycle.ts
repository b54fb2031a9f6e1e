import { operationTable } from '../../../../generated/operations.js'
import { statusActions } from '../../../../generated/tables.js'
import type { Fault, RuleViolations } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { forbidden, has, remove, set, violating } from './define.js'
import { type Content, contentOf, effectiveCampaign } from './effective-campaign.js'

const stored = ['facts', 'campaign']
const storedType = [...stored, 'campaign_delivery_type']
const channel = ['body', 'channel']
const type = ['body', 'campaign_delivery_type']
/** Where stored fields do not count, a type of the body may lack what it requires. */
const withoutType = remove(type)

export const lifecycleViolations: RuleViolations = function* (generated) {
  const { operation } = generated
  const isUpdate = operation === 'updateCampaign'
  for (const id of operationTable[operation].pathParameters) {
    yield violating('campaign/unknown', [set(stored, null), ...(isUpdate ? [withoutType] : [])], id)
    yield violating('campaign/sms-search-only', [set([...stored, 'channel'], 'SMS')], id)
    for (const other of ['ONE_TIME', 'EVENT_TRIGGERED']) {
      yield violating('executions/delivery-type', [set(storedType, other)], id)
    }
  }
  yield forbidden('create/channel-not-supported', channel, 'SMS')
  yield forbidden('create/delivery-type-not-supported', type, 'BROADCAST_LIVE_ACTIVITY')
  yield* statusViolations()
  yield* updateViolations(generated)
  if (effectiveCampaign(generated).publishes) yield* incomplete(generated)
}

function* statusViolations(): Generator<Fault> {
  const action = ['body', 'action']
  yield forbidden('status/publish-not-accepted', action, 'PUBLISH')
  const rules = {
    STOP: 'status/stop-periodic',
    PAUSE: 'status/pause-one-time',
    RESUME: 'status/resume-one-time',
  } as const
  for (const { action: name, notFor } of statusActions) {
    for (const type of notFor) yield forbidden(rules[name], action, name, set(storedType, type))
    const draft = set([...stored, 'status'], 'DRAFT')
    yield forbidden('status/not-published', action, name, draft)
  }
}

function* updateViolations(generated: GeneratedRequest): Generator<Fault> {
  const status = ['body', 'status']
  for (const value of ['STOP', 'publish', 'DRAFT', null, 1]) {
    yield forbidden('publish/status-value', status, value)
  }
  const live = set([...stored, 'status'], 'ACTIVE')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  yield forbidden('publish/not-draft', status, 'PUBLISH', live, unversioned)
  yield forbidden('update/channel-not-supported', channel, 'SMS')
  // A delivery type without required fields.
  const ofSms = [set([...stored, 'channel'], 'SMS'), set(storedType, 'ONE_TIME'), withoutType]
  yield violating('update/channel-not-supported', [remove(channel), ...ofSms], 'campaign_id')
  if (!has(generated, channel)) return
  const other = effectiveCampaign(generated).channel === 'EMAIL' ? 'PUSH' : 'EMAIL'
  yield violating('update/channel-changed', [set([...stored, 'channel'], other)], 'channel')
}

/** Generates drafts that lack a part required for publishing. */
function* incomplete(generated: GeneratedRequest): Generator<Fault> {
  // A publishable draft always has content.
  const { inner, medium } = contentOf(generated) as Content
  const parts = medium === 'email' ? ['campaign_content', 'connector'] : ['campaign_content']
  for (const name of parts) {
    const paths = [
      [...stored, name],
      ['body', name],
    ].filter((path) => has(generated, path))
    yield violating('publish/incomplete', paths.map(remove), name)
  }
  yield violating('publish/incomplete', [remove(inner)], inner)
}
