import { bundle, type Loaders } from './bundle.js'
import { close, collect, fileOf, run, type Test } from './test-api.js'
import { testFiles } from './test-files.js'

interface Result {
  /** A file (the loading of it, and its tests outside of any `describe`) or a `describe` in it. */
  group: string
  milliseconds: number
  /** What failed first. */
  failure?: string
}

/** The tests of the library, run again and again in this process. */
export class Suite {
  readonly #files: readonly string[]
  readonly #evaluate: () => Loaders
  readonly #lastFailures = new Map<string, number>()

  static async of(root: string): Promise<Suite> {
    const files = testFiles(root)
    return new Suite(files, await bundle(root, files))
  }

  private constructor(files: readonly string[], evaluate: () => Loaders) {
    this.#files = files
    this.#evaluate = evaluate
  }

  /** Runs every group; `onGroup` is called with each group as it starts. */
  async runAll(onGroup: (group: string) => void): Promise<Result[]> {
    const results: Result[] = []
    for (const file of this.#files) {
      onGroup(file)
      const groups = load(this.#evaluate(), file)
      for (const [group, tests] of groups) {
        onGroup(group)
        results.push(await this.#runGroup(group, tests))
      }
    }
    return results
  }

  /** Runs these groups, or all, up to the first failure; the tests of a file where it is named. */
  async firstFailure(groups: readonly string[] = this.#files): Promise<Result | undefined> {
    const loaders = this.#evaluate()
    const files = new Map<string, Groups>()
    for (const group of this.#likelyFirst(groups, (name) => name)) {
      const file = fileOf(group)
      try {
        const known = files.get(file) ?? load(loaders, file)
        files.set(file, known)
        const tests = group === file ? [...known.values()].flat() : (known.get(group) ?? [])
        const result = await this.#runGroup(group, tests)
        if (result.failure !== undefined) return result
      } catch (error) {
        return { group, milliseconds: 0, failure: `${file} cannot be loaded: ${error}` }
      }
    }
    return undefined
  }

  async #runGroup(group: string, tests: readonly Test[]): Promise<Result> {
    const start = performance.now()
    const failure = await this.#failureOf(tests)
    return { group, milliseconds: performance.now() - start, ...(failure && { failure }) }
  }

  async #failureOf(tests: readonly Test[]): Promise<string | undefined> {
    const ran: Test[] = []
    try {
      const likely = this.#likelyFirst(tests, ({ title }) => title)
      for (const test of this.#likelyFirst(likely, ({ group }) => group)) {
        ran.push(test)
        await run(test)
      }
      return undefined
    } catch (error) {
      const { group, title } = ran.at(-1) as Test
      for (const name of [fileOf(group), group, title]) {
        this.#lastFailures.set(name, this.#failures++)
      }
      return `${title}: ${error instanceof Error ? error.message : error}`
    } finally {
      await close(ran)
    }
  }

  #failures = 1

  /** What killed one mutant is likely to kill the next, so it comes first. */
  #likelyFirst<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
    const last = (item: Item) => this.#lastFailures.get(nameOf(item)) ?? 0
    return [...items].sort((one, other) => last(other) - last(one))
  }
}

type Groups = Map<string, Test[]>

/** The tests of a file by group; its own group is there even if it has none. */
function load(loaders: Loaders, file: string): Groups {
  const groups: Groups = new Map([[file, []]])
  for (const test of collect(file, loaders[file] as () => void)) {
    const tests = groups.get(test.group) ?? []
    groups.set(test.group, tests)
    tests.push(test)
  }
  return groups
}
