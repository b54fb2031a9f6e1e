import { type Contract, type ContractOptions, createContract } from '../../core/index.js'
import { UsageError } from '../host/usage-error.js'
import { mergeContract } from './merge-contract.js'

/** The flags that shape the contract, and what the configuration says of it. */
export interface ContractFlags {
  contract?: ContractOptions
  service?: string
  optimized?: string
  rule?: readonly string[]
  basePath?: string
}

/** The contract that the flags ask for. What the library has against one is a UsageError. */
export const contractFor = (flags: ContractFlags): Contract =>
  createContract(contractOptionsFor(flags))

/** The options of that contract, for what makes one itself. */
export function contractOptionsFor({
  contract = {},
  service,
  optimized,
  rule = [],
  basePath,
}: ContractFlags): ContractOptions {
  const named = accepted('--service', { serviceName: service })
  const spelled = accepted('--optimized', { optimizedDistribution: optimized })
  const based = accepted('--base-path', { basePath })
  const rules = rule.map((text) => accepted(`--rule ${text}`, { rules: readRule(text) }).rules)
  const flags = { ...named, ...spelled, ...based, rules: Object.assign({}, ...rules) }
  return mergeContract(contract, defined(flags))
}

/** The options of one flag, so that the library's complaint can name the flag. */
function accepted(flag: string, given: OrUndefined<ContractOptions>): ContractOptions {
  const options = given as ContractOptions
  try {
    createContract(options)
  } catch (error) {
    throw new UsageError(`${flag}: ${(error as Error).message}`)
  }
  return options
}

const defined = (options: ContractOptions): ContractOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))

/** An option that is undefined counts as one that is not given. */
type OrUndefined<Options> = { [Name in keyof Options]: Options[Name] | undefined }

function readRule(text: string): NonNullable<ContractOptions['rules']> {
  const [id, severity, ...rest] = text.split('=')
  if (!id || !severity || rest.length > 0) {
    throw new UsageError(`--rule ${text}: must be <id>=<severity>, like field/unknown=error`)
  }
  // The library says what is wrong with either of them.
  return Object.fromEntries([[id, severity]]) as ContractOptions['rules'] & object
}
