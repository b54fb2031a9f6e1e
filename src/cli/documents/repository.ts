import { pathToFileURL } from 'node:url'
import type { Host } from '../host/host.js'
import { pathsOf, relativePath } from '../host/relative-path.js'
import { isVirtual } from './file-names.js'

/** The folder that CI servers and editors resolve file names from. */
export interface Repository {
  /** Absolute path. */
  root: string
  /** Returns the path of a file from the root, with slashes; undefined outside the root. */
  pathOf(file: string): string | undefined
  /** Returns the `file:` URL of a file outside the root; undefined for standard input. */
  urlOf(file: string): string | undefined
}

/** Returns the checkout of GitHub or GitLab, or the working folder. */
export function repositoryOf(host: Pick<Host, 'env' | 'platform' | 'cwd'>): Repository {
  const { env, platform } = host
  const cwd = host.cwd()
  const paths = pathsOf(platform)
  const root = paths.resolve(cwd, env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || '.')
  return {
    root,
    pathOf(file) {
      if (isVirtual(file)) return undefined
      const path = relativePath(root, paths.resolve(cwd, file), platform)
      const isOutside = path === '..' || path.startsWith('../') || paths.isAbsolute(path)
      return isOutside ? undefined : path
    },
    urlOf: (file) => (isVirtual(file) ? undefined : pathToFileURL(paths.resolve(cwd, file)).href),
  }
}
