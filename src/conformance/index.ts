export type { ReportFormat } from '../config/format-names.js'
export { type Fixtures, readFixtures } from './fixtures.js'
export { reportFormats } from './formats/index.js'
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
export { runConformance } from './run.js'
export { ServerLost, Unreachable } from './send.js'
