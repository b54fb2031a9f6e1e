import fc from 'fast-check'
import * as yaml from 'yaml'
import { testApi } from './test-api.js'

fc.configureGlobal({ seed: 1, endOnFailure: true })

/** As many runs of a property as a mutant is worth. */
const mostRuns = Number(process.env.MUTATION_RUNS ?? 100)

const limited = (parameters: { numRuns?: number } = {}) => ({
  ...parameters,
  numRuns: Math.min(parameters.numRuns ?? 100, mostRuns),
})

const assert = (property: never, parameters?: { numRuns?: number }) =>
  fc.assert(property, limited(parameters))

const parsed = new Map<string, unknown>()

/** The documents are parsed once and frozen. */
function parse(text: string, options?: object): unknown {
  const key = `${JSON.stringify(options)}${text}`
  if (!parsed.has(key)) parsed.set(key, deepFreeze(yaml.parse(text, options)))
  return parsed.get(key)
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner)
    Object.freeze(value)
  }
  return value
}

/** What the suite has instead of a package: the same at less cost. */
export const replacements: Record<string, object> = {
  vitest: testApi,
  yaml: { ...yaml, parse },
  'fast-check': { ...fc, assert },
}
