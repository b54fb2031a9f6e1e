import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unregisterSchema } from '@hyperjump/json-schema/draft-2020-12'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type Overlay, root, Sandbox } from './sandbox.js'

/** Returns the first test that fails, as `file > title`; undefined if all pass. */
type Killer = string | undefined

type Body = (...row: unknown[]) => unknown
interface Test {
  title: string
  run: () => unknown
}

/**
 * The part of `vitest` that the tests run here import: it collects tests and runs them in order.
 */
function collector() {
  const tests: Test[] = []
  const titles: string[] = []
  const describe = (title: string, body: Body, ...row: unknown[]) => {
    titles.push(title)
    body(...row)
    titles.pop()
  }
  const it = (title: string, body: Body, ...row: unknown[]) => {
    tests.push({ title: [...titles, title].join(' > '), run: () => body(...row) })
  }
  const withEach = (define: (title: string, body: Body, ...row: unknown[]) => void) =>
    Object.assign(define, {
      each: (rows: unknown[]) => (title: string, body: Body) => {
        for (const row of rows) {
          const cells = Array.isArray(row) ? row : [row]
          define(titled(title, cells), body, ...cells)
        }
      },
    })
  const each = withEach(it)
  const api = {
    __esModule: true,
    describe: withEach(describe),
    it: each,
    test: each,
    expect,
    vi: { setConfig: () => undefined },
  }
  return { tests, api }
}

const titled = (title: string, cells: unknown[]): string => {
  let index = 0
  return title
    .replaceAll(/%[sd]/g, () => String(cells[index++]))
    .replaceAll(/\$(\w+)/g, (_, key) => String((cells[0] as Record<string, unknown>)?.[key]))
}

/**
 * Test files that run in one process and notice a change within a second or two, the most effective
 * first. The other tests start processes or do not read the contract.
 */
export const quickFiles = [
  'test/rules/rule-list.test.ts',
  'test/contract/documented-terms.test.ts',
  'test/conformance/cases.test.ts',
  'test/contract/marks.test.ts',
  'test/contract/response-schemas.test.ts',
  'test/contract/parameter-patterns.test.ts',
  'test/contract/template.test.ts',
  'test/rules/states.test.ts',
  'test/responses/checks.test.ts',
  'test/rules/every-rule.test.ts',
  'test/responses/expected-test-results.test.ts',
  'test/http/match.test.ts',
  'test/protocol/idempotency.test.ts',
  'test/protocol/fingerprint.test.ts',
  'test/engine/envelope.test.ts',
  'test/engine/messages.test.ts',
  'test/engine/options.test.ts',
  'test/engine/replay.test.ts',
  'test/engine/ten-faults.test.ts',
  'test/engine/check.test.ts',
  'test/contract/examples.test.ts',
  'test/contract/agreement.test.ts',
  'test/rules/every-operation.test.ts',
  'test/engine/facts-needed.test.ts',
  'test/standard-schema.test.ts',
  'test/responses/conforming.test.ts',
]

/** Those of them that read the documents themselves, and not only what is generated from them. */
const documentReaders = [
  'test/contract/documented-terms.test.ts',
  'test/contract/marks.test.ts',
  'test/contract/response-schemas.test.ts',
  'test/contract/parameter-patterns.test.ts',
  'test/contract/template.test.ts',
  'test/rules/states.test.ts',
  'test/contract/examples.test.ts',
  'test/responses/conforming.test.ts',
]

/** Those that read the JSON Schemas of bodies, too. */
const schemaReaders = [
  'test/rules/rule-list.test.ts',
  'test/standard-schema.test.ts',
  'test/contract/agreement.test.ts',
  ...documentReaders,
]

/** The tests that may notice a change of the documents by which these generated files differ. */
export function readersOf(differing: readonly string[]): readonly string[] {
  if (differing.length === 0) return documentReaders
  const isOfSchemas = (name: string) => name === 'body-schemas.ts' || name.startsWith('schemas/')
  return differing.every(isOfSchemas) ? schemaReaders : quickFiles
}

/** Packages have to be imported before they can be required. */
export async function loadPackages(): Promise<Map<string, unknown>> {
  const packages = new Map<string, unknown>()
  const sources = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('cli'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  for (const source of sources) {
    for (const [, name = ''] of source.matchAll(/^(?:import|\}) .*from '([^.'][^']*)'/gm)) {
      if (packages.has(name) || name.startsWith('node:') || name === 'vitest') continue
      packages.set(name, { ...(await import(name)), __esModule: true })
    }
  }
  const validator = packages.get('@hyperjump/json-schema/draft-2020-12') as Record<string, unknown>
  const { addSchema } = validator as { addSchema: (schema: unknown, url: string) => void }
  // It keeps schemas by URL and refuses a URL it already has.
  validator.addSchema = (schema: unknown, url: string) => {
    unregisterSchema(url)
    addSchema(schema, url)
  }
  return packages
}

/** How many mutants had been tested when a file noticed its last one. */
const lastNotice = new Map<string, number>()
let tested = 0

/**
 * Runs the files in order until a test fails. The file that noticed the previous mutant is likely to
 * notice this one and runs first, starting with the tests whose titles contain a hint.
 */
export async function firstFailure(
  files: readonly string[],
  overlay: Overlay,
  packages: ReadonlyMap<string, unknown>,
  seed: number,
  hints: readonly string[] = [],
): Promise<Killer> {
  fc.configureGlobal({ seed })
  const own = new Map(packages)
  const sandbox = new Sandbox(overlay, own)
  const last = (file: string) => lastNotice.get(file) ?? 0
  tested++
  for (const file of [...files].sort((one, other) => last(other) - last(one))) {
    const { tests, api } = collector()
    own.set('vitest', api)
    try {
      sandbox.load(file)
    } catch {
      lastNotice.set(file, tested)
      return `${file} > cannot be loaded`
    }
    const speaksOf = ({ title }: Test) => hints.some((hint) => title.includes(hint))
    const likely = tests.filter(speaksOf)
    const ordered =
      likely.length === 0 ? tests : [...likely, ...tests.filter((each) => !speaksOf(each))]
    for (const { title, run } of ordered) {
      try {
        await run()
      } catch {
        lastNotice.set(file, tested)
        return `${file} > ${title}`
      }
    }
  }
  return undefined
}
