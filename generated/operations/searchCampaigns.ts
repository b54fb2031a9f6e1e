// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { searchCampaigns } from '../plans/searchCampaigns.js'

/** Makes the check of `searchCampaigns`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'searchCampaigns'> =>
  create(searchCampaigns, options)

/** The check of `searchCampaigns` without options. */
export const check: Check<'searchCampaigns'> = createCheck()
