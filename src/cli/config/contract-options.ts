import { type ContractOptions, createContract, type Plugin } from '../../core/index.js'
import { UsageError } from '../host/usage-error.js'
import { defined } from './defined.js'

/** The contract flags, and the contract options of the configuration. */
export interface ContractFlags {
  contract?: ContractOptions<string>
  /** Workspace file, relative to the working folder; false with `--no-workspace`. */
  workspace?: string | false
  /** Modules of plugins, relative to the working folder. */
  plugin?: readonly string[]
  /** Those of the configuration, which may also have plugins themselves. */
  plugins?: readonly (string | Plugin)[]
  /** Files of all plugins, if the configuration has none itself. */
  pluginFiles?: readonly string[]
  service?: string
  optimized?: string
  rule?: readonly string[]
  basePath?: string
  statusPath?: string
}

/** Returns the contract options of the flags. Throws a UsageError for an invalid option. */
export function contractOptionsFor({
  contract = {},
  service,
  optimized,
  rule = [],
  basePath,
  statusPath,
}: ContractFlags): ContractOptions {
  const { plugins = [] } = contract
  const rules = rule.map(
    (text) => accepted(`--rule ${text}`, { rules: readRule(text) }, plugins).rules,
  )
  return mergeContract(contract, {
    ...accepted('--service', { serviceName: service }),
    ...accepted('--optimized', { optimizedDistribution: optimized }),
    ...accepted('--base-path', { basePath }),
    ...accepted('--status-path', { statusPath }),
    rules: Object.assign({}, ...rules),
  })
}

/** Validates the options of one flag, if it is given, so that the error names the flag. */
function accepted(
  flag: string,
  given: OrUndefined<ContractOptions>,
  plugins: readonly Plugin[] = [],
): ContractOptions {
  const options = defined(given) as ContractOptions
  if (Object.keys(options).length === 0) return options
  try {
    createContract({ ...options, plugins })
  } catch (error) {
    // The flag names the option already.
    const { message } = error as Error
    const problem = message.replace(/^Option `[^`]*` (?=must )| in option `rules`/, '')
    throw new UsageError(`${flag}: ${problem}`)
  }
  return options
}

/** Allows `undefined` for options that are not given. */
type OrUndefined<Options> = { [Name in keyof Options]: Options[Name] | undefined }

function readRule(text: string): NonNullable<ContractOptions['rules']> {
  const [id, severity, ...rest] = text.split('=')
  if (!id || !severity || rest.length > 0) {
    throw new UsageError(`--rule ${text}: must be <id>=<severity>, such as field/unknown=error`)
  }
  // The library validates both.
  return Object.fromEntries([[id, severity]]) as ContractOptions['rules'] & object
}

type Rules = NonNullable<ContractOptions['rules']>

/**
 * Merges contract options; later layers override earlier ones, per option and per rule. Exceptions of
 * later layers are added.
 */
export const mergeContract = (...layers: readonly ContractOptions[]): ContractOptions => ({
  ...Object.assign({}, ...layers),
  ...mergeExceptions(layers),
  rules: layers.reduce<Rules>((merged, { rules = {} }) => mergeRules(merged, rules), {}),
})

function mergeExceptions(layers: readonly ContractOptions[]): Pick<ContractOptions, 'exceptions'> {
  const exceptions = layers.flatMap((layer) => layer.exceptions ?? [])
  return exceptions.length === 0 ? {} : { exceptions }
}

/** Merges rules; a group overrides earlier settings of its rules. */
function mergeRules(before: Rules, after: Rules): Rules {
  const groups = Object.keys(after).filter((name) => name.endsWith('/*'))
  const isReplaced = (id: string) => groups.some((group) => id.startsWith(group.slice(0, -1)))
  const kept = Object.entries(before).filter(([id]) => !isReplaced(id))
  return { ...Object.fromEntries(kept), ...after }
}
