import { expect } from '@jest/globals'
import type { PluginRule } from 'campaign-contract'
import { contractMatchers, testRule } from 'campaign-contract/jest'
import { contract } from './plugins.cjs'

expect.extend(contractMatchers({ contract }))
expect({}).toBeValidRequest('testCampaign')
expect({}).not.toBeRejectedWith({ rule: 'structure', target: 'channel' }, 'testCampaign')
export const conforms: Promise<void> = expect(new Response()).toConformTo('testCampaign')
expect([]).toEqual([expect.toBeValidRequest('testCampaign')])

// @ts-expect-error: there is no such operation
expect({}).toBeValidRequest('testCampagin')

export const testNoStop = (rule: PluginRule<'changeCampaignStatus'>): void =>
  testRule(rule, {
    valid: [{ body: { action: 'PAUSE' } }],
    invalid: [{ change: {}, violations: [{ target: 'action', message: /PAUSE/ }] }],
  })
