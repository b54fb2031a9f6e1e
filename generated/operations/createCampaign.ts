// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { createCampaign } from '../plans/createCampaign.js'

/** Makes the check of `createCampaign`. Throws a TypeError on an unknown or wrong option. */
export const createCheck = (options?: ContractOptions): Check<'createCampaign'> =>
  create(createCampaign, options)

/** The check of `createCampaign` without options. */
export const check: Check<'createCampaign'> = createCheck()
