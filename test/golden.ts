import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { parse, stringify } from 'yaml'

const isUpdate = process.env.UPDATE_GOLDEN !== undefined

/**
 * What is pinned word for word: lists of texts by the name of their case, in a file to be read in
 * review. `UPDATE_GOLDEN=1 npx vitest run <test>` writes the file anew.
 */
export function golden(file: URL) {
  const pinned: Record<string, string[]> = isUpdate ? {} : parse(readFileSync(file, 'utf8'))
  const found: Record<string, string[]> = {}
  if (isUpdate) afterAll(() => writeFileSync(file, stringify(found, { lineWidth: 0 })))
  return {
    names: Object.keys(pinned),
    expectTexts(name: string, texts: readonly string[]): void {
      if (texts.length > 0) found[name] = [...texts]
      if (!isUpdate) expect(texts).toEqual(pinned[name] ?? [])
    },
  }
}
