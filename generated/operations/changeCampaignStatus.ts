// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { changeCampaignStatus } from '../plans/changeCampaignStatus.js'

/** Makes the check of `changeCampaignStatus`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'changeCampaignStatus'> =>
  create(changeCampaignStatus, options)

/** The check of `changeCampaignStatus` without options. */
export const check: Check<'changeCampaignStatus'> = createCheck()
