import type { Host } from '../host/host.js'
import { pathsOf, relativePath } from '../host/relative-path.js'
import { standardInput } from './find-files.js'

/** The folder that CI servers and editors name files from. */
export interface Repository {
  /** Its whole path. */
  root: string
  /** Path of a file from the root, with slashes; undefined for what does not lie below it. */
  pathOf(file: string): string | undefined
}

/** What GitHub and GitLab have checked out, or else the folder that the command runs in. */
export function repositoryOf(host: Pick<Host, 'env' | 'platform' | 'cwd'>): Repository {
  const { env, platform } = host
  const cwd = host.cwd()
  const paths = pathsOf(platform)
  const root = paths.resolve(cwd, env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || '.')
  return {
    root,
    pathOf(file) {
      if (file === standardInput) return undefined
      const path = relativePath(root, paths.resolve(cwd, file), platform)
      const isOutside = path === '..' || path.startsWith('../') || paths.isAbsolute(path)
      return isOutside ? undefined : path
    },
  }
}
