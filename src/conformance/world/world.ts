import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { NotMade, Realized, Situation } from '../checking/trial.js'

/** How the server under test is brought to know what a request needs. */
export interface World {
  /** The situation as it is on this server, or why it cannot be had there. */
  realize(situation: Situation): Promise<Realized | NotMade>
  /** Forgets what was before a sequence of calls, where that can be had. */
  begin(workspace: SandboxWorkspace): Promise<void>
  /** Whether the server is told what its workspace is. */
  readonly isTold: boolean
}
