import type { CheckSettings } from '../../checking/check-settings.js'
import type { ConfiguredCheck } from '../../config/flags-of-config.js'
import type { FindingRule } from '../../formats/finding-rules.js'
import type { ShardReport } from '../../formats/shard-report.js'
import { packageFacts } from '../../host/package-facts.js'
import { digest } from '../../results/finding-key.js'
import type { Tally } from '../../results/tally.js'
import type { Undecided } from './conclusions.js'
import type { ShardPlan } from './shard-plan.js'

/** What a run passes to the report of its shard. */
export interface ShardRun extends Pick<ShardReport, 'rows' | 'notes' | 'isCut'> {
  tally: Tally
  /** Ids of the rules whose violations exceptions accept. */
  noted: ReadonlySet<string>
  undecided: Undecided
}

/** Returns what `merge` needs besides the results of a shard. */
export function shardReport(
  { shard: { index, count }, parts, found, inputs, rowOf }: ShardPlan,
  options: string,
  described: readonly FindingRule[],
  { tally, noted, undecided, ...run }: ShardRun,
): ShardReport {
  const { isAnyChecked, passed, skipped } = undecided
  const isSkipped = new Set(skipped.files.map(({ name }) => name))
  const named = new Set([...tally.rules.map(({ rule }) => rule), ...noted])
  const searches = new Set(skipped.files.flatMap(({ foundBy }) => foundBy ?? []))
  return {
    ...{ index, count, version: packageFacts().version, options, inputs, ...run },
    sharedFiles: [...parts.keys()].filter((name) => !isSkipped.has(name)).length,
    isAnyChecked,
    passed: passed.map((each) => ({ file: rowOf(each.name).file, ...each })),
    skippedFiles: skipped.files.map(({ name, foundBy, isWellKnown }) => ({
      file: rowOf(name).file,
      name,
      ...(foundBy !== undefined && { foundBy }),
      ...(isWellKnown && { isWellKnown }),
    })),
    found: [...searches].map((search) => ({ search, files: found.get(search) ?? 0 })),
    described: described.filter(({ id }) => named.has(id)).map(onlyKnown),
    ...tally,
  }
}

/** Leaves out what no format shows. */
function onlyKnown(rule: FindingRule): FindingRule {
  const { id, operations, severity, summary, source, assumed, answer, facts, plugin, docs } = rule
  const optional = { assumed, answer, facts, plugin, docs }
  const given = Object.entries(optional).filter(([, value]) => value !== undefined)
  return { id, operations, severity, summary, source, ...Object.fromEntries(given) }
}

interface ShownFlags extends Pick<ConfiguredCheck, 'overrides'> {
  quiet?: boolean
  maxWarnings?: number
  partitionKey?: boolean
}

/** Returns a hash of everything besides the files that changes the results of a run. */
export function optionsHash(
  flags: ShownFlags,
  { contract, operation, facts, hosts, maxFileBytes, maxLineBytes, lines }: CheckSettings,
): string {
  const { plugins: _, ...options } = lines?.options ?? {}
  const overrides = flags.overrides?.map(({ folder: _, ...override }) => override)
  const shown = [flags.quiet, flags.maxWarnings, flags.partitionKey, lines?.always, lines?.shown]
  const all = [contract.rules, options, operation, facts, hosts, maxFileBytes, maxLineBytes]
  return digest([JSON.stringify([...all, shown, overrides])])
}
