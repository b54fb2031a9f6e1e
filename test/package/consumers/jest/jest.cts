import { expect } from '@jest/globals'
import { contractMatchers } from 'campaign-contract/jest'

expect.extend(contractMatchers({ contract: { serviceName: 'ACME' } }))
expect({}).toBeValidRequest('testCampaign')
expect({}).not.toBeRejectedWith({ rule: 'structure', target: 'channel' }, 'testCampaign')
export const conforms: Promise<void> = expect(new Response()).toConformTo('testCampaign')
expect([]).toEqual([expect.toBeValidRequest('testCampaign')])

// @ts-expect-error: there is no such operation
expect({}).toBeValidRequest('testCampagin')
