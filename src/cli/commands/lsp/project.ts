import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command } from 'commander'
import { configure } from '../../config/configure.js'
import { isSettings } from '../../config/find-settings.js'
import { ignoredBy, type RequestFlags, requestSettings } from '../../config/request-settings.js'
import { settingsByFile } from '../../config/settings-by-file.js'
import { addConfigFlags } from '../../config/shared-flags.js'
import { isWellKnown } from '../../documents/file-names.js'
import { findFiles } from '../../documents/find-files.js'
import type { Host } from '../../host/host.js'

interface LspFlags extends RequestFlags {
  host?: readonly string[]
}

/** The settings of the files in a folder. */
export type Project = Awaited<ReturnType<typeof loadProject>>

/** Loads the nearest configuration. Throws a UsageError when it is invalid. */
export async function loadProject(folder: string, host: Host) {
  const own = { ...host, cwd: () => folder }
  const command = new Command('lsp')
  addConfigFlags(command, 'workspace')
  await configure(command, own)
  const flags = command.opts<LspFlags>()
  const shared = await requestSettings(flags, own)
  const settings = { ...shared, hosts: flags.host }
  const { files, pluginFiles = [], ownFiles = [], configFile, workspace } = flags
  const read = [...ownFiles, ...pluginFiles, configFile, workspace]
  const dependencies = new Set(
    read.filter((file) => typeof file === 'string').map((file) => resolve(folder, file)),
  )
  const ignored = ignoredBy(flags, own)
  return {
    settingsOf: await settingsByFile(flags, settings, own),
    /** Returns whether the configuration covers a file. */
    async covers(path: string): Promise<boolean> {
      if (dependencies.has(path) || isWellKnown(path)) return false
      if (files === undefined || !existsSync(path)) {
        return (await findFiles([path], own, { ...ignored, isHook: true })).length > 0
      }
      return (await findFiles(files, own, ignored)).some(({ source }) => source === path)
    },
    /** Returns whether the settings depend on a file. */
    dependsOn: (path: string): boolean => dependencies.has(path) || isSettings(path),
  }
}
