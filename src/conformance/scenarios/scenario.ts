import type { JsonObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'

/** A scenario as `conformance/scenarios/` states it. (README.md there) */
export interface Scenario {
  id: string
  summary: string
  /** The section of the API description that requires it. */
  source: string
  /** The statement that the answers of its calls rest on. Default: the summary. */
  requirement?: string
  /** A scenario of its own for each value of a name. */
  for?: Loop
  workspace?: SandboxWorkspace
  calls: readonly Step[]
}

/**
 * A call by the name of its operation, a call again with its key, calls at once, the wait for a status of
 * an offering, or steps with each value of a name.
 */
export type Step = StepCall | { readonly repeat: string } | StepTogether | StepUntil | StepLoop

type StepCall = { readonly [Name in OperationName]?: ScenarioCall }

export interface StepTogether {
  together: readonly StepCall[]
  /** Whether at most one of them succeeds. */
  atMostOne?: boolean
}

export interface StepUntil {
  until: { of: string; status: string }
}

export interface StepLoop {
  for: Loop
  calls: readonly Step[]
}

/** A name, and its values: a list, or the name of one. */
type Loop = Readonly<Record<string, readonly unknown[] | string>>

/** What a call sends, and what its answer means. Texts name values with `$`. */
export interface ScenarioCall {
  /** The name of the campaign or offering that it creates, or of the call. */
  as?: string
  /** The campaign or offering that it is about. */
  of?: string
  /** The name of a body, the only fields of it to send, and what is merged into it. */
  body?: string
  only?: readonly string[]
  with?: JsonObject | string | readonly JsonObject[]
  /** Whether the server may reject it; the scenario goes on then. */
  mayFail?: boolean
  /** Whether the scenario states that it succeeds or fails, where the rules leave it open. */
  succeeds?: boolean
  /** A text that its answer must not show anywhere. */
  without?: string
  /** The highest level of what its answer shows. */
  level?: FindingLevel
  /** The statement that it rests on. Default: that of the scenario. */
  requirement?: string
}

/** The scenarios and bodies of all files. */
export interface ScenarioFiles {
  bodies: Readonly<Record<string, JsonObject>>
  scenarios: readonly Scenario[]
}
