import { createContract } from '../../core/index.js'
import { assertOperation } from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { readBodyFiles } from '../documents/body-files.js'
import { loadFacts } from '../documents/load-facts.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { contractOptionsFor } from './contract-options.js'
import type { ConfiguredCheck } from './flags-of-config.js'
import type { PluginFlags } from './plugin-files.js'
import type { WorkspaceFlags } from './workspace-file.js'

/** The flags of commands that read requests. */
export interface RequestFlags extends WorkspaceFlags, PluginFlags, ConfiguredCheck {
  /** Files of all plugins, if the configuration has none itself. */
  pluginFiles?: readonly string[]
  operation?: string
  facts?: string
  lines?: boolean
  /** False with `--no-gitignore`. */
  gitignore?: boolean
  /** Patterns of `--ignore`, which replace those of the configuration. */
  ignore?: readonly string[]
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
      : assertOperation(flags.operation, contract, (message) => new UsageError(message))
  const facts = flags.facts === undefined ? {} : await loadFacts(flags.facts, host)
  const lines = {
    options,
    ...(flags.lines && { always: true }),
    ...(flags.pluginFiles && { pluginFiles: flags.pluginFiles }),
  }
  const { maxFileBytes, maxLineBytes } = flags
  return {
    ...{ contract, operation, facts, lines, readBodies: readBodyFiles },
    ...(maxFileBytes !== undefined && { maxFileBytes }),
    ...(maxLineBytes !== undefined && { maxLineBytes }),
  }
}
