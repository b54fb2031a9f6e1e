import { didYouMean } from '../../../core/base/nearest.js'
import type { ContractOptions } from '../../../core/index.js'
import {
  exampleCredentials,
  readSandboxData,
  type SandboxData,
  sampleData,
} from '../../../testing/sandbox/data.js'
import { type HostCheck, hostCheck, isHost } from '../../../testing/sandbox/node/hosts.js'
import type { SandboxOptions } from '../../../testing/sandbox/sandbox.js'
import { type ContractFlags, contractOptionsFor } from '../../config/contract-options.js'
import { readInstant } from '../../documents/facts.js'
import { loadValue } from '../../documents/load-document.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'

/** The flags of `serve`; those with a default are always present. */
export interface ServeFlags extends ContractFlags {
  host: string
  port: number
  latency: number
  seedData?: string
  clock?: string
  fault?: string
  allowHost?: readonly string[]
  format: 'pretty' | 'json'
  quiet?: boolean
}

/** Returns the data without `--seed-data`: the example, unless there is a workspace. */
const defaultData = ({ workspace }: ContractOptions): SandboxData => ({
  ...(workspace === undefined && sampleData),
  credentials: [exampleCredentials],
})

/** Returns the sandbox options of the flags. Throws a UsageError for an invalid flag. */
export async function sandboxOptionsFor(flags: ServeFlags, host: Host): Promise<SandboxOptions> {
  const { seedData, clock, fault } = flags
  const contract = contractOptionsFor(flags)
  return {
    contract,
    data:
      seedData === undefined
        ? defaultData(contract)
        : await loadValue('--seed-data', seedData, host, readSandboxData),
    ...(clock !== undefined && { now: timeOf(clock) }),
    ...(fault !== undefined && { fault: await faultNamed(fault) }),
  }
}

/** Returns the check of the `Host` header. Throws a UsageError for an invalid name. */
export function hostCheckFor({ host, allowHost = [] }: ServeFlags): HostCheck {
  const invalid = allowHost.find((name) => !isHost(name))
  if (invalid === undefined) return hostCheck(host, allowHost)
  throw new UsageError(
    `--allow-host ${invalid}: must be a host name or an IP address, without a port`,
  )
}

function timeOf(text: string): Date {
  const time = readInstant(text)
  if (time !== undefined) return time
  throw new UsageError(
    `--clock ${text}: must be a date and time with a time zone, such as 2025-11-20T09:30:00Z`,
  )
}

async function faultNamed(name: string) {
  const { mutants } = await import('../../../testing/sandbox/mutants.js')
  const fault = mutants.find((each) => each.name === name)
  if (fault !== undefined) return fault
  const known = mutants.map((each) => each.name)
  throw new UsageError(
    `--fault ${name}: unknown fault.${didYouMean(name, known)} Run \`campaign-contract serve --help\` for the list.`,
  )
}
