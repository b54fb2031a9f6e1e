// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { searchCampaigns } from '../../src/core/plans/plans.js'

/** Creates the check of `searchCampaigns`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'searchCampaigns'> = (options) => create(searchCampaigns, options)

/** Checks `searchCampaigns` with the default options. */
export const check: Check<'searchCampaigns'> = /* @__PURE__ */ defaultCheck(searchCampaigns)
