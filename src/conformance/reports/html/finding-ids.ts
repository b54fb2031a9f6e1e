import type { ConformanceFinding, ConformanceReport } from '../../report/report.js'

export type FindingIds = ReadonlyMap<ConformanceFinding, string>

export const findingIds = ({ findings }: ConformanceReport): FindingIds =>
  new Map(findings.map((finding, index) => [finding, `finding-${index + 1}`]))
