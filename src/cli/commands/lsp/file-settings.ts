import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { Command } from 'commander'
import type { CheckSettings } from '../../checking/check-settings.js'
import { configure } from '../../config/configure.js'
import { isSettings } from '../../config/find-settings.js'
import { ignoredBy, type RequestFlags, requestSettings } from '../../config/request-settings.js'
import { settingsByFile } from '../../config/settings-by-file.js'
import { addConfigFlags } from '../../config/shared-flags.js'
import { isWellKnown } from '../../documents/file-names.js'
import { findFiles, ignoreTest } from '../../documents/find-files.js'
import type { Host } from '../../host/host.js'

/** The settings of a file, from its nearest configuration. */
export interface FileSettings {
  settings: CheckSettings
  /** Whether the configuration covers the file. */
  isCovered: boolean
  /** Returns whether the settings depend on another file. */
  dependsOn(path: string): boolean
}

/** Loads the settings of a file. Throws a UsageError when its configuration is invalid. */
export async function loadSettings(path: string, host: Host): Promise<FileSettings> {
  const folder = dirname(path)
  const own = { ...host, cwd: () => folder }
  const command = new Command('lsp')
  addConfigFlags(command, 'workspace')
  await configure(command, own)
  const flags = command.opts<RequestFlags & { host?: readonly string[] }>()
  const shared = { ...(await requestSettings(flags, own)), hosts: flags.host }
  const settingsOf = await settingsByFile(flags, shared, own)
  const { files, pluginFiles = [], ownFiles = [], configFile, workspace } = flags
  const read = [...ownFiles, ...pluginFiles, configFile, workspace]
  const dependencies = new Set(
    read.filter((file) => typeof file === 'string').map((file) => resolve(folder, file)),
  )
  const ignored = ignoredBy(flags, own)
  const isListed = async () =>
    files === undefined || !existsSync(path)
      ? !ignoreTest(folder, ignored)(path)
      : (await findFiles(files, own, ignored)).some(({ source }) => source === path)
  return {
    settings: settingsOf({ name: basename(path), source: path }),
    isCovered: !dependencies.has(path) && !isWellKnown(path) && (await isListed()),
    dependsOn: (other) =>
      dependencies.has(other) || isSettings(other) || basename(other) === 'package.json',
  }
}
