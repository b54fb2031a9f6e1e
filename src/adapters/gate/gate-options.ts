import {
  assertOptions,
  isCount,
  isFunction,
  isObject,
  isOneOf,
  type OptionCheck,
} from '../../core/base/option-checks.js'
import { readHeaders } from '../../core/contract/request.js'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type Facts,
  type FactsNeeded,
  fingerprint,
  type MethodNotAllowed,
  type OperationName,
  parseBasicCredentials,
  type RequestInput,
  type ResponseVerdict,
  type StoredResponse,
  type Verdict,
} from '../../core/index.js'
import { timedIdempotency, timedRateLimits } from '../stores/store-deadline.js'
import type { IdempotencyStore, RateLimitStore } from '../stores/stores.js'

/** A request of the API before its body is read, as a server's own functions get it. */
export interface CallHead extends Omit<RequestInput, 'body' | 'bodyScan'> {
  operation: OperationName
  method: string
  url: string
}

/** A request of the API as a server's own functions get it. */
export interface Call extends CallHead {
  /** The parsed body; undefined where there is none or it cannot be parsed. */
  body?: unknown
  /** Names the facts that would decide more about this request, with the ids to look up. */
  needs(): FactsNeeded
  /** Returns what makes two requests the same for their idempotency key. */
  fingerprint(): string
}

/** What was found on a request. */
export interface VerdictReport {
  method: string
  url: string
  verdict: Verdict | MethodNotAllowed
}

/** What was found on a response of the server. */
export interface ResponseReport {
  operation: OperationName
  response: StoredResponse
  verdict: ResponseVerdict
}

/** What an adapter can be told; every option is optional. */
export interface AdapterOptions {
  /** The options of the contract, such as `serviceName`. */
  contract?: ContractOptions
  /**
   * Looks up what needs no body, before the body is read: `authenticated`, `permitted`,
   * `workspace.offeringsEnabled`, `now`. A request that these facts reject costs no more than its
   * headers. What it throws is answered with the documented 500.
   */
  authenticate?: (operation: OperationName, call: CallHead) => Facts | Promise<Facts>
  /** Looks up what only the server knows. What it throws is answered with the documented 500. */
  facts?: (operation: OperationName, call: Call) => Facts | Promise<Facts>
  /** `enforce` (default) answers what is wrong; `observe` lets every request through. */
  mode?: 'enforce' | 'observe'
  /** With `observe`, the share of the requests that are judged, from 0 to 1. Default 1. */
  sample?: number
  /** Told of every verdict. */
  onVerdict?: (report: VerdictReport) => void
  /**
   * Whether the handler's responses are checked: `off` (default), `report` to `onResponse`, or
   * `enforce`, which answers 500 in place of a response that breaks a MUST of the contract.
   */
  responses?: 'off' | 'report' | 'enforce'
  /** Told of every response that was checked. */
  onResponse?: (report: ResponseReport) => void
  /** Told of what went wrong on this side: facts, stores, callbacks. Default `console.error`. */
  onFault?: (fault: unknown) => void
  /** Remembers idempotency keys, so that a call is carried out once. Default none. */
  idempotency?: IdempotencyStore
  /** Remembers calls, so that rate limits hold. Default none. */
  rateLimits?: RateLimitStore
  /**
   * Returns whose keys and limits a call counts to. Default the username of its credentials; required
   * with a store where the contract accepts calls without Basic credentials.
   */
  client?: (call: CallHead) => string
  /** How many bytes a body may have; a larger one is answered 413. Default 1 MiB. */
  maxBodyBytes?: number
  /**
   * The key of a call is free again this many seconds after its process has died. Default 60. While
   * the handler runs, the lease is renewed, up to ten times its length.
   */
  leaseSeconds?: number
  /**
   * A store that does not answer within this many seconds has failed. Default 1; must be less than
   * `leaseSeconds`.
   */
  storeTimeoutSeconds?: number
  /**
   * How long responses are kept where the contract names no time, in seconds. Default 24 hours; must
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
  clock: () => Date
  limits: NonNullable<ContractOptions['limits']>
  /** Whether the contract answers 401 to a call without Basic credentials. */
  requiresCredentials: boolean
}

const withMethods = (...names: string[]): OptionCheck => [
  (value) => names.every((name) => typeof (value as never)?.[name] === 'function'),
  `a store with the method${names.length > 1 ? 's' : ''} ${names.join(', ')}`,
]

const checks: { readonly [Name in keyof Required<AdapterOptions>]: OptionCheck } = {
  contract: isObject,
  authenticate: isFunction,
  facts: isFunction,
  mode: isOneOf('enforce', 'observe'),
  sample: [
    (value) => typeof value === 'number' && value >= 0 && value <= 1,
    'a number from 0 to 1',
  ],
  onVerdict: isFunction,
  responses: isOneOf('off', 'report', 'enforce'),
  onResponse: isFunction,
  onFault: isFunction,
  idempotency: withMethods('claim', 'complete', 'release'),
  rateLimits: withMethods('take'),
  client: isFunction,
  maxBodyBytes: isCount,
  leaseSeconds: isCount,
  storeTimeoutSeconds: [
    (value) => typeof value === 'number' && value > 0 && value <= 3600,
    'a number above 0, at most 3600',
  ],
  keepSeconds: isCount,
}

/** Options that hold requests up or back, which `observe` never does. */
const enforcing = ['idempotency', 'rateLimits'] as const

/** Checks the options and fills in the defaults. Throws a TypeError that names what is wrong. */
export function readGateOptions(options: AdapterOptions): GateSettings {
  assertOptions(options, checks)
  const { mode = 'enforce', sample = 1, responses = 'off' } = options
  const blocking = enforcing.find((name) => options[name] !== undefined)
  if (mode === 'observe' && (blocking !== undefined || responses === 'enforce')) {
    const name = blocking ?? 'responses'
    throw new TypeError(`Option \`${name}\` holds requests up, which mode \`observe\` never does.`)
  }
  if (mode === 'enforce' && sample !== 1) {
    throw new TypeError('Option `sample` is for mode `observe`; `enforce` judges every request.')
  }
  const contract = createContract(options.contract)
  const { idempotency, rateLimits, leaseSeconds = 60, keepSeconds = 24 * 60 * 60 } = options
  if (keepSeconds < leaseSeconds) {
    throw new TypeError(
      `Option \`keepSeconds\` (${keepSeconds}) must not be less than \`leaseSeconds\` (${leaseSeconds}):` +
        ' a response would be forgotten while its call may still run.',
    )
  }
  const { storeTimeoutSeconds = Math.min(1, leaseSeconds / 2) } = options
  if (storeTimeoutSeconds >= leaseSeconds) {
    throw new TypeError('Option `storeTimeoutSeconds` must be less than `leaseSeconds`.')
  }
  const requiresCredentials = refusesWithoutCredentials(contract)
  if ((idempotency ?? rateLimits) && options.client === undefined && !requiresCredentials) {
    throw new TypeError(
      'Option `client` is required: calls without Basic credentials have no user name, and all of' +
        ' them would share their keys and limits (rule auth/credentials-malformed is not `error`).',
    )
  }
  const ignored = idempotency && unusedRule(contract)
  if (ignored !== undefined) {
    throw new TypeError(
      `Option \`idempotency\` needs the rule ${ignored} as \`error\`: a call whose key is in use would run` +
        ' without one.',
    )
  }
  return {
    contract,
    clock: options.contract?.clock ?? (() => new Date()),
    limits: options.contract?.limits ?? {},
    authenticate: options.authenticate,
    facts: options.facts,
    mode,
    sample,
    responses,
    idempotency: idempotency && timedIdempotency(idempotency, storeTimeoutSeconds),
    rateLimits: rateLimits && timedRateLimits(rateLimits, storeTimeoutSeconds),
    storeTimeoutSeconds,
    requiresCredentials,
    ...readListeners(options),
    client: options.client ?? usernameOf,
    maxBodyBytes: bodyLimitOf(options),
    leaseSeconds,
    keepSeconds,
  }
}

function refusesWithoutCredentials(contract: Contract): boolean {
  const verdict = contract.check('getCampaign', { headers: {} })
  return !verdict.ok && verdict.violations.some(({ rule }) => rule === 'auth/credentials-malformed')
}

/** A rule that keeps a call from running beside another one with its key, but is not `error`. */
function unusedRule(contract: Contract): string | undefined {
  const headers = { 'Idempotency-Key': 'b7e23ec2-9af1-4d5c-8a36-0f4c1d2e3b4a' }
  const held = {
    state: 'in-progress',
    createdAt: new Date(0),
    expiresAt: new Date(8.64e15),
  } as const
  const found = ['', fingerprint('createOffering', {})].flatMap((own) => {
    const idempotency = { ...held, fingerprint: own }
    const verdict = contract.check('createOffering', { headers }, { idempotency })
    return verdict.ok ? [] : verdict.violations.map(({ rule }) => String(rule))
  })
  return ['idempotency/conflict', 'idempotency/in-progress'].find((rule) => !found.includes(rule))
}

/** How many bytes a body may have. */
export const bodyLimitOf = ({ maxBodyBytes = 1024 * 1024 }: AdapterOptions): number => maxBodyBytes

type Listeners = Pick<AdapterOptions, 'onVerdict' | 'onResponse' | 'onFault'>

/** Those who are told, with somebody in the place of each that is not given. */
export const readListeners = (options: Listeners): Required<Listeners> => ({
  onVerdict: options.onVerdict ?? (() => {}),
  onResponse: options.onResponse ?? (() => {}),
  onFault: options.onFault ?? ((fault) => console.error(fault)),
})

/** Returns the username of the credentials; '' where there are none. */
function usernameOf({ headers }: CallHead): string {
  const header = headers && readHeaders(headers).get('authorization')
  return parseBasicCredentials(header ?? '')?.username ?? ''
}

/** Calls a function of the user's; what it throws is no reason to fail. */
export function tell<Told>(
  { onFault }: Pick<GateSettings, 'onFault'>,
  listener: (told: Told) => void,
  told: Told,
): void {
  const failed = (fault: unknown) => {
    if ((listener as unknown) !== onFault) tell({ onFault }, onFault, fault)
  }
  try {
    const done = listener(told) as unknown
    // A function that is given may be an async one.
    if (done instanceof Promise) done.catch(failed)
  } catch (fault) {
    failed(fault)
  }
}
