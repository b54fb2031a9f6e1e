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

/** A call and what it has come to. */
export interface Exchange {
  operation: OperationName
  request: RequestInput
  store: SandboxStore
}

/** A server with one departure from the contract. Every hook is optional. */
export interface Mutant {
  /** What `serve --fault` calls it. */
  name: string
  /** What the server does wrong. */
  summary: string
  /** What a finding must be about to prove that the mutant was noticed. */
  shows: {
    /** The operations at which it can be noticed; absent: at any. */
    operations?: readonly OperationName[]
    /** The rules, checks or sequences that notice it; `<group>/*` for a group, `*` for whatever. */
    subjects: readonly string[]
    /** The kind of finding that notices it, where another one would prove nothing. */
    kind?: 'accepted' | 'refused' | 'answer' | 'response' | 'sequence'
  }
  /** Options that the sandbox's contract has in place of the right ones. */
  contract?: ContractOptions
  /** What the server believes to know. */
  facts?(facts: Facts, call: Call): Facts
  /** A violation that the server does not see; a request with no other one is carried out. */
  forgives?(violation: Violation, call: Call): boolean
  /** What the server finds wrong with a right request. */
  refuses?(call: Call, store: SandboxStore): { target: string; message: string } | undefined
  /** Carries out operations in another way. */
  handlers?: { readonly [Name in OperationName]?: (right: Handler) => Handler }
  idempotency?(right: IdempotencyStore): IdempotencyStore | undefined
  rateLimits?(right: RateLimitStore): RateLimitStore | undefined
  /** Changes what is answered; the body is the parsed JSON. */
  answer?(response: Required<StoredResponse>, exchange: Exchange): StoredResponse
}
