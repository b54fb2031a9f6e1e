// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { changeCampaignStatus } from '../../src/core/plans/plans.js'

/** Creates the check of `changeCampaignStatus`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'changeCampaignStatus'> = (options) => create(changeCampaignStatus, options)

/** Checks `changeCampaignStatus` with the default options. */
export const check: Check<'changeCampaignStatus'> = /* @__PURE__ */ defaultCheck(changeCampaignStatus)
