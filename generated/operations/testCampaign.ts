// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { testCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `testCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'testCampaign'> = (options) => create(testCampaign, options)

/** Checks `testCampaign` with the default options. */
export const check: Check<'testCampaign'> = /* @__PURE__ */ defaultCheck(testCampaign)
