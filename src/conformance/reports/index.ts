import type { ConformanceReport } from '../report/report.js'
import { type Colors, noColors } from './colors.js'
import type { ReportFormat } from './format-names.js'
import { htmlReport } from './html.js'
import { jsonReport } from './json.js'
import { junitReport } from './junit.js'
import { prettyReport } from './pretty.js'

/** What writes a report in each format; only that for a terminal uses colours, where it has them. */
export const reportFormats: Readonly<
  Record<ReportFormat, (report: ConformanceReport, colors?: Colors) => string>
> = {
  pretty: (report, colors = noColors) => prettyReport(report, colors),
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
}
