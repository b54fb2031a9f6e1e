import { identifiersByChannel } from '../../../../generated/tables.js'
import type { Fault, RuleFaults } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { breaking, has, having, lacking, set } from './break.js'
import { judgedCampaign, rightMessages } from './campaign.js'

const body = ['body'] as const
const meta = ['body', 'test_campaign_meta'] as const
const content = ['body', 'campaign_content'] as const
const connector = ['body', 'connector'] as const
const stored = ['facts', 'campaign'] as const

/** Faults of a test send: what either mode asks for, and to whom it goes. */
export const testSendFaults: RuleFaults = function* (generated, names) {
  if (generated.operation !== 'testCampaign') return
  const isEmail = judgedCampaign(generated).channel === 'EMAIL'
  if (has(generated, ['body', 'draft_id'])) yield* draftFaults(generated, isEmail)
  else yield* inlineFaults(isEmail)

  const { PUSH, EMAIL } = identifiersByChannel
  const wrong: readonly string[] = isEmail
    ? PUSH.filter((identifier) => !EMAIL.includes(identifier as never))
    : EMAIL.filter((identifier) => !PUSH.includes(identifier as never))
  for (const identifier of wrong) {
    const spelled = identifier === 'SVC_GAID' ? names.gaid : identifier
    yield having('test/identifier-channel', [...meta, 'identifier'], spelled)
  }
  const addressed = isEmail
    ? ['EMAIL', 'MOBILE_NUMBER']
    : ['USER_ATTRIBUTE_USER_EMAIL', 'USER_ATTRIBUTE_USER_MOBILE']
  for (const identifier of addressed) {
    const values = [...meta, 'identifier_values']
    yield breaking(
      'test/identifier-value-format',
      [set([...meta, 'identifier'], identifier), set(values, ['{{value}}', 'Ada'])],
      [...values, 1],
    )
  }
  yield having('body/empty', [...meta, 'identifier_values'], [])
  for (const name of ['variation', 'locale_name']) {
    yield having('test/narrowing-unknown', [...meta, name], 'unheard_of')
  }
  if (!isEmail) {
    const known = { connector_type: 'SENDGRID', connector_name: 'Marketing' }
    const configured = set(['facts', 'workspace', 'connectors'], [known])
    yield having('test/connector-email-only', connector, known, configured)
  }
}

function* inlineFaults(isEmail: boolean): Generator<Fault> {
  const draftId = set(['body', 'draft_id'], '66b1f0c2a94e3d0012ab34cd')
  yield breaking('test/mode-conflict', [draftId], content)
  yield lacking('test/channel-required', [...body, 'channel'])
  yield lacking('test/content-required', content)
  yield lacking('test/content-required', [...content, 'content'])
  yield having('test/platform-draft-only', [...meta, 'platform'], 'IOS')
  if (!isEmail) return
  const details = ['body', 'basic_details']
  yield lacking('test/basic-details-required', details)
  yield lacking('test/connector-required', connector)
  for (const name of [
    'name',
    'content_type',
    'user_attribute_identifier',
    'subscription_category',
  ]) {
    yield lacking('test/email-identity-required', [...details, name])
  }
}

function* draftFaults(generated: GeneratedRequest, isEmail: boolean): Generator<Fault> {
  const medium = isEmail ? 'email' : 'push'
  const right = { content: { [medium]: rightMessages[medium] } }
  yield having('test/mode-conflict', content, right)
  yield breaking('test/draft-unknown', [set(stored, null)], 'draft_id')
  yield breaking('test/draft-state', [set([...stored, 'status'], 'ACTIVE')], 'draft_id')
  if (has(generated, ['body', 'channel'])) {
    const other = set([...stored, 'channel'], isEmail ? 'PUSH' : 'EMAIL')
    yield breaking('test/draft-channel', [other], 'channel')
  }
  if (!isEmail) {
    const targeted = set([...stored, 'basic_details'], { platforms: ['WEB'] })
    const webOnly = set([...stored, 'campaign_content'], right)
    const platform = [...meta, 'platform']
    yield having('test/narrowing-unknown', platform, 'IOS', targeted, webOnly)
  }
}
