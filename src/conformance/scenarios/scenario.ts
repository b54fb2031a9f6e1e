import type { JsonObject } from '../../core/base/json.js'
import type { FindingLevel, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { Stored } from '../sequences/call.js'

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
  /** What the server has that the API cannot create; the calls name it `stored`. */
  stored?: Stored
  /** Whether it needs a server whose state the suite sets. */
  controlled?: boolean
  /** Where its calls are drawn at random, again and again, each from the state at the beginning. */
  random?: Random
  calls: readonly Step[]
}

/** What is drawn with each call, and the steps that follow it. */
export interface Random {
  any: Readonly<Record<string, readonly unknown[] | string>>
  after: readonly Step[]
}

/** Returns whether a scenario needs the accounts of the server. */
export const usesOtherAccount = ({ calls }: Scenario): boolean =>
  JSON.stringify(calls).includes('$otherCredentials')

/**
 * A call by the name of its operation, a call again with its key, calls at once, the wait for a status of
 * an offering, a comparison of two answers, or steps with each value of a name.
 */
export type Step = StepCall | StepRepeat | StepTogether | StepUntil | StepDiffer | StepLoop

type StepCall = { readonly [Name in OperationName]?: ScenarioCall }

export interface StepRepeat {
  repeat: string
  /** Whether its key is in capital letters this time. */
  upperCase?: boolean
}

export interface StepTogether {
  together: readonly StepCall[]
  atMostOne?: boolean
  sameKey?: boolean
}

export interface StepUntil {
  until: { of: string; status: string }
}

/** Open calls whose answers must say different things. */
export interface StepDiffer {
  differ: readonly [one: string, other: string]
  requirement: string
}

export interface StepLoop {
  for: Loop
  calls: readonly Step[]
}

/** A name, and its values: a list, or the name of one. */
type Loop = Readonly<Record<string, readonly unknown[] | string>>

/** What a call sends, and what its answer means. Texts name values with `$`. */
export interface ScenarioCall {
  /** The name of what it creates or shows, or of the call. */
  as?: string
  /** The campaign or offering that it is about. */
  of?: string
  /** The name of a body, the only fields of it to send, and what is merged into it. */
  body?: string
  only?: readonly string[]
  with?: JsonObject | string | readonly JsonObject[]
  /** The name of an earlier call, whose key it uses. */
  key?: string
  /** Whether the server may reject it; the scenario goes on then. */
  mayFail?: boolean
  /** Whether the scenario states that it succeeds or fails, where the rules leave it open. */
  succeeds?: boolean
  /** Whether it is open what the answer is, and the call changes nothing that is known. */
  open?: boolean
  /** Other credentials, `<username>:<password>`; the call is open then. */
  credentials?: string
  /** Whether its answer may lack items, because their filter or status is not documented. */
  mayLack?: boolean
  /** A text that its answer must not show anywhere. */
  without?: string
  /** The highest level of what its answer shows. */
  level?: FindingLevel
  /** The statement that it rests on. Default: that of the scenario. */
  requirement?: string
}

export interface ScenarioFiles {
  bodies: Readonly<Record<string, JsonObject>>
  scenarios: readonly Scenario[]
}
