import { readFileSync } from 'node:fs'

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

/** The folder of the package, from the source and from the build. */
export const packageRoot = new URL(
  import.meta.url.endsWith('.ts') ? '../../../' : '../../',
  import.meta.url,
)
