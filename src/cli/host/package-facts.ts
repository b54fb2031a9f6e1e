import { readFileSync } from 'node:fs'

/** What the package says of itself. */
export interface PackageFacts {
  version: string
  /** Where its pages stand, once they have a home. */
  homepage?: string
}

export function packageFacts(): PackageFacts {
  const text = readFileSync(new URL('../../../package.json', import.meta.url))
  const { version, homepage } = JSON.parse(String(text)) as PackageFacts
  return { version, ...(homepage !== undefined && { homepage }) }
}
