// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import { type Check, createCheck as create } from '../../src/core/create-check.js'
import type { ContractOptions } from '../../src/core/contract/options.js'
import { createOffering } from '../plans/createOffering.js'

/** Creates the check of `createOffering`. Throws a TypeError on an unknown or invalid option. */
export const createCheck = (options?: ContractOptions): Check<'createOffering'> =>
  create(createOffering, options)

/** Checks `createOffering` with the default options. */
export const check: Check<'createOffering'> = createCheck()
