import { printable } from '../../core/base/printable.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'
import type { Colors } from './colors.js'
import { judgedFindings } from './judged-findings.js'
import { grouped, kindNames } from './wording.js'

/** So many findings that do not count are shown in full. */
const mostInFull = 20

/** What is shown in full, and what of it in one line for each subject. */
export function shownFindings(report: ConformanceReport): {
  inFull: readonly ConformanceFinding[]
  inLines: readonly ConformanceFinding[]
} {
  const { must, should } = judgedFindings(report)
  // Between hundreds of decisions nobody would find what has to be mended.
  if (report.level === 'SHOULD' || should.length <= mostInFull) {
    return { inFull: [...must, ...should], inLines: [] }
  }
  return { inFull: must, inLines: should }
}

/** One line for each kind and subject, the most frequent first. */
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

/** The heading of those lines. */
export const linesTitle = (findings: readonly ConformanceFinding[]): string =>
  `${grouped(findings.length)} SHOULD that do not count; --level should, or the html or json report, shows each`
