export type { SandboxClock } from './clock.js'
export {
  type SandboxCredentials,
  type SandboxData,
  type SandboxWorkspace,
  sampleData,
} from './data.js'
export type { Exchange, Mutant } from './mutant.js'
export type { Handler, Handling, Outcome } from './operations/handling.js'
export type { EarlierCall, GivenState } from './read-given.js'
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.js'
