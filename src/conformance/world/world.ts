import type { JsonObject } from '../../core/base/json.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { NotRun, PreparedRequest, Scenario } from '../checking/trial.js'
import type { FindingStep } from '../report/exchange.js'

export interface Resources {
  campaign?: JsonObject
  offering?: JsonObject
}

export interface World {
  /**
   * Prepares a scenario on this server, or returns why it cannot run there. `establish` of the result
   * sets the state that only this request needs.
   */
  prepare(scenario: Scenario): Promise<PreparedRequest | NotRun>
  /**
   * Resets the server before a sequence of calls, and stores what it needs, if the server can be reset;
   * returns the requests.
   */
  begin(workspace: SandboxWorkspace, stored?: Resources): Promise<readonly FindingStep[]>
  /**
   * Advances the clock of the server by a number of seconds and returns the request; undefined if the
   * suite can only wait.
   */
  advance(seconds: number): Promise<FindingStep | undefined>
  /** Remembers the data and the clock of the server, if it has endpoints for them. */
  save(): Promise<void>
  /**
   * Restores the data and the clock that the server had before the run, if it has endpoints for them.
   * Returns why that failed, otherwise undefined. Never rejects.
   */
  end(): Promise<string | undefined>
  /** Sets the state for a request and sends it while no other one can change the state that it needs. */
  exclusively<Result>(exchange: () => Promise<Result>): Promise<Result>
  /** Whether the suite sets the state of the server. */
  readonly isControlled: boolean
}
