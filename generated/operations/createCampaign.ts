// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import type { OptionsWith } from '../../src/core/contract/options.js'
import type { Plugin } from '../../src/core/contract/plugin.js'
import { createCampaign } from '../../src/core/plans/plans.js'

/** Creates the check of `createCampaign`. Throws a TypeError on an unknown or invalid option. */
export const createCheck = <const Plugins extends readonly Plugin[] = []>(
  options?: OptionsWith<Plugins>,
): Check<'createCampaign'> => create(createCampaign, options)

/** Checks `createCampaign` with the default options. */
export const check: Check<'createCampaign'> = /* @__PURE__ */ defaultCheck(createCampaign)
