import type { RuleCount, SkippedRules, Summary } from './result.js'

/** A position in a run: the number of the file in the list, and a byte offset in a line-based file. */
export type At = number[]

export type Ordered<Each> = Each & {
  /** The number of the file, and the byte offset of the row in a line-based file. */
  at: At
}

/** A missing fact or request part, with the first row that is missing it. */
export type Need = Ordered<SkippedRules['needs'][number]>

/** What the summary of a shard leaves out, and the summary of the whole run needs. */
export interface Tally {
  /** The counts of `summary.rules` in the order of their first findings. */
  rules: Ordered<RuleCount>[]
  /** The ids of the skipped rules. */
  skippedRules: string[]
  /** The missing facts and request parts in the order of their first rows. */
  needs: Need[]
}

/** Compares two positions. */
export const compareAt = ([file = 0, row = 0]: At, [otherFile = 0, otherRow = 0]: At): number =>
  file - otherFile || row - otherRow

/** Returns counts in descending order, without their positions. */
export const ranked = <Each extends { at: At }>(
  counts: readonly Each[],
  countOf: (each: Each) => number,
): Omit<Each, 'at'>[] =>
  [...counts]
    .sort((one, other) => countOf(other) - countOf(one))
    .map(({ at: _, ...count }) => count)

/** Returns the skipped rules of a summary; undefined without any. */
export const skippedRules = ({
  skippedRules: { length: rules },
  needs,
}: Pick<Tally, 'skippedRules' | 'needs'>): SkippedRules | undefined =>
  rules === 0 ? undefined : { rules, needs: ranked(needs, ({ skipped }) => skipped) }

/** The counts of a shard; its files are those that no other shard counts. */
export interface ShardCounts {
  summary: Summary
  tally: Tally
}

/** Returns the summary of all shards, without notes. */
export function mergedSummary(shards: readonly ShardCounts[]): Summary {
  const summaries = shards.map(({ summary }) => summary)
  const sum = (countOf: (summary: Summary) => number) =>
    summaries.reduce((total, summary) => total + countOf(summary), 0)
  const omitted = sum(({ totals }) => totals.omitted ?? 0)
  const allowed = summaries.find(({ warnings }) => warnings !== undefined)?.warnings?.allowed
  const found = sum(({ totals }) => totals.warnings)
  const rules = added(
    shards.flatMap(({ tally }) => tally.rules),
    ({ rule, severity }) => `${rule} ${severity}`,
    (one, other) => ({ ...one, count: one.count + other.count }),
  )
  const needs = added(
    shards.flatMap(({ tally }) => tally.needs),
    ({ name }) => name,
    (one, other) => ({ ...one, skipped: one.skipped + other.skipped }),
  )
  const skippedIds = new Set(shards.flatMap(({ tally }) => tally.skippedRules))
  const skipped = skippedRules({ skippedRules: [...skippedIds], needs })
  const exceptions = mergedExceptions(summaries)
  return {
    files: sum(({ files }) => files),
    requests: sum(({ requests }) => requests),
    right: sum(({ right }) => right),
    wrong: sum(({ wrong }) => wrong),
    unusable: sum(({ unusable }) => unusable),
    totals: {
      errors: sum(({ totals }) => totals.errors),
      warnings: found,
      fixable: sum(({ totals }) => totals.fixable),
      ...(omitted > 0 && { omitted }),
    },
    ...(skipped && { skipped }),
    rules: ranked(rules, ({ count }) => count),
    ...(allowed !== undefined && { warnings: { found, allowed } }),
    ...(exceptions && { exceptions }),
  }
}

/** Adds counts with the same key, in the order of the run; the first one gives the sample. */
function added<Each extends { at: At }>(
  counts: readonly Each[],
  keyOf: (each: Each) => string,
  add: (first: Each, other: Each) => Each,
): Each[] {
  const inOrder = [...counts].sort((one, other) => compareAt(one.at, other.at))
  const sums = new Map<string, Each>()
  for (const each of inOrder) {
    const known = sums.get(keyOf(each))
    sums.set(keyOf(each), known === undefined ? each : add(known, each))
  }
  return [...sums.values()]
}

/** An exception is unused if no shard used it. */
function mergedExceptions(summaries: readonly Summary[]): Summary['exceptions'] {
  const all = summaries.flatMap(({ exceptions }) => exceptions ?? [])
  const [first] = all
  if (first === undefined) return undefined
  const texts = all.map(({ unused }) => new Set(unused.map((each) => JSON.stringify(each))))
  return {
    noted: all.reduce((total, { noted }) => total + noted, 0),
    unused: first.unused.filter((each) =>
      texts.every((unused) => unused.has(JSON.stringify(each))),
    ),
    expired: first.expired,
  }
}
