import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const version = new RegExp(`(["'/])(v?)${manifest.version.replaceAll('.', '\\.')}(?=["'/])`, 'g')

/** Compares a text, apart from the version of the package, with a file in `golden/`. */
export function expectGolden(name: string, text: string): Promise<void> {
  const file = fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url))
  return expect(text.replaceAll(version, '$1$2<version>')).toMatchFileSnapshot(file)
}
