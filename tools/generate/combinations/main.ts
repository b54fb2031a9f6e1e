import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import {
  combinableCase,
  combinableVariant,
} from '../../../src/conformance/combinations/combinable.js'
import { storedVariants } from '../../../src/conformance/variants/stored-variants.js'
import { scenarioOf } from '../../../src/conformance/world/case-scenario.js'
import { withDefaultFacts } from '../../../src/conformance/world/default-facts.js'
import { createContract } from '../../../src/core/index.js'
import { writeLines } from '../write-lines.js'
import { combine } from './combine.js'

/*
 * Writes `generated/combinations.json`: cases, and variants, of which one request can show that a server
 * treats all of them correctly.
 */

const setup = { contract: createContract(), contractOptions: {}, maxBodyBytes: undefined }
const cases = loadCases()
const ofCases = cases.flatMap((each) => {
  const scenario = scenarioOf(each, setup)
  return 'skipped' in scenario ? [] : (combinableCase(each, withDefaultFacts(scenario)) ?? [])
})
const ofVariants = storedVariants(cases, () => true).flatMap(
  (variant) => combinableVariant(variant) ?? [],
)

writeLines('combinations', { combinations: [...combine(ofCases), ...combine(ofVariants)] })
