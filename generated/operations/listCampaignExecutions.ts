// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { listCampaignExecutions } from '../../src/core/plans/plans.js'

/** Creates the check of `listCampaignExecutions`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'listCampaignExecutions'> = (options) => create(listCampaignExecutions, options)

/** Checks `listCampaignExecutions` with the default options. */
export const check: Check<'listCampaignExecutions'> = /* @__PURE__ */ defaultCheck(listCampaignExecutions)
