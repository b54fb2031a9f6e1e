// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { listOfferings } from '../../src/core/plans/plans.js'

/** Creates the check of `listOfferings`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'listOfferings'> = (options) => create(listOfferings, options)

/** Checks `listOfferings` with the default options. */
export const check: Check<'listOfferings'> = /* @__PURE__ */ defaultCheck(listOfferings)
