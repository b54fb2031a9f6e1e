import { globSync } from 'tinyglobby'

/**
 * The tests that mutants are run against, fast ones first: those that run in one process, without
 * long repetitions and without the tests of the documents.
 */
export const testFiles = (root: string): string[] => {
  const found = globSync('test/**/*.test.ts', { cwd: root, ignore: left }).sort()
  return [...found.filter(isOfCases), ...found.filter((file) => !isOfCases(file))]
}

const isOfCases = (file: string): boolean => file.startsWith('test/conformance/')

const isOfArbitraries = process.env.MUTATE_ARBITRARIES !== undefined

const left = [
  // Of what stands at the edge, over sockets and with processes of its own.
  'test/adapters/**',
  'test/system/redis/**',
  // About what is generated, which they load by its place.
  'test/contract/registry.test.ts',
  'test/contract/validator-module.test.ts',
  'test/create-check.test.ts',
  'test/bench/**',
  // These check every kind of request but are slow, and other tests cover the rest.
  ...(isOfArbitraries ? [] : ['test/arbitraries/**']),
  'test/conformance/integrity.test.ts',
  'test/conformance/keywords.test.ts',
  'test/conformance/schemas.test.ts',
  'test/system/cli/process.test.ts',
  'test/docs/**',
  'test/models/**',
  'test/system/robustness/**',
  'test/types/**',
  'test/contract/agreement.test.ts',
  'test/system/contract/compiled.test.ts',
  'test/system/contract/regular-expressions.test.ts',
  'test/contract/response-schemas.test.ts',
  'test/engine/laws.test.ts',
  'test/engine/robustness.test.ts',
  'test/engine/self-conforming.test.ts',
  'test/system/json-text/large.test.ts',
  'test/rules/every-operation.test.ts',
]
