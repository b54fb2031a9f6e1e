// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { listOfferTemplates } from '../../src/core/plans/plans.js'

/** Creates the check of `listOfferTemplates`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'listOfferTemplates'> = (options) => create(listOfferTemplates, options)

/** Checks `listOfferTemplates` with the default options. */
export const check: Check<'listOfferTemplates'> = /* @__PURE__ */ defaultCheck(listOfferTemplates)
