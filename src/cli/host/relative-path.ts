import { posix, win32 } from 'node:path'

/** Returns the path functions of a platform. */
export const pathsOf = (platform: string): typeof posix => (platform === 'win32' ? win32 : posix)

/** Returns the relative path between two absolute paths, with slashes on every platform. */
export function relativePath(from: string, to: string, platform: string): string {
  const paths = pathsOf(platform)
  return paths.relative(from, to).replaceAll(paths.sep, '/')
}
