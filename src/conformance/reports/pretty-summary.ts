import { printable } from '../../core/base/printable.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'
import type { Colors } from './colors.js'
import { groupFindings } from './finding-groups.js'
import { grouped, kindNames, plural } from './wording.js'

/** SHOULD findings that are not counted and still shown in full. */
const maxInFull = 20

/** Splits findings into those shown in full and those summarized by subject. */
export function shownFindings(report: ConformanceReport): {
  inFull: readonly ConformanceFinding[]
  inLines: readonly ConformanceFinding[]
} {
  const { must, should } = groupFindings(report)
  // Hundreds of SHOULD findings would hide the MUST findings.
  if (report.level === 'SHOULD' || should.length <= maxInFull) {
    return { inFull: [...must, ...should], inLines: [] }
  }
  return { inFull: must, inLines: should }
}

/** Returns one line for each kind and subject, most frequent first. */
export function findingLines(findings: readonly ConformanceFinding[], colors: Colors): string[] {
  const groups = new Map<string, ConformanceFinding[]>()
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.subject}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length)
  const width = Math.max(0, ...sorted.map(({ length }) => grouped(length).length))
  return sorted.map((group) => {
    const [{ kind, subject }] = group as [ConformanceFinding]
    const operations = [...new Set(group.map(({ operation }) => operation))].join(', ')
    const count = grouped(group.length).padStart(width)
    return `${count}  ${kindNames[kind]}  ${colors.cyan(printable(subject))}  ${colors.dim(operations)}`
  })
}

/** Returns the heading of these lines. */
export const linesTitle = (findings: readonly ConformanceFinding[]): string =>
  `${plural(findings.length, 'SHOULD finding')}, not counted; --level should or --format html lists each`
