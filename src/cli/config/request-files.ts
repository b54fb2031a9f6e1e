import { resolve } from 'node:path'
import type { FoundFile } from '../documents/find-files.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { isConfig } from './find-config.js'
import type { RequestFlags } from './request-settings.js'

/** The files that the arguments name, or else the configuration. */
export function namedFiles(
  args: readonly string[],
  { files = [] }: Pick<RequestFlags, 'files'>,
): readonly string[] {
  const named = args.length > 0 ? args : files
  if (named.length > 0) return named
  throw new UsageError('no files: name them as arguments, or as `files` of a configuration')
}

/**
 * What a command writes or reads for itself is no request, and neither is a configuration, though a
 * folder or a glob may lead to it.
 */
export function withoutOwn(
  files: readonly FoundFile[],
  own: readonly (string | undefined)[],
  { cwd }: Host,
): FoundFile[] {
  const paths = own.filter((file) => file !== undefined).map((file) => resolve(cwd(), file))
  return files.filter(
    ({ source }) => typeof source !== 'string' || !(paths.includes(source) || isConfig(source)),
  )
}
