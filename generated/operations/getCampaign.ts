// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { getCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `getCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'getCampaign'> = (options) => create(getCampaign, options)

/** Checks `getCampaign` with the default options. */
export const check: Check<'getCampaign'> = /* @__PURE__ */ defaultCheck(getCampaign)
