export type { FindingSubject, ReceivedResponse, SentRequest } from './report/exchange.js'
export type {
  ConformanceFinding,
  ConformanceReport,
  Counted,
  FindingKind,
  FindingPlace,
  RuleCoverage,
  Skipped,
} from './report/report.js'
export type { ReportFormat } from './reports/format-names.js'
export { reportFormats } from './reports/index.js'
export type { ConformanceOptions, Progress } from './run/options.js'
export { Misconfigured } from './run/preflight.js'
export { runConformance } from './run/run.js'
export { Unreachable } from './sending/send.js'
export { type Fixtures, readFixtures } from './world/fixtures.js'
