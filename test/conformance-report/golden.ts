import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

const hint =
  'If it is meant so, UPDATE_GOLDEN=1 npx vitest run test/conformance-report writes it down'

/** Compares a text with a file in `golden/`. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`golden/${name}`, import.meta.url)
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, text)
  expect(text, hint).toBe(readFileSync(file, 'utf8'))
}
