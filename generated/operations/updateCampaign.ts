// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { updateCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `updateCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'updateCampaign'> = (options) => create(updateCampaign, options)

/** Checks `updateCampaign` with the default options. */
export const check: Check<'updateCampaign'> = /* @__PURE__ */ defaultCheck(updateCampaign)
