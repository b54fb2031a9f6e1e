import { identifiersByChannel } from '../../../../generated/tables.js'
import type { Fault, RuleViolations } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { at, forbidden, has, missing, set, violating } from './define.js'
import { effectiveCampaign, validMessages } from './effective-campaign.js'

const body = ['body'] as const
const meta = ['body', 'test_campaign_meta'] as const
const content = ['body', 'campaign_content'] as const
const connector = ['body', 'connector'] as const
const stored = ['facts', 'campaign'] as const

export const testSendViolations: RuleViolations = function* (generated, names) {
  if (generated.operation !== 'testCampaign') return
  const isEmail = effectiveCampaign(generated).channel === 'EMAIL'
  if (at(generated, ['body', 'draft_id'])) yield* draftViolations(generated, isEmail)
  else yield* inlineViolations(isEmail)

  const { PUSH, EMAIL } = identifiersByChannel
  const otherChannel: readonly string[] = isEmail
    ? PUSH.filter((identifier) => !EMAIL.includes(identifier as never))
    : EMAIL.filter((identifier) => !PUSH.includes(identifier as never))
  for (const identifier of otherChannel) {
    const spelled = identifier === 'SVC_GAID' ? names.gaid : identifier
    yield forbidden('test/identifier-channel', [...meta, 'identifier'], spelled)
  }
  const addressed = isEmail
    ? ['EMAIL', 'MOBILE_NUMBER']
    : ['USER_ATTRIBUTE_USER_EMAIL', 'USER_ATTRIBUTE_USER_MOBILE']
  for (const identifier of addressed) {
    const values = [...meta, 'identifier_values']
    yield violating(
      'test/identifier-value-format',
      [set([...meta, 'identifier'], identifier), set(values, ['{{value}}', 'Ada'])],
      [...values, 1],
    )
  }
  yield forbidden('body/empty', [...meta, 'identifier_values'], [])
  for (const name of ['variation', 'locale_name']) {
    yield forbidden('test/narrowing-unknown', [...meta, name], 'unheard_of')
  }
}

function* inlineViolations(isEmail: boolean): Generator<Fault> {
  const draftId = set(['body', 'draft_id'], '66b1f0c2a94e3d0012ab34cd')
  yield violating('test/mode-conflict', [draftId], content)
  yield missing('test/channel-required', [...body, 'channel'])
  yield missing('test/content-required', content)
  yield missing('test/content-required', [...content, 'content'])
  yield forbidden('test/platform-draft-only', [...meta, 'platform'], 'IOS')
  if (!isEmail) return
  const details = ['body', 'basic_details']
  yield missing('test/basic-details-required', details)
  yield missing('test/connector-required', connector)
  for (const name of [
    'name',
    'content_type',
    'user_attribute_identifier',
    'subscription_category',
  ]) {
    yield missing('test/email-identity-required', [...details, name])
  }
}

function* draftViolations(generated: GeneratedRequest, isEmail: boolean): Generator<Fault> {
  const medium = isEmail ? 'email' : 'push'
  const valid = { content: { [medium]: validMessages[medium] } }
  yield forbidden('test/mode-conflict', content, valid)
  yield violating('test/draft-unknown', [set(stored, null)], 'draft_id')
  yield violating('test/draft-state', [set([...stored, 'status'], 'ACTIVE')], 'draft_id')
  if (has(generated, ['body', 'channel'])) {
    const other = set([...stored, 'channel'], isEmail ? 'PUSH' : 'EMAIL')
    // An identifier of both channels.
    const identifier = set([...meta, 'identifier'], 'CUSTOM_SEGMENT')
    yield violating('test/draft-channel', [other, identifier], 'channel')
  }
  const platform = [...meta, 'platform']
  if (isEmail) {
    yield forbidden('test/narrowing-unknown', platform, 'IOS')
  } else {
    const targeted = set([...stored, 'basic_details'], { platforms: ['WEB'] })
    const webOnly = set([...stored, 'campaign_content'], valid)
    yield forbidden('test/narrowing-unknown', platform, 'IOS', targeted, webOnly)
  }
}
