import type { OperationName } from '../../generated/operations.js'
import type { Facts } from './contract/facts.js'
import type { OptionsWith } from './contract/options.js'
import type { Plugin } from './contract/plugin.js'
import { readOptions } from './contract/read-options.js'
import { defaultSettings, type Settings } from './contract/settings.js'
import type { OperationInput } from './contract/typed-request.js'
import type { Verdict } from './contract/verdict.js'
import { check } from './engine/check-request.js'
import type { Plan } from './engine/plan.js'

/**
 * Validates a request of one operation. Returns typed data or the documented error response. Never
 * throws on a request; throws a TypeError on a promise in the facts.
 */
export type Check<Operation extends OperationName> = (
  request: OperationInput<Operation>,
  facts?: Facts,
) => Verdict<Operation>

/** Creates the check of an operation with options. */
export type CreateCheck<Operation extends OperationName> = <
  const Plugins extends readonly Plugin[] = [],
>(
  options?: OptionsWith<Plugins>,
) => Check<Operation>

/** Returns the check of one operation. Throws a TypeError on an unknown option or invalid value. */
export const createCheck = <
  Operation extends OperationName,
  const Plugins extends readonly Plugin[] = [],
>(
  plan: Plan<Operation>,
  options: OptionsWith<Plugins> = {},
): Check<Operation> => checkWith(plan, readOptions(options))

/** Returns the check of one operation without options, so that no code reads any. */
export const defaultCheck = <Operation extends OperationName>(
  plan: Plan<Operation>,
): Check<Operation> => checkWith(plan, defaultSettings)

const checkWith =
  <Operation extends OperationName>(plan: Plan<Operation>, settings: Settings): Check<Operation> =>
  (request, facts) =>
    check(plan as Plan, settings, request ?? {}, facts ?? {}) as Verdict<Operation>
