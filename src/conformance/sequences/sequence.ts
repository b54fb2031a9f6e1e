import type { FindingLevel, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { ReceivedResponse } from '../report/report.js'

/** Calls that must fit together. */
export interface Sequence {
  id: `sequence/${string}`
  /** What must hold. */
  summary: string
  /** The operations that it is about; without them it is not run. */
  operations: readonly OperationName[]
  /** Section of the API description that says so. */
  source: string
  /** Only where it is asked for, because it strains the server. */
  isOnRequest?: boolean
  /** What the workspace must be set to, where the server can be told. */
  workspace?: SandboxWorkspace
  run(stage: Stage): Promise<void>
}

/** A call of a sequence: its own key and request id are made where none are given. */
export interface SequenceCall extends Pick<RequestInput, 'params' | 'query' | 'body'> {
  /** The idempotency key. */
  key?: string
  requestId?: string
}

export interface Answered {
  response: ReceivedResponse
  status: number
  isSuccess: boolean
  /** `data` of a success, whatever it holds. */
  data: unknown
}

/** What a sequence finds wrong. */
export interface Expectation {
  operation: OperationName
  target?: string
  level?: FindingLevel
  message: string
  expected: unknown
  got: unknown
}

/** What a sequence has to do with the server. */
export interface Stage {
  /** Sends a call; each answer is judged by itself too. */
  call(operation: OperationName, call?: SequenceCall): Promise<Answered>
  /** The same, where only a success lets the sequence go on. */
  done(operation: OperationName, call?: SequenceCall): Promise<Answered>
  /** Reports what does not hold, with the last call of that operation. */
  assert(holds: boolean, problem: Expectation): void
  /** Reports what was got where it is not what was expected. */
  assertEqual(problem: Expectation): void
  /** Ends the sequence, because something cannot be known or had here. */
  skip(reason: string): never
  /** Waits for so many seconds. */
  wait(seconds: number): Promise<void>
  /** The longest time in seconds to wait for a limit to end. */
  readonly longestWait: number
  /** What is known of the workspace. */
  readonly workspace: SandboxWorkspace
  /** A word that nothing on the server has in its name. */
  readonly unique: string
  /** The base address, where there is a network. */
  readonly address: URL | undefined
}

/** Ends a sequence. */
export class SequenceSkipped extends Error {
  override name = 'SequenceSkipped'
}
