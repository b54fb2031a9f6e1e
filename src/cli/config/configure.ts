import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from '../host/host.js'
import type { ContractFlags } from './contract-options.js'
import { findConfig, findWorkspace } from './find-settings.js'
import { withWorkspaceFile } from './workspace-file.js'

/**
 * Applies the configuration to all options of a command that are not set by flags, and plugins and the
 * workspace to its contract.
 */
export async function configure(command: Command, host: Host): Promise<void> {
  const config = await configPath(command, host)
  if (config !== undefined || command.opts().plugin !== undefined) {
    // Loaded here, because many runs have neither.
    const { applyConfig, applyPlugins } = await import('./apply-config.js')
    if (config !== undefined) await applyConfig(config, command, host)
    await applyPlugins(command, host)
  }
  if (command.options.some(({ long }) => long === '--no-workspace')) {
    await applyWorkspace(command, host, config)
  }
}

/** Returns the configuration of the flag, or the nearest one. */
async function configPath(command: Command, { cwd }: Host): Promise<string | undefined> {
  const named: unknown = command.opts().config
  if (named === false) return undefined
  return typeof named === 'string' ? resolve(cwd(), named) : await findConfig(cwd())
}

/** Adds the workspace of the flag, of the configuration or the nearest one to the contract. */
async function applyWorkspace(command: Command, host: Host, config?: string): Promise<void> {
  const named: unknown = command.opts().workspace
  if (named === false) return
  const folder = config === undefined ? undefined : dirname(config)
  const path = typeof named === 'string' ? named : await findWorkspace(host.cwd(), folder)
  if (path === undefined) return
  const given: ContractFlags = { ...command.opts(), workspace: path }
  const flags = await withWorkspaceFile(given, host)
  command.setOptionValueWithSource('contract', flags.contract, 'config')
  command.setOptionValueWithSource('workspace', flags.workspace, 'config')
}
