import type { FindingLevel } from '../../core/index.js'
import type { ConformanceFinding, ConformanceReport } from '../report/report.js'

/** Whether a finding makes the run fail. */
export const fails = (finding: ConformanceFinding, level: FindingLevel): boolean =>
  !finding.isExpected && (finding.level === 'MUST' || level === 'SHOULD')

/** What nobody expected, MUST first; and the expected failures. */
export function judgedFindings({ findings }: Pick<ConformanceReport, 'findings'>) {
  const at = (level: FindingLevel, isExpected: boolean) =>
    findings.filter((finding) => finding.level === level && finding.isExpected === isExpected)
  const must = at('MUST', false)
  const should = at('SHOULD', false)
  const expected = [...at('MUST', true), ...at('SHOULD', true)]
  return { must, should, unexpected: [...must, ...should], expected }
}
