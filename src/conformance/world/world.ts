import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { NotRun, PreparedRequest, Scenario } from '../checking/trial.js'

/** Prepares the server under test for requests. */
export interface World {
  /** Prepares a scenario on this server, or returns why it cannot run there. */
  prepare(scenario: Scenario): Promise<PreparedRequest | NotRun>
  /** Resets the server before a sequence of calls, if it can be reset. */
  begin(workspace: SandboxWorkspace): Promise<void>
  /** Whether the suite sets the state of the server. */
  readonly isControlled: boolean
}
