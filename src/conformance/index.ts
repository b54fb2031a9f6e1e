export { type Fixtures, readFixtures } from './fixtures.js'
export type { ConformanceOptions, Progress } from './options.js'
export type {
  ConformanceFinding,
  ConformanceReport,
  Counted,
  FindingKind,
  FindingSubject,
  ReceivedResponse,
  RuleCoverage,
  SentRequest,
  Skipped,
} from './report.js'
export type { ReportFormat } from './reports/format-names.js'
export { reportFormats } from './reports/index.js'
export { runConformance } from './run.js'
export { ServerLost, Unreachable } from './send.js'
