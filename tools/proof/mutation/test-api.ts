import { createRequire } from 'node:module'
import { format } from 'node:util'

/** A test as the suite runs it. */
export interface Test {
  /** Its file and its outermost `describe`: the unit that a mutant is run against. */
  group: string
  title: string
  suites: readonly Suite[]
  body: () => unknown
}

interface Suite {
  title: string
  before: (() => unknown)[]
  after: (() => unknown)[]
  isOpen: boolean
}

type Body = (...values: unknown[]) => unknown

/** The tests that a file declares while it is loaded. */
export function collect(file: string, load: () => void): Test[] {
  tests = []
  suites = [newSuite(file)]
  load()
  return tests
}

/** The file of a group. */
export const fileOf = (group: string): string => group.split(separator, 1)[0] as string

const separator = ' > '

/** Runs one test, after what is to be run before the first of its suites. */
export async function run(test: Test): Promise<void> {
  for (const suite of test.suites) {
    if (!suite.isOpen) for (const hook of suite.before) await hook()
    suite.isOpen = true
  }
  try {
    await test.body()
  } finally {
    for (const hook of finishers.splice(0)) await hook()
  }
}

/** Runs what follows the last test of each suite. */
export async function close(ran: readonly Test[]): Promise<void> {
  for (const suite of new Set(ran.flatMap(({ suites }) => suites))) {
    if (suite.isOpen) for (const hook of suite.after) await hook()
    suite.isOpen = false
  }
}

let tests: Test[] = []
let suites: Suite[] = []
const finishers: (() => unknown)[] = []

const newSuite = (title: string): Suite => ({ title, before: [], after: [], isOpen: false })

function describe(title: string, body: () => void): void {
  suites = [...suites, newSuite(title)]
  body()
  suites = suites.slice(0, -1)
}

function it(title: string, ...options: unknown[]): void {
  const body = options.find((each) => typeof each === 'function') as Body
  const titles = [...suites.map((suite) => suite.title), title]
  tests.push({
    group: titles.slice(0, suites.length > 1 ? 2 : 1).join(separator),
    title: titles.join(separator),
    suites,
    body,
  })
}

const each =
  (declare: (title: string, body: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      const marks = title.match(/%[a-z]/g)?.length ?? 0
      declare(format(title, ...values.slice(0, marks)), () => body(...values))
    }
  }

const vitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'))
const { chai, ...expectations } = vitest('@vitest/expect')
chai.use(expectations.JestExtend)
chai.use(expectations.JestChaiExpect)
chai.use(expectations.JestAsymmetricMatchers)

const expect = (value: unknown, message?: string) => chai.expect(value, message)
Object.assign(expect, chai.expect, Reflect.get(globalThis, expectations.ASYMMETRIC_MATCHERS_OBJECT))
expectations.setState({ assertionCalls: 0 }, expect)
Reflect.set(globalThis, expectations.GLOBAL_EXPECT, expect)

/** What the tests use of vitest, run in this process and at once. */
export const testApi = {
  describe: Object.assign(describe, { each: each(describe) }),
  it: Object.assign(it, { each: each(it) }),
  test: Object.assign(it, { each: each(it) }),
  expect,
  beforeAll: (hook: () => unknown) => suites.at(-1)?.before.push(hook),
  afterAll: (hook: () => unknown) => suites.at(-1)?.after.push(hook),
  onTestFinished: (hook: () => unknown) => finishers.push(hook),
  vi: { setConfig: () => {} },
}
