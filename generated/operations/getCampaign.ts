// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { getCampaign } from '../plans/getCampaign.js'

/** Makes the check of `getCampaign`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'getCampaign'> =>
  create(getCampaign, options)

/** The check of `getCampaign` without options. */
export const check: Check<'getCampaign'> = createCheck()
