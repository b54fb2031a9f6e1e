import { resolve } from 'node:path'
import { createContract, type Facts } from '../../core/index.js'
import { assertOperation } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readBodyFiles } from '../documents/body-files.js'
import { factsAt } from '../documents/facts.js'
import type { Ignored } from '../documents/find-files.js'
import type { FoundFile } from '../documents/found-file.js'
import { loadDocument } from '../documents/load-document.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { type ContractFlags, contractOptionsFor } from './contract-options.js'
import { isSettings } from './find-settings.js'
import type { ConfiguredCheck } from './flags-of-config.js'

/** The flags of commands that read requests. */
export interface RequestFlags extends ContractFlags, ConfiguredCheck {
  operation?: string
  facts?: string
  lines?: boolean
  /** False with `--no-gitignore`. */
  gitignore?: boolean
  /** Patterns of `--ignore`, or those of the configuration, which are relative to its folder. */
  ignore?: readonly string[] | { folder: string; patterns: readonly string[] }
  /** Whether a hook names the files, so that they may be skipped. */
  hook?: boolean
  maxFileBytes?: number
  maxLineBytes?: number
}

/** Returns the check settings of the flags. Throws a UsageError for invalid flags. */
export async function requestSettings(flags: RequestFlags, host: Host): Promise<CheckSettings> {
  const options = contractOptionsFor(flags)
  const contract = createContract(options)
  const operation =
    flags.operation === undefined
      ? undefined
      : assertOperation(flags.operation, Object.keys(contract.operations))
  const facts = flags.facts === undefined ? {} : await loadFacts(flags.facts, host)
  const { maxFileBytes, maxLineBytes, lines: always, pluginFiles } = flags
  return {
    contract,
    operation,
    facts,
    maxFileBytes,
    maxLineBytes,
    lines: { options, always, pluginFiles },
    readBodies: readBodyFiles,
  }
}

/** Loads the facts of a file. Throws a UsageError with the position when they are invalid. */
export const loadFacts = (file: string, { cwd }: Host): Promise<Facts> =>
  loadDocument(resolve(cwd(), file), `--facts ${file}`, (document) =>
    factsAt(document, document.value, []),
  )

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
  { gitignore, hook, ignore = [] }: Pick<RequestFlags, 'gitignore' | 'hook' | 'ignore'>,
  { cwd }: Host,
): Ignored => ({
  isHook: hook,
  gitignore,
  ...('folder' in ignore ? ignore : { patterns: ignore, folder: cwd() }),
})

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
