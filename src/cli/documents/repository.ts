import { posix, win32 } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Host } from '../host/host.js'
import { isVirtual } from './file-names.js'

/** The folder that CI servers and editors resolve file names from. */
export type Repository = ReturnType<typeof repositoryOf>

/** Returns the checkout of GitHub or GitLab, or the working folder. */
export function repositoryOf(host: Pick<Host, 'env' | 'platform' | 'cwd'>) {
  const { env, platform } = host
  const cwd = host.cwd()
  const paths = pathsOf(platform)
  const root = paths.resolve(cwd, env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || '.')
  return {
    /** Absolute path. */
    root,
    /** Returns the path of a file from the root, with slashes; undefined outside the root. */
    pathOf(file: string): string | undefined {
      if (isVirtual(file)) return undefined
      const path = relativePath(root, paths.resolve(cwd, file), platform)
      const isOutside = path === '..' || path.startsWith('../') || paths.isAbsolute(path)
      return isOutside ? undefined : path
    },
    /** Returns the `file:` URL of a file outside the root; undefined for standard input. */
    urlOf: (file: string): string | undefined =>
      isVirtual(file) ? undefined : pathToFileURL(paths.resolve(cwd, file)).href,
  }
}

/** Returns the path functions of a platform. */
export const pathsOf = (platform: string): typeof posix => (platform === 'win32' ? win32 : posix)

/** Returns the relative path between two absolute paths, with slashes on every platform. */
export function relativePath(from: string, to: string, platform: string): string {
  const paths = pathsOf(platform)
  return paths.relative(from, to).replaceAll(paths.sep, '/')
}
