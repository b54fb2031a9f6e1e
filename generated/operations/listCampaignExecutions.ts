// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { listCampaignExecutions } from '../plans/listCampaignExecutions.js'

/** Makes the check of `listCampaignExecutions`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'listCampaignExecutions'> =>
  create(listCampaignExecutions, options)

/** The check of `listCampaignExecutions` without options. */
export const check: Check<'listCampaignExecutions'> = createCheck()
