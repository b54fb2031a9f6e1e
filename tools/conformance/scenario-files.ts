import type { Scenario, ScenarioFiles } from '../../src/conformance/scenarios/scenario.js'
import type { JsonObject } from '../../src/core/base/json.js'
import { read, yamlIn } from './case-files.js'

/** Returns the scenarios of all files, and the bodies of their calls. */
export function scenarioFiles(): ScenarioFiles {
  const files = yamlIn('scenarios/').filter((file) => file !== 'bodies.yaml')
  return {
    bodies: read('scenarios/bodies.yaml') as Record<string, JsonObject>,
    scenarios: files.flatMap((file) => read(`scenarios/${file}`) as Scenario[]),
  }
}
