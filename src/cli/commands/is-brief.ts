import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { configFiles, configName, upwards } from '../config/config-names.js'
import type { Host } from '../host/host.js'

/*
 * A thread lets a long run stop soon after a signal. Starting it takes longer than checking a small file.
 */

/** Commands that read no files, except a configuration. */
const withoutFiles = ['--version', '--help', '-h', 'help', 'rules', 'schema', 'openapi']

/** Flags of `check` that read or write more than the named files. */
const longFlags = /^--(?:watch|lines|threads|output|baseline|update-baseline)\b/

/** Bytes that are checked in less time than a command has to stop after a signal. */
const mostBytes = 2 ** 17

/** Returns whether a run is sure to end soon: it reads only small files, no configuration, no plugin. */
export function isBrief(
  [command = '--help', ...args]: readonly string[],
  { cwd }: Pick<Host, 'cwd'>,
): boolean {
  if (command !== 'check' && !withoutFiles.includes(command)) return false
  if (args.some((arg) => /^--(?:config|plugin)\b/.test(arg))) return false
  try {
    const folder = cwd()
    return (command !== 'check' || readsLittle(args, folder)) && !hasConfig(folder)
  } catch {
    return false
  }
}

function readsLittle(args: readonly string[], cwd: string): boolean {
  if (args.some((arg) => arg === '-' || longFlags.test(arg))) return false
  const sizes = args.flatMap((arg) => sizeOf(arg, cwd) ?? [])
  return sizes.length > 0 && sizes.reduce((sum, size) => sum + size) <= mostBytes
}

/** Returns the size of a JSON or YAML file, infinity for other paths, undefined for flags and values. */
function sizeOf(arg: string, cwd: string): number | undefined {
  const stats = statSync(resolve(cwd, arg), { throwIfNoEntry: false })
  const isDocument = stats?.isFile() && /\.(?:json|ya?ml)$/i.test(arg)
  if (isDocument) return stats?.size
  const isGlob = /[*?!+@()[\]{}]/.test(arg)
  return stats === undefined && !isGlob ? undefined : Number.POSITIVE_INFINITY
}

/** Returns whether a configuration may apply, which can be code. */
const hasConfig = (cwd: string): boolean =>
  upwards(cwd).some(
    (folder) =>
      configFiles.some((name) => existsSync(join(folder, name))) ||
      hasKey(join(folder, 'package.json')),
  )

/** Returns whether a package.json has our key. Throws if it cannot be read. */
const hasKey = (path: string): boolean =>
  existsSync(path) && Object.hasOwn(JSON.parse(readFileSync(path, 'utf8')), configName)
