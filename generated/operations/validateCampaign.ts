// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { validateCampaign } from '../plans/validateCampaign.js'

/** Makes the check of `validateCampaign`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'validateCampaign'> =>
  create(validateCampaign, options)

/** The check of `validateCampaign` without options. */
export const check: Check<'validateCampaign'> = createCheck()
