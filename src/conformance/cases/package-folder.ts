import { existsSync, readFileSync } from 'node:fs'

/** The folder of this package, wherever in it this code has been built to. */
export function packageFolder(): URL {
  const candidates = ['../', '../../', '../../../'].map((up) => new URL(up, import.meta.url))
  const found = candidates.find((url) => existsSync(new URL('conformance/cases.schema.json', url)))
  if (found === undefined) throw new Error('The conformance cases are not where they were packed.')
  return found
}

export const packageVersion = (): string =>
  JSON.parse(readFileSync(new URL('package.json', packageFolder()), 'utf8')).version
