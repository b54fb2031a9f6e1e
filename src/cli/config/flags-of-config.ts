import { relative, resolve } from 'node:path'
import type { ContractOptions } from '../../core/index.js'
import { pluginPath } from '../modules/plugin-path.js'
import type { Config, ConfiguredContract, Override } from './config.js'
import { defined } from './defined.js'
import type { LoadedConfig } from './load-config.js'
import {
  checkOptions,
  configuration,
  conformOptions,
  contractOptions,
  type Option,
  serveOptions,
} from './options.js'

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
  /** Files of the configuration that are not requests, such as outputs. */
  ownFiles?: readonly string[]
}

/** Flags whose names differ from those of their options. */
const flagNames: Readonly<Record<string, string>> = {
  hosts: 'host',
  allowHosts: 'allowHost',
  headers: 'header',
  outputs: 'output',
}

/** Converts a configuration into the flags of a command. */
export function flagsOfConfig(
  command: string,
  config: Config,
  { name, folder }: Pick<LoadedConfig, 'name' | 'folder'>,
  cwd: string,
): Record<string, unknown> {
  const from = (file: string): string => relative(cwd, resolve(folder, file)) || '.'
  const flagOf = (value: unknown, { isFile, choices, members }: Option): unknown => {
    if (isFile) return from(String(value))
    if (choices !== undefined) return [value].flat()
    if (members === undefined) return value
    return Object.entries(Object(value)).map(([format, file]) => `${format}=${from(String(file))}`)
  }
  const flagsOf = (kinds: Readonly<Record<string, Option>>, values: object = {}) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([option, value]) => value !== undefined && kinds[option] !== undefined)
        .map(([option, value]) => [
          flagNames[option] ?? option,
          flagOf(value, kinds[option] as Option),
        ]),
    )
  const contract = contractOf(config)
  const { serviceName, optimizedDistribution, statusPath, exceptions, overrides } = config
  const names = { serviceName, optimizedDistribution }
  const plugins = config.plugins?.map((each) =>
    typeof each === 'string' ? pluginPath(each, folder) : each,
  )
  const { workspace, ...others } = flagsOf(checkOptions, config)
  const requests = {
    ...others,
    contract,
    configFile: name,
    workspace,
    plugins,
    files: listed(config.files)?.map((file) => globFrom(from, file)),
    ignore: config.ignore && { folder, patterns: listed(config.ignore) },
    ownFiles: [...filesIn(configuration, config)].map(from),
    overrides: overrides?.map((override) => overrideOf(override, folder, from)),
  }
  switch (command) {
    case 'check':
    case 'fix':
    case 'lsp':
    case 'mcp':
      return requests
    case 'serve':
      return { contract, workspace, plugins, ...flagsOf(serveOptions, config.serve) }
    case 'conform':
      return {
        contract: defined({ ...names, statusPath, exceptions }),
        plugins,
        ...flagsOf(conformOptions, config.conform),
      }
    case 'schema':
      return { contract, workspace, plugins }
    case 'rules':
      return { plugins }
    case 'workspace':
      return { workspace, configFile: name }
    default:
      return { contract: defined(names) }
  }
}

/** Yields all files that a configuration names, except those to check. */
function* filesIn({ isFile, parts, members = {} }: Option, value: unknown): Generator<string> {
  if (isFile && typeof value === 'string') yield value
  if (parts && Array.isArray(value)) for (const each of value) yield* filesIn(parts, each)
  for (const [name, kind] of Object.entries(members)) yield* filesIn(kind, Object(value)[name])
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
  from: (file: string) => string,
): FileOverride {
  return {
    folder,
    patterns: listed(override.files) ?? [],
    contract: contractOf(override),
    ...defined({ operation, facts: facts && from(facts), hosts: listed(hosts) }),
  }
}

/** Picks the contract options. */
const contractOf = (options: ConfiguredContract): ContractOptions =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(contractOptions, name)),
  )
