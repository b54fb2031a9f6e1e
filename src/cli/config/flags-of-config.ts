import { relative, resolve } from 'node:path'
import type { ContractOptions } from '../../core/index.js'
import { pluginPath } from '../modules/plugin-path.js'
import type { Config, ConfiguredContract, Override } from './config.js'
import { defined } from './defined.js'
import type { LoadedConfig } from './load-config.js'
import { contractOptions } from './options.js'

/** An override, with its folder and a resolved `facts` path. */
export interface FileOverride extends Pick<Override, 'operation' | 'facts'> {
  folder: string
  patterns: readonly string[]
  hosts?: readonly string[]
  contract: ContractOptions
}

/** Settings of `check` that have no flag. */
export interface ConfiguredCheck {
  /** The configuration file. */
  configFile?: string
  /** Files to check without arguments. */
  files?: readonly string[]
  overrides?: readonly FileOverride[]
  /** Patterns of files to leave out of folders and globs, with the folder they are relative to. */
  configuredIgnore?: { folder: string; patterns: readonly string[] }
  /** Files of the configuration that are not requests, such as outputs. */
  ownFiles?: readonly string[]
}

/** Converts a configuration into the flags of a command. */
export function flagsOfConfig(
  command: string,
  config: Config,
  { name, folder }: Pick<LoadedConfig, 'name' | 'folder'>,
  cwd: string,
): Record<string, unknown> {
  const from = (file: string): string => relative(cwd, resolve(folder, file)) || '.'
  const path = (file: string | undefined) => (file === undefined ? undefined : from(file))
  const output = (outputs: Record<string, string> | undefined) =>
    outputs && Object.entries(outputs).map(([format, file]) => `${format}=${from(file)}`)
  const contract = contractOf(config)
  const names = {
    service: config.serviceName,
    optimized: config.optimizedDistribution,
  }
  const workspace = path(config.workspace)
  const plugins = config.plugins?.map((each) =>
    typeof each === 'string' ? pluginPath(each, folder) : each,
  )
  const requests = {
    ...{ operation: config.operation, lines: config.lines, contract, configFile: name, workspace },
    plugins,
    facts: path(config.facts),
    files: listed(config.files)?.map((file) => globFrom(from, file)),
    configuredIgnore: config.ignore && { folder, patterns: listed(config.ignore) },
    ownFiles: ownFilesOf(config).map(from),
    overrides: config.overrides?.map((override) => overrideOf(override, folder, path)),
  }
  switch (command) {
    case 'check': {
      const { format, quiet, maxWarnings, maxErrors, threads } = config
      return {
        ...requests,
        ...{ format, quiet, maxWarnings, maxErrors, threads },
        host: listed(config.hosts),
        output: output(config.outputs),
        baseline: path(config.baseline),
      }
    }
    case 'fix':
      return requests
    case 'mcp':
      return { ...requests, ...names }
    case 'lsp':
      return { ...requests, host: listed(config.hosts) }
    case 'serve': {
      const { host, allowHosts, port, seedData, clock, latency, fault, quiet, format } =
        config.serve ?? {}
      return {
        ...{ ...names, contract, workspace, plugins, host, clock, fault, quiet, format },
        seedData: path(seedData),
        allowHost: listed(allowHosts),
        port: port?.toString(),
        latency: latency?.toString(),
      }
    }
    case 'conform': {
      const { fixtures, expectedFailures, only, exclude, headers, outputs, ...others } =
        config.conform ?? {}
      return {
        ...{
          ...names,
          plugins,
          statusPath: config.statusPath,
          exceptions: config.exceptions,
          ...others,
        },
        ...{ fixtures: path(fixtures), expectedFailures: path(expectedFailures) },
        ...{ only: listed(only), exclude: listed(exclude), output: output(outputs) },
        header: listed(headers),
      }
    }
    case 'schema':
      return { ...names, contract, workspace, plugins }
    case 'rules':
      return { plugins }
    case 'workspace':
      return { workspace, configFile: name }
    default:
      return names
  }
}

/** Returns all files that a configuration names, except those to check. */
const ownFilesOf = ({ facts, workspace, baseline, outputs, ...config }: Config): string[] => {
  const { overrides, serve, conform } = config
  return [
    ...(config.plugins ?? []).filter((each) => typeof each === 'string'),
    ...[facts, workspace, baseline, serve?.seedData, conform?.fixtures, conform?.expectedFailures],
    ...[outputs, conform?.outputs].flatMap((files) => Object.values(files ?? {})),
    ...(overrides ?? []).map((override) => override.facts),
  ].filter((file) => file !== undefined)
}

const listed = (texts: string | readonly string[] | undefined): readonly string[] | undefined =>
  typeof texts === 'string' ? [texts] : texts

/** Resolves a glob; escapes its folder, which may contain glob characters. */
function globFrom(from: (file: string) => string, file: string): string {
  if (!/[*?[\]{}()!]/.test(file)) return from(file)
  const folder = from('.').replaceAll('\\', '/')
  return folder === '.' ? file : `${folder.replace(/[*?[\]{}()!|+@]/g, '\\$&')}/${file}`
}

function overrideOf(
  { operation, facts, hosts, ...override }: Override,
  folder: string,
  path: (file: string | undefined) => string | undefined,
): FileOverride {
  return {
    ...{ folder, patterns: listed(override.files) ?? [], contract: contractOf(override) },
    ...defined({ operation, facts: path(facts), hosts: listed(hosts) }),
  }
}

/** Picks the contract options. */
const contractOf = (options: ConfiguredContract): ContractOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(contractOptions, name)),
  )
