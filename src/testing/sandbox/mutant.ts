import type { Call } from '../../adapters/gate/gate-options.js'
import type { IdempotencyStore, RateLimitStore } from '../../adapters/stores/stores.js'
import type {
  ContractOptions,
  Facts,
  OperationName,
  RequestInput,
  StoredResponse,
  Violation,
} from '../../core/index.js'
import type { Handler } from './operations/handling.js'
import type { SandboxStore } from './store.js'

/** A call and the store after it. */
export interface Exchange {
  operation: OperationName
  request: RequestInput
  store: SandboxStore
}

/** A server with one seeded bug. All hooks are optional. */
export interface Mutant {
  /** The name for `serve --fault`. */
  name: string
  /** What the server does wrong. */
  summary: string
  /** Overrides options of the contract. */
  contract?: ContractOptions<string>
  /** Replaces the facts of a call. */
  facts?(facts: Facts, call: Call): Facts
  /** Returns whether the server ignores a violation. */
  forgives?(violation: Violation, call: Call): boolean
  /** Returns the error for a valid request that the server rejects. */
  refuses?(call: Call, store: SandboxStore): { target: string; message: string } | undefined
  /** Replaces handlers of operations. */
  handlers?: { readonly [Name in OperationName]?: (original: Handler) => Handler }
  idempotency?(original: IdempotencyStore): IdempotencyStore | undefined
  rateLimits?(original: RateLimitStore): RateLimitStore | undefined
  /** Changes a response; its body is the parsed JSON. */
  answer?(response: Required<StoredResponse>, exchange: Exchange): StoredResponse
}
