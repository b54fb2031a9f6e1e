import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from '../host/host.js'
import type { ContractFlags } from './contract-options.js'
import { findConfig, findWorkspace } from './find-settings.js'
import type { FileOverride } from './flags-of-config.js'
import { withWorkspaceFile } from './workspace-file.js'

/**
 * Applies the configuration to all options of a command that are not set by flags, and plugins and the
 * workspace to its contract.
 */
export async function configure(command: Command, host: Host): Promise<void> {
  const folder = await applyConfig(command, host)
  await applyPlugins(command, host)
  if (command.options.some(({ long }) => long === '--no-workspace')) {
    await applyWorkspace(command, host, folder)
  }
}

/** Applies the configuration; returns its folder. */
async function applyConfig(command: Command, host: Host): Promise<string | undefined> {
  const named: unknown = command.opts().config
  if (named === false) return undefined
  const cwd = host.cwd()
  const path = typeof named === 'string' ? resolve(cwd, named) : await findConfig(cwd)
  if (path === undefined) return undefined
  const { flagsOfConfig, loadConfig, readConfig } = await import('./config-files.js')
  const loaded = await loadConfig(path, cwd)
  const flags = flagsOfConfig(command.name(), readConfig(loaded), loaded, cwd)
  const isFlag = (name: string) => command.getOptionValueSource(name) === 'cli'
  for (const [name, value] of Object.entries(flags)) {
    if (value === undefined || isFlag(name)) continue
    const shown = name === 'overrides' ? underFlags(value as FileOverride[], isFlag) : value
    command.setOptionValueWithSource(name, shown, 'config')
  }
  return loaded.folder
}

/** Loads the plugins of the flag and of the configuration into the contract. */
async function applyPlugins(command: Command, host: Host): Promise<void> {
  const flags: ContractFlags = command.opts()
  if (flags.plugin === undefined && flags.plugins === undefined) return
  const { withPluginFiles } = await import('./config-files.js')
  const loaded = await withPluginFiles(flags, host)
  for (const [name, value] of Object.entries(loaded)) {
    if (value !== Reflect.get(flags, name)) command.setOptionValueWithSource(name, value, 'config')
  }
}

/** Adds the workspace of the flag, of the configuration or the nearest one to the contract. */
async function applyWorkspace(command: Command, host: Host, folder?: string): Promise<void> {
  const named: unknown = command.opts().workspace
  if (named === false) return
  const path = typeof named === 'string' ? named : await findWorkspace(host.cwd(), folder)
  if (path === undefined) return
  const given: ContractFlags = { ...command.opts(), workspace: path }
  const flags = await withWorkspaceFile(given, host)
  command.setOptionValueWithSource('contract', flags.contract, 'config')
  command.setOptionValueWithSource('workspace', flags.workspace, 'config')
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
