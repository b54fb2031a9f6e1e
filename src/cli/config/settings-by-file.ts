import { resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { createContract } from '../../core/index.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { loadFacts } from '../documents/facts.js'
import type { FoundFile } from '../documents/find-files.js'
import type { Host } from '../host/host.js'
import { type ContractFlags, contractOptionsFor } from './contract-options.js'
import type { FileOverride } from './flags-of-config.js'
import { mergeContract } from './merge-contract.js'

/** What holds for a file: the settings of all, and on top of them the overrides that it fits. */
export async function settingsByFile(
  { overrides = [], ...flags }: ContractFlags & { overrides?: readonly FileOverride[] },
  settings: CheckSettings,
  host: Host,
): Promise<(file: FoundFile) => CheckSettings> {
  const loaded = await Promise.all(overrides.map((override) => loadOverride(override, host)))
  const made = new Map<string, CheckSettings>()
  return ({ source }) => {
    const fitting = loaded.filter(({ files }) => typeof source === 'string' && files.has(source))
    if (fitting.length === 0) return settings
    // Files that the same overrides fit share one contract.
    const key = fitting.map((override) => loaded.indexOf(override)).join()
    const own = made.get(key) ?? overridden(flags, settings, fitting)
    made.set(key, own)
    return own
  }
}

type Loaded = Awaited<ReturnType<typeof loadOverride>>

async function loadOverride(override: FileOverride, host: Host) {
  const { folder, patterns, facts, contract, ...others } = override
  const matches = await glob(patterns, {
    ...{ cwd: folder, absolute: true, dot: true, ignore: '**/node_modules/**' },
  })
  const files = new Set(matches.map((path) => resolve(path)))
  const loaded = facts === undefined ? {} : await loadFacts(facts, host)
  return { files, contract, facts: loaded, others }
}

function overridden(
  flags: ContractFlags,
  settings: CheckSettings,
  fitting: readonly Loaded[],
): CheckSettings {
  const contract = mergeContract(flags.contract ?? {}, ...fitting.map((each) => each.contract))
  const options = contractOptionsFor({ ...flags, contract })
  return {
    ...Object.assign({}, settings, ...fitting.map(({ others }) => others)),
    contract: createContract(options),
    lines: { ...settings.lines, options },
    facts: Object.assign({}, settings.facts, ...fitting.map(({ facts }) => facts)),
  }
}
