import { Suite } from './suite.js'

/** What instrumented code shares with the runner, as Stryker defines it. */
interface Instrumentation {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: object
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

interface MutantRun {
  activeMutant: { id: string }
  testFilter?: string[]
  hitLimit?: number
}

const shared: Instrumentation = {}
Reflect.set(globalThis, '__stryker__', shared)

/**
 * Runs mutants in one process that compiles the tests once. A mutant is active from the moment that
 * the modules are evaluated, so Stryker treats none as static. What Stryker takes for a test is a
 * group of ours: a list of all tests that reach each mutant would be as long as it is useless.
 */
class SuiteRunner {
  #suite: Suite | undefined

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    this.#suite = await Suite.of(process.cwd())
  }

  async dryRun() {
    const results = await this.#loaded.runAll((group) => {
      shared.currentTestId = group
    })
    shared.currentTestId = undefined
    const tests = results.map(({ group, milliseconds, failure }) => ({
      id: group,
      name: group,
      timeSpentMs: milliseconds,
      ...(failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure }),
    }))
    return { status: 'complete', tests, mutantCoverage: shared.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun) {
    Object.assign(shared, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    const result = await this.#loaded.firstFailure(testFilter)
    const hits = shared.hitCount ?? 0
    Object.assign(shared, { activeMutant: undefined, hitCount: undefined })
    if (hitLimit !== undefined && hits > hitLimit) {
      return { status: 'timeout', reason: `Hit limit reached (${hits}/${hitLimit})` }
    }
    const nrOfTests = testFilter?.length ?? 0
    return result === undefined
      ? { status: 'survived', nrOfTests }
      : { status: 'killed', nrOfTests, killedBy: [result.group], failureMessage: result.failure }
  }

  get #loaded(): Suite {
    if (this.#suite === undefined) throw new Error('The suite is not loaded yet.')
    return this.#suite
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'suite', injectableClass: SuiteRunner }]
