import { type HostCheck, hostCheck, isHost } from '../../../testing/sandbox/node/hosts.js'
import type { SandboxOptions } from '../../../testing/sandbox/sandbox.js'
import { type ContractFlags, contractOptionsFor } from '../../config/contract-options.js'
import { readInstant } from '../../documents/instant.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { loadSeedData } from './seed-data.js'

/** The flags of `serve`; those with a default are always there. */
export interface ServeFlags extends ContractFlags {
  host: string
  port: string
  latency: string
  seedData?: string
  clock?: string
  fault?: string
  allowHost?: readonly string[]
}

/** What a sandbox is to be told. Throws a UsageError that names the wrong flag. */
export async function sandboxOptionsFor(flags: ServeFlags, host: Host): Promise<SandboxOptions> {
  const { seedData, clock, fault } = flags
  return {
    contract: contractOptionsFor(flags),
    ...(seedData !== undefined && { data: await loadSeedData(seedData, host) }),
    ...(clock !== undefined && { now: timeOf(clock) }),
    ...(fault !== undefined && { fault: await faultNamed(fault) }),
  }
}

/** Returns the check of `Host` for a server. Throws a UsageError on a name that is none. */
export function hostCheckFor({ host, allowHost = [] }: ServeFlags): HostCheck {
  const wrong = allowHost.find((name) => !isHost(name))
  if (wrong === undefined) return hostCheck(host, allowHost)
  throw new UsageError(
    `--allow-host ${wrong}: must be a host name or an IP address, without a port`,
  )
}

/** The whole number of a flag. Throws a UsageError where it is none, or out of its range. */
export function wholeNumber(flag: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new UsageError(`${flag} ${text}: must be a whole number from 0 to ${most}`)
}

function timeOf(text: string): Date {
  const time = readInstant(text)
  if (time !== undefined) return time
  throw new UsageError(
    `--clock ${text}: must be a date and time with a zone, like 2025-11-20T09:30:00Z`,
  )
}

async function faultNamed(name: string) {
  const { mutants } = await import('../../../testing/sandbox/mutants/index.js')
  const fault = mutants.find((each) => each.name === name)
  if (fault !== undefined) return fault
  const { didYouMean } = await import('../../host/nearest-name.js')
  const known = mutants.map((each) => each.name)
  throw new UsageError(
    `--fault ${name}: there is no such fault.${didYouMean(name, known)} \`campaign-contract faults\` lists them.`,
  )
}
