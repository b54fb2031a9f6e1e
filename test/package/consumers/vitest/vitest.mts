import { contractMatchers } from 'campaign-contract/vitest'
import { expect } from 'vitest'

expect.extend(contractMatchers({ contract: { serviceName: 'ACME' } }))
expect({}).toBeValidRequest('testCampaign')
expect({}).not.toBeRejectedWith({ rule: 'structure', target: 'channel' }, 'testCampaign')
export const conforms: Promise<void> = expect(new Response()).toConformTo('testCampaign')
expect([]).toEqual([expect.toBeValidRequest('testCampaign')])

// @ts-expect-error: there is no such operation
expect({}).toBeValidRequest('testCampagin')
