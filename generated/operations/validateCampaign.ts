// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { validateCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `validateCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'validateCampaign'> = (options) => create(validateCampaign, options)

/** Checks `validateCampaign` with the default options. */
export const check: Check<'validateCampaign'> = /* @__PURE__ */ defaultCheck(validateCampaign)
