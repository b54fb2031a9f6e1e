import { readFileSync } from 'node:fs'
import { packageRoot } from './package-root.js'

/** What the package says of itself. */
export interface PackageFacts {
  version: string
  /** Its repository, on the web. */
  homepage?: string
  /** Where the files of this version can be read. */
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
