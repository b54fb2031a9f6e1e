import { UsageError } from '../../host/usage-error.js'
import type { Report } from './read-report.js'

/** Throws a UsageError unless the reports are those of all shards of one run. */
export function assertOneRun(reports: readonly Report[]): void {
  const [first, ...others] = reports
  if (first === undefined) return
  const problems = others.flatMap((other) => differences(first, other))
  if (problems.length === 0) problems.push(...missing(first.shard.count, reports))
  if (problems.length > 0) throw new UsageError(problems.join('; '))
}

/** Members that all reports of a run share, and what it means if they differ. */
const shared = {
  count: 'has another number of shards than',
  version: 'was made by another version than',
  options: 'was made with other options than',
  inputs: 'was made for other files, or files of other sizes, than',
} as const

function differences(first: Report, other: Report): string[] {
  const names = Object.keys(shared) as (keyof typeof shared)[]
  const name = names.find((each) => other.shard[each] !== first.shard[each])
  if (name === undefined) return []
  const values = name === 'count' || name === 'version'
  const details = values ? ` (${other.shard[name]}, ${first.shard[name]})` : ''
  return [`${other.name} ${shared[name]} ${first.name}${details}`]
}

/** Names the shards that are missing, given twice or stopped early. */
function missing(count: number, reports: readonly Report[]): string[] {
  const byIndex = new Map<number, Report[]>()
  for (const report of reports) {
    const { index } = report.shard
    byIndex.set(index, [...(byIndex.get(index) ?? []), report])
  }
  const problems: string[] = []
  const absent: number[] = []
  for (let index = 1; index <= count; index++) {
    const [report, ...again] = byIndex.get(index) ?? []
    if (report === undefined) {
      absent.push(index)
      continue
    }
    if (again.length > 0) {
      const names = [report, ...again].map(({ name }) => name).join(', ')
      problems.push(`shard ${index}/${count} is given more than once: ${names}`)
    }
    const { stopped } = report.summary
    if (stopped !== undefined) {
      problems.push(
        `shard ${index}/${count} was stopped by ${stopped.by} (${report.name}); run it again`,
      )
    }
  }
  if (absent.length > 0) problems.push(`${listed(absent)} of ${count} missing`)
  return problems
}

/** Maximum number of missing shards to name. */
const mostNamed = 20

function listed(absent: readonly number[]): string {
  const named = absent.slice(0, mostNamed).join(', ')
  const more = absent.length > mostNamed ? ` and ${absent.length - mostNamed} more` : ''
  return `${absent.length === 1 ? 'shard' : 'shards'} ${named}${more}`
}
