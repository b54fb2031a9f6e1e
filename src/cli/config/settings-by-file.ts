import { resolve } from 'node:path'
import { createContract } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import type { FoundFile } from '../documents/found-file.js'
import type { Host } from '../host/host.js'
import { type ContractFlags, contractOptionsFor, mergeContract } from './contract-options.js'
import type { FileOverride } from './flags-of-config.js'
import { loadFacts } from './request-settings.js'

/** Returns a function from a file to its settings, with all matching overrides applied. */
export async function settingsByFile(
  { overrides = [], ...flags }: ContractFlags & { overrides?: readonly FileOverride[] },
  settings: CheckSettings,
  host: Host,
): Promise<(file: FoundFile) => CheckSettings> {
  const loaded = await Promise.all(overrides.map((override) => loadOverride(override, host)))
  const made = new Map<string, CheckSettings>()
  return ({ source }) => {
    const matching = loaded.filter(({ files }) => typeof source === 'string' && files.has(source))
    if (matching.length === 0) return settings
    // Files with the same overrides share one contract.
    const key = matching.map((override) => loaded.indexOf(override)).join()
    const own = made.get(key) ?? overridden(flags, settings, matching)
    made.set(key, own)
    return own
  }
}

type Loaded = Awaited<ReturnType<typeof loadOverride>>

async function loadOverride(override: FileOverride, host: Host) {
  const { folder, patterns, facts, contract, ...others } = override
  const ignore = ['**/node_modules/**']
  const { globby } = await import('globby')
  const matches = await globby(patterns, { cwd: folder, absolute: true, dot: true, ignore })
  const files = new Set(matches.map((path) => resolve(path)))
  const loaded = facts === undefined ? {} : await loadFacts(facts, host)
  return { files, contract, facts: loaded, others }
}

function overridden(
  flags: ContractFlags,
  settings: CheckSettings,
  matching: readonly Loaded[],
): CheckSettings {
  const contract = mergeContract(flags.contract ?? {}, ...matching.map((each) => each.contract))
  const options = contractOptionsFor({ ...flags, contract })
  return {
    ...Object.assign({}, settings, ...matching.map(({ others }) => others)),
    contract: createContract(options),
    lines: { ...settings.lines, options },
    facts: Object.assign({}, settings.facts, ...matching.map(({ facts }) => facts)),
  }
}
