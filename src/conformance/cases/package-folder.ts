import { existsSync, readFileSync } from 'node:fs'

/** Returns the folder of this package, from any build output in it. */
export function packageFolder(): URL {
  const candidates = ['../', '../../', '../../../'].map((up) => new URL(up, import.meta.url))
  const found = candidates.find((url) => existsSync(new URL('openapi/campaigns.yaml', url)))
  if (found === undefined) throw new Error('Files of this package are missing; reinstall it.')
  return found
}

const manifest = (): { version: string; homepage: string } =>
  JSON.parse(readFileSync(new URL('package.json', packageFolder()), 'utf8'))

export const packageVersion = (): string => manifest().version

/** Returns the URL of the website, with a slash at the end. */
export const websiteUrl = (): string => manifest().homepage
