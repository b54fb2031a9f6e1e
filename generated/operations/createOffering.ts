// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, type CreateCheck, createCheck as create, defaultCheck } from '../../src/core/create-check.js'
import { createOffering } from '../../src/core/plans/plans.js'

/** Creates the check of `createOffering`. Throws a TypeError on an unknown or invalid option. */
export const createCheck: CreateCheck<'createOffering'> = (options) => create(createOffering, options)

/** Checks `createOffering` with the default options. */
export const check: Check<'createOffering'> = /* @__PURE__ */ defaultCheck(createOffering)
