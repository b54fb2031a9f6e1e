import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { parse, stringify } from 'yaml'

/**
 * Pins every distinct text once, beside the name that sorts first among those that show it. Fails
 * for a text that the file lacks and for one that is no longer shown. Run the test with
 * `UPDATE_GOLDEN=1` to write the file anew, and read the diff.
 */
export function expectDistinctTexts(file: URL, shown: Iterable<readonly [string, string]>): void {
  const nameOf = new Map<string, string>()
  for (const [name, text] of shown) {
    const first = nameOf.get(text)
    if (first === undefined || name < first) nameOf.set(text, name)
  }
  const texts = [...nameOf].sort((a, b) => (`${a[1]} ${a[0]}` < `${b[1]} ${b[0]}` ? -1 : 1))
  if (process.env.UPDATE_GOLDEN !== undefined) {
    writeFileSync(file, stringify(Object.fromEntries(texts), { lineWidth: 0 }))
  }
  expect(Object.fromEntries(texts)).toEqual(parse(readFileSync(file, 'utf8')))
}
