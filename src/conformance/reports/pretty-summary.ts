import { printable } from '../../core/base/printable.js'
import { groupBy } from '../grouping.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'
import type { Colors } from './colors.js'
import { groupFindings } from './rule-results.js'
import { grouped, kindName, plural } from './wording.js'

/** Findings shown in full; beyond it, one of each group. */
const maxInFull = 20

type Group = readonly [ConformanceFinding, ...ConformanceFinding[]]

/** Findings to show in full, each with the number of others of its group, and groups of one line. */
interface ShownFindings {
  inFull: readonly { finding: ConformanceFinding; others: number }[]
  inLines: readonly Group[]
}

/** Selects what a terminal shows: all of a few findings, and of many the first of each group. */
export function shownFindings(report: ConformanceReport): ShownFindings {
  const { must, should, unexpected } = groupFindings(report)
  if (unexpected.length <= maxInFull) return { inFull: unexpected.map(alone), inLines: [] }
  // Hundreds of SHOULD findings would hide the MUST findings.
  const counted = report.level === 'SHOULD' ? unexpected : must
  const uncounted = report.level === 'SHOULD' ? [] : should
  if (counted.length <= maxInFull) {
    return { inFull: counted.map(alone), inLines: groupsOf(uncounted) }
  }
  const groups = groupsOf(counted)
  const inFull = groups.slice(0, maxInFull).map((group) => ({
    finding: group[0],
    others: group.length - 1,
  }))
  return { inFull, inLines: [...groups.slice(maxInFull), ...groupsOf(uncounted)] }
}

const alone = (finding: ConformanceFinding) => ({ finding, others: 0 })

/** Groups findings by level, kind and subject, the most frequent first. */
const groupsOf = (findings: readonly ConformanceFinding[]): Group[] =>
  [...groupBy(findings, ({ level, kind, subject }) => `${level} ${kind} ${subject}`).values()].sort(
    ([one, ...ones], [other, ...others]) =>
      one.level.localeCompare(other.level) || others.length - ones.length,
  )

/** Returns one line for each group. */
export function groupLines(groups: readonly Group[], colors: Colors): string[] {
  const width = Math.max(0, ...groups.map(({ length }) => grouped(length).length))
  return groups.map((group) => {
    const [finding] = group
    const { level, subject } = finding
    const places = group.flatMap(({ where }) => where)
    const names = [...new Set(places.map(({ operation }) => operation))]
    const more = names.length > maxNames ? `, … (${names.length})` : ''
    const operations = colors.dim(names.slice(0, maxNames).join(', ') + more)
    const count = grouped(group.length).padStart(width)
    return `${count}  ${level.padEnd(6)}  ${kindName(finding)}  ${colors.cyan(printable(subject))}  ${operations}`
  })
}

const maxNames = 3

/** Returns the heading of these lines. */
export function linesTitle(groups: readonly Group[], { level }: ConformanceReport): string {
  const findings = groups.flat()
  const isUncounted = level === 'MUST' && findings.every((finding) => finding.level === 'SHOULD')
  const noun = isUncounted ? 'SHOULD finding' : 'more finding'
  const hint = isUncounted
    ? 'not counted; --level should or --format html lists each'
    : '--format html lists each'
  return `${plural(findings.length, noun)}, ${hint}`
}
