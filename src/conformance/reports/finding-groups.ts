import type { FindingLevel } from '../../core/index.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'

/** Returns whether a finding makes the run fail. */
export const fails = (finding: ConformanceFinding, level: FindingLevel): boolean =>
  !finding.isExpected && (finding.level === 'MUST' || level === 'SHOULD')

/** Groups findings into MUST, SHOULD, both of these, and expected failures. */
export function groupFindings({ findings }: Pick<ConformanceReport, 'findings'>) {
  const at = (level: FindingLevel, isExpected: boolean) =>
    findings.filter((finding) => finding.level === level && finding.isExpected === isExpected)
  const must = at('MUST', false)
  const should = at('SHOULD', false)
  const expected = [...at('MUST', true), ...at('SHOULD', true)]
  return { must, should, unexpected: [...must, ...should], expected }
}

/** The ids of findings in a page. */
export type FindingIds = ReadonlyMap<ConformanceFinding, string>

export const findingIds = ({ findings }: ConformanceReport): FindingIds =>
  new Map(findings.map((finding, index) => [finding, `finding-${index + 1}`]))
