import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Compares with a file of `golden/`; `UPDATE_GOLDEN=1 npx vitest run test/cli` writes it anew. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`golden/${name}.txt`, import.meta.url)
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
}
