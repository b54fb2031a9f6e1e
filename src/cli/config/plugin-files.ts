import { createContract } from '../../core/index.js'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { loadPlugins } from '../modules/load-plugins.js'
import { pluginPath } from '../modules/plugin-path.js'
import type { ContractFlags } from './contract-options.js'

/** Loads the plugins of flags into their contract options. Throws a UsageError when that fails. */
export async function withPluginFiles(flags: ContractFlags, { cwd }: Host): Promise<ContractFlags> {
  const all = [...(flags.plugins ?? []), ...(flags.plugin ?? [])]
  if (all.length === 0) return flags
  const given = all.filter((each) => typeof each !== 'string')
  const names = all.filter((each) => typeof each === 'string')
  const files = [...new Set(names.map((name) => pluginPath(name, cwd())))]
  const plugins = [...given, ...(await loadPlugins(files, cwd()))]
  const contract = { ...flags.contract, plugins }
  assertTogether(contract)
  // Worker threads load files again; functions cannot be sent to them.
  return { ...flags, contract, ...(given.length === 0 && { pluginFiles: files }) }
}

/** Throws a UsageError for two plugins of one name, and for rules that no plugin has. */
function assertTogether(contract: NonNullable<ContractFlags['contract']>): void {
  try {
    createContract(contract)
  } catch (error) {
    throw new UsageError(`plugins: ${(error as Error).message}`)
  }
}
