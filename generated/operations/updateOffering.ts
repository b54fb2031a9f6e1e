// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { updateOffering } from '../../src/core/plans/plans.js'

/** Creates the check of `updateOffering`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'updateOffering'> = (options) => create(updateOffering, options)

/** Checks `updateOffering` with the default options. */
export const check: Check<'updateOffering'> = /* @__PURE__ */ defaultCheck(updateOffering)
