import { resolve } from 'node:path'
import type { Ignored } from '../documents/find-files.js'
import type { FoundFile } from '../documents/found-file.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { isSettings } from './find-settings.js'
import type { RequestFlags } from './request-settings.js'

/** Returns the files of the arguments or of the configuration. Throws a UsageError without any. */
export function namedFiles(
  args: readonly string[],
  { files = [] }: Pick<RequestFlags, 'files'>,
): readonly string[] {
  const named = args.length > 0 ? args : files
  if (named.length > 0) return named
  throw new UsageError('no files; pass them as arguments, or set `files` in the configuration')
}

/** Returns what a search for files leaves out. */
export const ignoredBy = (
  { gitignore, hook, ignore, configuredIgnore }: Pick<RequestFlags, IgnoreFlag>,
  { cwd }: Host,
): Ignored => ({
  ...(hook && { isHook: true }),
  ...(gitignore !== undefined && { gitignore }),
  ...(ignore === undefined ? configuredIgnore : { patterns: ignore, folder: cwd() }),
})

type IgnoreFlag = 'gitignore' | 'hook' | 'ignore' | 'configuredIgnore'

/** Removes configurations, workspaces, and files that the command itself reads or writes. */
export function withoutOwnFiles(
  files: readonly FoundFile[],
  own: readonly (string | undefined)[],
  { cwd }: Host,
): FoundFile[] {
  const paths = own.filter((file) => file !== undefined).map((file) => resolve(cwd(), file))
  return files.filter(
    ({ source }) => typeof source !== 'string' || !(paths.includes(source) || isSettings(source)),
  )
}
