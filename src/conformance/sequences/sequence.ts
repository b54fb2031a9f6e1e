import type { Facts, FindingLevel, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { Resources } from '../world/world.js'

/** A sequence of calls whose responses must be consistent. */
export interface Sequence {
  id: `sequence/${string}`
  /** The requirement. */
  summary: string
  /** The operations it tests; it runs if one of them is selected. */
  operations: readonly [OperationName, ...OperationName[]]
  /** Section of the API description that requires it. */
  source: string
  /** Whether it runs only on request, because it strains the server. */
  isOnRequest?: boolean
  /** Where a sequence on request runs anyway: on every server, or where the suite sets the state. */
  byDefault?: 'always' | 'controlled'
  /** Seconds that it waits, for example for a schedule; absent: none. */
  needsTime?: number
  /** Whether it creates something although its operations do not. */
  creates?: boolean
  /** Whether its calls are random: most of what they show, other sequences show in fewer. */
  isRandom?: boolean
  /** Whether it needs the accounts of the server: it runs before the suite sets any state. */
  ofServer?: boolean
  /** Settings of the workspace beside its inventories, if the suite controls the server. */
  workspace?: SandboxWorkspace
  /** What the API cannot create: stored where the suite sets the state, or of the fixtures. */
  stored?: Stored
  run(session: Session): Promise<void>
}

/** A campaign or offering that the API cannot create, or not in this state. */
export type Stored = Readonly<
  | { campaign: { channel: 'SMS' }; offering?: never }
  | { offering: { status: 'active' | 'expired' | 'archived' }; campaign?: never }
>

/** A call of a sequence. Key and request id are generated if absent. */
export interface SequenceCall extends Pick<RequestInput, 'params' | 'query' | 'body'> {
  /** The idempotency key. */
  key?: string
  requestId?: string
  /** Other credentials than those of the run, `<username>:<password>`. */
  credentials?: string
  /** The text of the body, where `body` cannot express it. */
  text?: string
}

export interface Answered {
  response: ReceivedResponse
  status: number
  isSuccess: boolean
  /** `data` of a success. */
  data: unknown
}

export interface Checked extends Answered {
  /** Whether the contract accepts the request. */
  isValid: boolean
}

/** An expectation of a sequence, and the finding if it fails. */
export interface Expectation {
  operation: OperationName
  target?: string
  level?: FindingLevel
  message: string
  /** Which of the assertions of the sequence failed, as one word. */
  cause?: string
  /** The statement that requires it. Default: the summary of the sequence. */
  requirement?: string
  expected: unknown
  got: unknown
}

/** The connection of a sequence to the server. */
export interface Session {
  /** Sends a call, and checks the response itself too. */
  call(operation: OperationName, call?: SequenceCall): Promise<Answered>
  /** Sends a call, and ends the sequence unless it succeeds. */
  callOk(operation: OperationName, call?: SequenceCall): Promise<Answered>
  /**
   * Sends a call to a server that has known facts, and checks the verdict too. Returns undefined without
   * sending a request that has several violations. `stated` are rules with a decision that the call does
   * not depend on.
   */
  check(
    operation: OperationName,
    call: SequenceCall,
    facts: Facts,
    stated?: readonly string[],
  ): Promise<Checked | undefined>
  /** Sets the state of the server as at the beginning; findings show only the steps after it. */
  begin(): Promise<void>
  /** What the state has at the beginning beside the workspace. */
  stored(): Resources | undefined
  /** Reports a finding unless `holds`, with the last call of the operation. */
  assert(holds: boolean, expectation: Expectation): void
  /** Ends the sequence, because it cannot run on this server. */
  skip(reason: string): never
  /** The time of the server's clock, in milliseconds, if it ran like the clock of the suite at first. */
  now(): number
  /** Waits for a number of seconds, or advances the clock of the server. */
  wait(seconds: number): Promise<void>
  /** Waits for a rate limit, or returns false if the run may not wait that long. */
  waitForLimit(seconds: number): Promise<boolean>
  /** The known data of the workspace. */
  readonly workspace: SandboxWorkspace
  /** The id of something like `stored`; undefined if the server has none. */
  readonly storedId: string | undefined
  /** The credentials of the run, `<username>:<password>`. */
  readonly credentials: string
  /** Credentials of another workspace; undefined if none are known. */
  readonly otherCredentials: string | undefined
  /** A word that no name on the server contains. */
  readonly unique: string
  /** Whether the suite sets the state of the server. */
  readonly isControlled?: boolean
  /** The largest body in bytes that the server accepts, if known. */
  readonly maxBodyBytes: number | undefined
  /** The base address; undefined without a network. */
  readonly address: URL | undefined
}

/** Thrown to end a sequence. */
export class SequenceSkipped extends Error {
  override name = 'SequenceSkipped'
}
