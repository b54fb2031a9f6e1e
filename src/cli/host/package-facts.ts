import { readFileSync } from 'node:fs'
import { packageRoot } from './package-root.js'

/** Facts of `package.json`. */
export interface PackageFacts {
  version: string
  /** URL of the repository. */
  homepage?: string
  /** URL of the files of this version. */
  files?: string
}

interface Manifest {
  version: string
  repository: { url: string }
}

export function packageFacts(): PackageFacts {
  const text = readFileSync(new URL('package.json', packageRoot))
  const { version, repository } = JSON.parse(String(text)) as Manifest
  const homepage = repository.url.replace(/^git\+|\.git$/g, '')
  return { version, homepage, files: `${homepage}/blob/v${version}` }
}
