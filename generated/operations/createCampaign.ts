// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { createCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `createCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'createCampaign'> = (options) => create(createCampaign, options)

/** Checks `createCampaign` with the default options. */
export const check: Check<'createCampaign'> = /* @__PURE__ */ defaultCheck(createCampaign)
