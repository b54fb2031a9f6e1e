// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import type { OptionsWith } from '../../src/core/contract/options.js'
import type { Plugin } from '../../src/core/contract/plugin.js'
import { testCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `testCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck = <const Plugins extends readonly Plugin[] = []>(
  options?: OptionsWith<Plugins>,
): Check<'testCampaign'> => create(testCampaign, options)

/** Checks `testCampaign` with the default options. */
export const check: Check<'testCampaign'> = /* @__PURE__ */ defaultCheck(testCampaign)
