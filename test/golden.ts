import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, type RunnerTestSuite } from 'vitest'
import { parse, stringify } from 'yaml'

const isUpdate = process.env.UPDATE_GOLDEN !== undefined

/**
 * Pins texts word for word: lists of texts by the name of their case, in a file that is read in review.
 * `UPDATE_GOLDEN=1 npx vitest run <test>` writes the file anew. If some tests of the test file did not
 * pass, or did not run because of `-t`, their entries are kept.
 */
export function golden(file: URL) {
  const pinned: Record<string, string[]> =
    isUpdate && !existsSync(file) ? {} : parse(readFileSync(file, 'utf8'))
  const found: Record<string, string[]> = {}
  if (isUpdate) {
    // biome-ignore lint/correctness/noEmptyPattern: Vitest requires a pattern here
    afterAll(({}, suite) => {
      const kept = allPassed(suite) ? {} : pinned
      const texts = Object.entries({ ...kept, ...found }).filter(([, each]) => each.length > 0)
      writeFileSync(file, stringify(Object.fromEntries(texts), { lineWidth: 0 }))
    })
  }
  return {
    names: isUpdate ? [] : Object.keys(pinned),
    expectTexts(name: string, texts: readonly string[]): void {
      found[name] = [...texts]
      if (!isUpdate) expect(texts).toEqual(pinned[name] ?? [])
    },
  }
}

const allPassed = ({ tasks }: RunnerTestSuite): boolean =>
  tasks.every((task) => (task.type === 'suite' ? allPassed(task) : task.result?.state === 'pass'))
