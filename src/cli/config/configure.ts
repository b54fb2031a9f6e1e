import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from '../host/host.js'
import { findConfig } from './find-config.js'
import type { FileOverride } from './flags-of-config.js'

/** Applies the configuration to all options of a command that are not set by flags. */
export async function configure(command: Command, host: Host): Promise<void> {
  const named: unknown = command.opts().config
  if (named === false) return
  const cwd = host.cwd()
  const path = typeof named === 'string' ? resolve(cwd, named) : await findConfig(cwd)
  if (path === undefined) return
  const [{ loadConfig }, { readConfig }, { flagsOfConfig }] = await Promise.all([
    import('./load-config.js'),
    import('./read-config.js'),
    import('./flags-of-config.js'),
  ])
  const loaded = await loadConfig(path, cwd)
  const flags = flagsOfConfig(command.name(), readConfig(loaded), loaded, cwd)
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
