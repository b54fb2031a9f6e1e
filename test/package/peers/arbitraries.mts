import { validRequest } from 'campaign-contract/arbitraries'
import fc from 'fast-check'

fc.assert(fc.property(validRequest('testCampaign'), ({ operation }) => operation.length > 0))

// @ts-expect-error: there is no such operation
validRequest('testCampagin')
