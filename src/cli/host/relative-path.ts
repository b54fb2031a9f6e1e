import { posix, win32 } from 'node:path'

/** The ways of the system that the command runs on. */
export const pathsOf = (platform: string): typeof posix => (platform === 'win32' ? win32 : posix)

/** The way from a folder to a file, with slashes on every system; both paths are whole. */
export function relativePath(from: string, to: string, platform: string): string {
  const paths = pathsOf(platform)
  return paths.relative(from, to).replaceAll(paths.sep, '/')
}
