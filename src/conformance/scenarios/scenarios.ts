// In the build, this is `built-cases.ts`. (tools/build/plugins.ts)
import { scenarioFiles } from '../../../tools/conformance/scenario-files.js'
import type { JsonObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import type { Stored } from '../sequences/call.js'
import type { Sequence } from '../sequences/sequence.js'
import { runScenario } from './run-scenario.js'
import { type Scenario, type ScenarioFiles, type Step, usesOtherAccount } from './scenario.js'
import { filled } from './values.js'

/** Reads the scenarios as sequences of calls. */
export function scenarioSequences(): Sequence[] {
  const { scenarios, bodies } = scenarioFiles()
  return scenarios.flatMap((scenario) => {
    const [[name, list]] = Object.entries(scenario.for ?? { once: [1] }) as [[string, unknown[]]]
    return list.map((value) => sequenceOf(scenario, { [name]: value as JsonObject }, bodies))
  })
}

/** Seconds that a scenario with schedules waits. */
const untilSeconds = 5

function sequenceOf(scenario: Scenario, own: JsonObject, bodies: ScenarioFiles['bodies']) {
  const { id, summary, source, workspace, calls } = scenario
  const stored = scenario.stored && (filled(scenario.stored, { named: own, now: 0 }) as Stored)
  const all = operationsOf([...calls, ...(scenario.random?.after ?? [])])
  const operations = [...new Set(all)] as [OperationName, ...OperationName[]]
  const sequence: Sequence = {
    id: `sequence/${id}`,
    summary,
    source,
    operations,
    ...(workspace && { workspace }),
    ...(stored && { stored }),
    ofServer: usesOtherAccount(scenario),
    isRandom: scenario.random !== undefined,
    needsTime: calls.some((step) => 'until' in step) ? untilSeconds : 0,
    run: (session) => runScenario(session, scenario, own, bodies),
  }
  return sequence
}

/** Returns the operations of steps, that of the first call first. */
const operationsOf = (steps: readonly Step[]): OperationName[] =>
  steps.flatMap((step) => {
    if ('calls' in step) return operationsOf(step.calls)
    if ('together' in step) return operationsOf(step.together)
    const isOfEarlier = 'repeat' in step || 'until' in step || 'differ' in step
    return isOfEarlier ? [] : (Object.keys(step) as OperationName[])
  })
