import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const hint = 'If it is meant so, UPDATE_GOLDEN=1 npx vitest run test/cli writes it down'
const version = new RegExp(`(["'/])(v?)${manifest.version.replaceAll('.', '\\.')}(?=["'/])`, 'g')

/** Compares a text, apart from the version of the package, with a file in `golden/`. */
export function expectGolden(name: string, text: string): void {
  const file = new URL(`golden/${name}.txt`, import.meta.url)
  const found = text.replaceAll(version, '$1$2<version>')
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, found)
  expect(found, hint).toBe(readFileSync(file, 'utf8'))
}
