import type { OperationName } from '../../../core/index.js'
import * as campaigns from './campaigns.js'
import type { Handler } from './handling.js'
import * as offerings from './offerings.js'
import { testCampaign } from './test-campaign.js'

/** The modules export the handlers under the names of their operations, and nothing else. */
export const handlers: Readonly<Record<OperationName, Handler>> = {
  ...campaigns,
  ...offerings,
  testCampaign,
}
