import { readFileSync } from 'node:fs'
import { packageRoot } from './package-root.js'

/** Facts of `package.json`. */
export interface PackageFacts {
  version: string
  /** URL of the website, with a slash at the end. */
  homepage?: string
}

export function packageFacts(): PackageFacts {
  const text = readFileSync(new URL('package.json', packageRoot))
  const { version, homepage } = JSON.parse(String(text)) as Required<PackageFacts>
  return { version, homepage }
}
