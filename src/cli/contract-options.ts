import { type Contract, type ContractOptions, createContract } from '../index.js'
import { UsageError } from './usage-error.js'

/** The flags that shape the contract. */
export interface ContractFlags {
  service?: string
  optimized?: string
  rule?: readonly string[]
}

/** The contract that the flags ask for. What the library has against one is a UsageError. */
export function contractFor({ service, optimized, rule = [] }: ContractFlags): Contract {
  const named = service === undefined ? {} : accepted('--service', { serviceName: service })
  const spelled =
    optimized === undefined ? {} : accepted('--optimized', { optimizedDistribution: optimized })
  const rules = rule.map((text) => accepted(`--rule ${text}`, { rules: readRule(text) }).rules)
  return createContract({ ...named, ...spelled, rules: Object.assign({}, ...rules) })
}

/** The options of one flag, so that the library's complaint can name the flag. */
function accepted(flag: string, options: ContractOptions): ContractOptions {
  try {
    createContract(options)
    return options
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${flag}: ${error.message}`)
    throw error
  }
}

function readRule(text: string): NonNullable<ContractOptions['rules']> {
  const [id, severity, ...rest] = text.split('=')
  if (!id || !severity || rest.length > 0) {
    throw new UsageError(`--rule ${text}: must be <id>=<severity>, like field/unknown=error`)
  }
  // The library says what is wrong with either of them.
  return Object.fromEntries([[id, severity]]) as ContractOptions['rules'] & object
}
