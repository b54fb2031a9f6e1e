// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import type { OptionsWith } from '../../src/core/contract/options.js'
import type { Plugin } from '../../src/core/contract/plugin.js'
import { listOfferTemplates } from '../../src/core/plans/plans.js'

/** Creates the check of `listOfferTemplates`. Throws a TypeError on an unknown or invalid option. */
export const createCheck = <const Plugins extends readonly Plugin[] = []>(
  options?: OptionsWith<Plugins>,
): Check<'listOfferTemplates'> => create(listOfferTemplates, options)

/** Checks `listOfferTemplates` with the default options. */
export const check: Check<'listOfferTemplates'> = /* @__PURE__ */ defaultCheck(listOfferTemplates)
