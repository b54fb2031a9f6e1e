import type { Command } from 'commander'
import { createContract } from '../../core/index.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { loadPlugins } from '../modules/load-plugins.js'
import { pluginPath } from '../modules/plugin-path.js'
import type { ContractFlags } from './contract-options.js'
import { type FileOverride, flagsOfConfig } from './flags-of-config.js'
import { loadConfig } from './load-config.js'
import { readConfig } from './read-config.js'

/** Applies a configuration to the options that are not set by flags. */
export async function applyConfig(path: string, command: Command, { cwd }: Host): Promise<void> {
  const loaded = await loadConfig(path, cwd())
  const flags = flagsOfConfig(command.name(), readConfig(loaded), loaded, cwd())
  const isFlag = (name: string) => command.getOptionValueSource(name) === 'cli'
  for (const [name, value] of Object.entries(flags)) {
    if (value === undefined || isFlag(name)) continue
    const shown = name === 'overrides' ? underFlags(value as FileOverride[], isFlag) : value
    command.setOptionValueWithSource(name, shown, 'config')
  }
}

/** Removes settings from overrides that a flag sets for all files. */
const underFlags = (
  overrides: readonly FileOverride[],
  isFlag: (name: string) => boolean,
): FileOverride[] =>
  overrides.map(({ operation, facts, hosts, ...override }) => ({
    ...override,
    ...(operation !== undefined && !isFlag('operation') && { operation }),
    ...(facts !== undefined && !isFlag('facts') && { facts }),
    ...(hosts !== undefined && !isFlag('host') && { hosts }),
  }))

/** Loads the plugins of the flag and of the configuration into the contract. */
export async function applyPlugins(command: Command, { cwd }: Host): Promise<void> {
  const { plugin = [], plugins: configured = [], ...flags } = command.opts<ContractFlags>()
  const all = [...configured, ...plugin]
  if (all.length === 0) return
  const given = all.filter((each) => typeof each !== 'string')
  const names = all.filter((each) => typeof each === 'string')
  const files = [...new Set(names.map((name) => pluginPath(name, cwd())))]
  const plugins = [...given, ...(await loadPlugins(files, cwd()))]
  const contract = { ...flags.contract, plugins }
  assertTogether(contract)
  command.setOptionValueWithSource('contract', contract, 'config')
  // Worker threads load files again; functions cannot be sent to them.
  if (given.length === 0) command.setOptionValueWithSource('pluginFiles', files, 'config')
}

/** Throws a UsageError for two plugins of one name, and for rules that no plugin has. */
function assertTogether(contract: NonNullable<ContractFlags['contract']>): void {
  try {
    createContract(contract)
  } catch (error) {
    throw new UsageError(`plugins: ${(error as Error).message}`)
  }
}
