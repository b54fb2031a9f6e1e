import { counting } from '../../results/counting.js'
import { cutNote } from '../../results/output-budget.js'
import type { Result, Summary } from '../../results/result.js'
import { mergedSummary } from '../../results/tally.js'
import { conclusions } from '../check/conclusions.js'
import { skippedFiles } from '../skipped-files.js'
import type { Report } from './read-report.js'

/** Returns the summary of all shards, with the results that no shard alone could know. */
export function summaryOf(reports: readonly Report[]): { summary: Summary; results: Result[] } {
  const shards = reports.map(({ shard }) => shard)
  const skipped = skippedFiles()
  for (const file of inOrder(shards.map((shard) => shard.skippedFiles))) skipped.add(file)
  const passed = inOrder(shards.map((shard) => shard.passed))
  const isAnyChecked = shards.some((shard) => shard.isAnyChecked)
  const found = new Map(
    shards.flatMap((shard) => shard.found).map(({ search, files }) => [search, files]),
  )
  const notes = new Set(inOrder(shards.map((shard) => shard.notes)).map(({ text }) => text))
  const add = (text: string | undefined) => text !== undefined && notes.add(text)
  const results = conclusions({ isAnyChecked, passed, skipped }, found, add)
  add(skipped.note)
  add(shards.some(({ isCut }) => isCut) ? cutNote : undefined)

  const counts = counting()
  for (const result of results) counts.add(result, [Number.MAX_SAFE_INTEGER, 0])
  const own = { summary: counts.summary(undefined, undefined), tally: counts.tally }
  const merged = mergedSummary([
    ...reports.map(({ summary, shard }) => ({ summary, tally: shard })),
    own,
  ])
  const sharedFiles = shards.map((shard) => shard.sharedFiles)
  // The first shard counts the files that all read; a shard counts its passed files.
  const again = sharedFiles.slice(1).reduce((sum, files) => sum + files, 0)
  const files = merged.files - again - (isAnyChecked ? 0 : passed.length)
  return {
    summary: { ...merged, files, ...(notes.size > 0 && { notes: [...notes] }) },
    results,
  }
}

/** Returns what shards say about files in the order of the files. */
const inOrder = <Each extends { file: number }>(ofShards: readonly Each[][]): Each[] =>
  ofShards.flat().sort((one, other) => one.file - other.file)
