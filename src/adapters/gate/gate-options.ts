import {
  assertOptions,
  callback,
  count,
  type Kind,
  type KindsOf,
  kind,
  object,
  oneOf,
} from '../../core/base/kinds.js'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type Facts,
  type FactsNeeded,
  fingerprint,
  type MethodNotAllowed,
  type OperationName,
  type RequestInput,
  type ResponseVerdict,
  type StoredResponse,
  type Verdict,
} from '../../core/index.js'
import { leaseKeeper } from '../stores/keep-lease.js'
import { timedIdempotency, timedRateLimits } from '../stores/store-deadline.js'
import type { IdempotencyStore, RateLimitStore } from '../stores/stores.js'

/** The headers of a request by lower-case name, in one shape on every framework. */
export type ReceivedHeaders = Readonly<Record<string, string | undefined>>

/** A request of the API before its body is read, as passed to callbacks. */
export interface CallHead extends Omit<RequestInput, 'headers' | 'body' | 'bodyScan'> {
  operation: OperationName
  method: string
  url: string
  /** User name and password of Basic credentials; undefined without well-formed ones. */
  credentials?: { readonly username: string; readonly password: string } | undefined
  /** By lower-case name. */
  headers: ReceivedHeaders
}

/** A request of the API, as passed to callbacks. */
export interface Call extends CallHead {
  /** The parsed body; undefined if there is none or it cannot be parsed. */
  body?: unknown
  /** Returns the facts that more rules need for this request, with the ids to look up. */
  needs(): FactsNeeded
  /** Returns the fingerprint that requests with the same idempotency key must share. */
  fingerprint(): string
}

/** The verdict on a request. */
export interface VerdictReport {
  method: string
  url: string
  verdict: Verdict | MethodNotAllowed
}

/** The verdict on a response of the server. */
export interface ResponseReport {
  operation: OperationName
  response: StoredResponse
  verdict: ResponseVerdict
}

/** Options of an adapter. */
export interface AdapterOptions {
  /** The options of the contract, such as `serviceName`. */
  contract?: ContractOptions<string>
  /**
   * Returns the facts that need no body: `authenticated`, `permitted`,
   * `workspace.offeringsEnabled`, `now`. Runs before the body is read, so that rejecting a request
   * costs no more than its headers. What it rejects stays rejected. If it throws, the response is
   * the documented 500.
   */
  authenticate?: (operation: OperationName, call: CallHead) => Facts | Promise<Facts>
  /**
   * Returns the facts that your server knows, which are merged with those of `authenticate`, member
   * by member. If it throws, the response is the documented 500.
   */
  facts?: (operation: OperationName, call: Call) => Facts | Promise<Facts>
  /** `enforce` (default) rejects invalid requests; `observe` only reports them. */
  mode?: 'enforce' | 'observe'
  /** In mode `observe`, the share of requests to validate, from 0 to 1. Default 1. */
  sample?: number
  /** Called with every verdict. */
  onVerdict?: (report: VerdictReport) => void
  /**
   * Whether to check the handler's responses: `off` (default), `report` to `onResponse`, or
   * `enforce`, which replaces a response that breaks a MUST of the contract with a 500.
   */
  responses?: 'off' | 'report' | 'enforce'
  /** Called with every checked response. */
  onResponse?: (report: ResponseReport) => void
  /** Called with errors of facts, stores and callbacks. Default `console.error`. */
  onFault?: (error: unknown) => void
  /** Stores idempotency keys, so that a call runs once. Default none. */
  idempotency?: IdempotencyStore
  /** Stores the times of calls, to enforce rate limits. Default none. */
  rateLimits?: RateLimitStore
  /**
   * Returns the client that owns the key and the limits of a call. Default the user name of its
   * credentials. Required with a store if the contract accepts calls without Basic credentials.
   */
  client?: (call: CallHead) => string
  /** Maximum size of a body in bytes; a larger one gets a 413. Default 1 MiB. */
  maxBodyBytes?: number
  /**
   * Frees the key of a call this many seconds after its process has died. Default 60. While the
   * handler runs, the lease is renewed, up to ten times its length.
   */
  leaseSeconds?: number
  /** Timeout of a store call in seconds. Default 1; must be less than `leaseSeconds`. */
  storeTimeoutSeconds?: number
  /**
   * How long to store responses if the contract defines no time, in seconds. Default 24 hours; must
   * not be less than `leaseSeconds`.
   */
  keepSeconds?: number
}

/** Every option with its value. */
export interface GateSettings
  extends Required<
    Omit<AdapterOptions, 'contract' | 'authenticate' | 'facts' | 'idempotency' | 'rateLimits'>
  > {
  contract: Contract
  authenticate: AdapterOptions['authenticate'] | undefined
  facts: AdapterOptions['facts'] | undefined
  idempotency: IdempotencyStore | undefined
  rateLimits: RateLimitStore | undefined
  /** Renews the lease of a claim until the returned function is called. */
  keepLease: ReturnType<typeof leaseKeeper> | undefined
  clock: () => Date
  limits: NonNullable<ContractOptions['limits']>
  /** Whether the contract rejects a call without Basic credentials with a 401. */
  requiresCredentials: boolean
}

const withMethods = (...names: string[]): Kind =>
  kind(
    (value) => names.every((name) => typeof (value as never)?.[name] === 'function'),
    `a store with the method${names.length > 1 ? 's' : ''} ${names.join(', ')}`,
  )

const kinds: KindsOf<AdapterOptions> = {
  contract: object,
  authenticate: callback,
  facts: callback,
  mode: oneOf('enforce', 'observe'),
  sample: kind(
    (value) => typeof value === 'number' && value >= 0 && value <= 1,
    'a number from 0 to 1',
  ),
  onVerdict: callback,
  responses: oneOf('off', 'report', 'enforce'),
  onResponse: callback,
  onFault: callback,
  idempotency: withMethods('claim', 'complete', 'release'),
  rateLimits: withMethods('take'),
  client: callback,
  maxBodyBytes: count,
  leaseSeconds: count,
  storeTimeoutSeconds: kind(
    (value) => typeof value === 'number' && value > 0 && value <= 3600,
    'a number above 0, at most 3600',
  ),
  keepSeconds: count,
}

/** Options that delay or reject requests, which `observe` never does. */
const enforcing = ['idempotency', 'rateLimits'] as const

/** Returns the options with defaults. Throws a TypeError on an unknown or invalid option. */
export function readGateOptions(
  options: AdapterOptions,
  { checksKeyRules = true }: { checksKeyRules?: boolean } = {},
): GateSettings {
  assertOptions(options, kinds)
  const { mode = 'enforce', sample = 1, responses = 'off' } = options
  const blocking = enforcing.find((name) => options[name] !== undefined)
  if (mode === 'observe' && (blocking !== undefined || responses === 'enforce')) {
    const name = blocking ?? 'responses'
    throw new TypeError(
      `Option \`${name}\` requires mode \`enforce\`; \`observe\` never delays a call.`,
    )
  }
  if (mode === 'enforce' && sample !== 1) {
    throw new TypeError(
      'Option `sample` requires mode `observe`; `enforce` validates every request.',
    )
  }
  const contract = createContract(options.contract)
  const { idempotency, rateLimits, leaseSeconds = 60, keepSeconds = 24 * 60 * 60 } = options
  if (keepSeconds < leaseSeconds) {
    throw new TypeError(
      `Option \`keepSeconds\` (${keepSeconds}) must not be less than \`leaseSeconds\` (${leaseSeconds}):` +
        ' the store would delete a response while its call may still run.',
    )
  }
  const { storeTimeoutSeconds = Math.min(1, leaseSeconds / 2) } = options
  if (storeTimeoutSeconds >= leaseSeconds) {
    throw new TypeError('Option `storeTimeoutSeconds` must be less than `leaseSeconds`.')
  }
  // Cloudflare has no randomness while modules load.
  const probed = createContract({ ...options.contract, responseId: () => '' })
  const rulesOfMissing = violatedRules(probed, 'getCampaign', {}, {})
  const requiresCredentials = rulesOfMissing.includes('auth/credentials-malformed')
  if ((idempotency ?? rateLimits) && options.client === undefined && !requiresCredentials) {
    throw new TypeError(
      'Option `client` is required: calls without Basic credentials have no user name and would' +
        ' share their keys and limits (rule auth/credentials-malformed is not `error`).',
    )
  }
  const ignored = checksKeyRules && idempotency ? unusedRule(probed) : undefined
  if (ignored !== undefined) {
    throw new TypeError(
      `Option \`idempotency\` requires the rule ${ignored} as \`error\`: otherwise calls run although` +
        ' their key is in use.',
    )
  }
  const listeners = readListeners(options)
  const store = idempotency && timedIdempotency(idempotency, storeTimeoutSeconds)
  return {
    contract,
    clock: options.contract?.clock ?? (() => new Date()),
    limits: options.contract?.limits ?? {},
    authenticate: options.authenticate,
    facts: options.facts,
    mode,
    sample,
    responses,
    idempotency: store,
    keepLease:
      store &&
      leaseKeeper(store, leaseSeconds, (error) => notify(listeners, listeners.onFault, error)),
    rateLimits: rateLimits && timedRateLimits(rateLimits, storeTimeoutSeconds),
    storeTimeoutSeconds,
    requiresCredentials,
    ...listeners,
    client: options.client ?? (({ credentials }) => credentials?.username ?? ''),
    maxBodyBytes: bodyLimitOf(options),
    leaseSeconds,
    keepSeconds,
  }
}

/** Returns the rules that a call with these headers and facts violates. */
function violatedRules(
  contract: Contract,
  operation: OperationName,
  headers: Record<string, string>,
  facts: Facts,
): readonly string[] {
  const verdict = contract.check(operation, { headers }, facts)
  return verdict.ok ? [] : verdict.violations.map(({ rule }) => String(rule))
}

/** Returns a rule that must reject a second call with the same key, but is not `error`. */
function unusedRule(contract: Contract): string | undefined {
  const headers = { 'Idempotency-Key': 'b7e23ec2-9af1-4d5c-8a36-0f4c1d2e3b4a' }
  const createdAt = new Date(0)
  const expiresAt = new Date(8.64e15)
  const rules = ['', fingerprint('createOffering', {})].flatMap((own) => {
    const idempotency = { fingerprint: own, state: 'in-progress', createdAt, expiresAt } as const
    return violatedRules(contract, 'createOffering', headers, { idempotency })
  })
  return ['idempotency/conflict', 'idempotency/in-progress'].find((rule) => !rules.includes(rule))
}

/** Warns if nothing checks credentials, although the contract requires them. */
export function warnIfUnverified({ mode, authenticate, facts, requiresCredentials }: GateSettings) {
  if (mode === 'observe' || authenticate !== undefined || facts !== undefined) return
  if (!requiresCredentials) return
  console.warn(
    'campaign-contract: any well-formed credentials pass, because the adapter has neither the option' +
      ' `authenticate` nor `facts`. Return `authenticated` from `authenticate`.',
  )
}

/** Returns the maximum size of a body in bytes. */
export const bodyLimitOf = ({ maxBodyBytes = 1024 * 1024 }: AdapterOptions): number => maxBodyBytes

type Listeners = Pick<AdapterOptions, 'onVerdict' | 'onResponse' | 'onFault'>

/** Returns the listeners, with a default for each missing one. */
export const readListeners = (options: Listeners): Required<Listeners> => ({
  onVerdict: options.onVerdict ?? (() => {}),
  onResponse: options.onResponse ?? (() => {}),
  onFault: options.onFault ?? ((error) => console.error(error)),
})

/** Calls a listener. Reports what it throws to `onFault`. */
export function notify<Report>(
  { onFault }: Pick<GateSettings, 'onFault'>,
  listener: (report: Report) => void,
  report: Report,
): void {
  const failed = (error: unknown) => {
    if ((listener as unknown) !== onFault) notify({ onFault }, onFault, error)
  }
  try {
    const done = listener(report) as unknown
    // The listener may be async.
    if (done instanceof Promise) done.catch(failed)
  } catch (error) {
    failed(error)
  }
}
