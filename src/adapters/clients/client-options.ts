import { assertOptions, callback, type KindsOf, object, oneOf } from '../../core/base/kinds.js'
import { type Contract, type ContractOptions, createContract } from '../../core/index.js'
import { type AdapterOptions, readListeners } from '../gate/gate-options.js'

/** How to handle violations: throw an error, report to the listener, or skip the check. */
export type Strictness = 'enforce' | 'report' | 'off'

/** Options of a client check. */
export interface ClientOptions extends Pick<AdapterOptions, 'onVerdict' | 'onResponse'> {
  /** The options of the contract, such as `serviceName` and `basePath`. */
  contract?: ContractOptions<string>
  /**
   * Returns the facts that the client knows. Rules with missing facts are skipped. If it throws, an
   * enforced request is not sent.
   */
  facts?: NonNullable<AdapterOptions['facts']>
  /** Called with errors of facts and callbacks. Default `console.error`. */
  onFault?: (error: unknown) => void
  /**
   * `enforce` (default) throws a ContractViolationError instead of sending an invalid request;
   * `report` calls `onVerdict` and sends it; `off` does not validate.
   */
  requests?: Strictness
  /**
   * `off` (default) does not check responses; `report` calls `onResponse`; `enforce` throws a
   * ContractViolationError for a response that breaks a MUST of the contract.
   */
  responses?: Strictness
}

/** Every option with its value. */
export interface ClientSettings extends Required<Omit<ClientOptions, 'contract' | 'facts'>> {
  contract: Contract
  facts: ClientOptions['facts'] | undefined
}

const kinds: KindsOf<ClientOptions> = {
  contract: object,
  requests: oneOf('enforce', 'report', 'off'),
  responses: oneOf('enforce', 'report', 'off'),
  facts: callback,
  onVerdict: callback,
  onResponse: callback,
  onFault: callback,
}

/** Returns the options with defaults. Throws a TypeError on an unknown or invalid option. */
export function readClientOptions(options: ClientOptions): ClientSettings {
  assertOptions(options, kinds)
  return {
    contract: createContract(options.contract ?? {}),
    requests: options.requests ?? 'enforce',
    responses: options.responses ?? 'off',
    facts: options.facts,
    ...readListeners(options),
  }
}
