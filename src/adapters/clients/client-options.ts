import {
  assertOptions,
  isFunction,
  isObject,
  isOneOf,
  type OptionCheck,
} from '../../core/base/option-checks.js'
import { type Contract, type ContractOptions, createContract } from '../../core/index.js'
import { type AdapterOptions, readListeners } from '../gate/gate-options.js'

/** What becomes of what is wrong: an error, a word to the listener, or nothing. */
export type Strictness = 'enforce' | 'report' | 'off'

/** What a client can be told; every option is optional. */
export interface ClientOptions extends Pick<AdapterOptions, 'onVerdict' | 'onResponse'> {
  /** The options of the contract, such as `serviceName` and `basePath`. */
  contract?: ContractOptions
  /**
   * Tells what only the server knows, where the client happens to know it too. What needs facts is
   * unchecked without them. What it throws stops a call whose request is enforced.
   */
  facts?: NonNullable<AdapterOptions['facts']>
  /** Told of what went wrong on this side: facts, callbacks. Default `console.error`. */
  onFault?: (fault: unknown) => void
  /**
   * `enforce` (default) sends no wrong request and throws a ContractViolationError in its place;
   * `report` tells `onVerdict` and sends it; `off` does not ask.
   */
  requests?: Strictness
  /**
   * `off` (default) does not ask; `report` tells `onResponse`; `enforce` throws a
   * ContractViolationError in place of a response that breaks a MUST of the contract.
   */
  responses?: Strictness
}

/** Every option with its value. */
export interface ClientSettings extends Required<Omit<ClientOptions, 'contract' | 'facts'>> {
  contract: Contract
  facts: ClientOptions['facts'] | undefined
}

const checks: { readonly [Name in keyof Required<ClientOptions>]: OptionCheck } = {
  contract: isObject,
  requests: isOneOf('enforce', 'report', 'off'),
  responses: isOneOf('enforce', 'report', 'off'),
  facts: isFunction,
  onVerdict: isFunction,
  onResponse: isFunction,
  onFault: isFunction,
}

/** Checks the options and fills in the defaults. Throws a TypeError that names what is wrong. */
export function readClientOptions(options: ClientOptions): ClientSettings {
  assertOptions(options, checks)
  return {
    contract: createContract(options.contract ?? {}),
    requests: options.requests ?? 'enforce',
    responses: options.responses ?? 'off',
    facts: options.facts,
    ...readListeners(options),
  }
}
