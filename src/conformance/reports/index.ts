import type { ConformanceReport } from '../report/report.js'
import { type Colors, noColors } from './colors.js'
import type { ReportFormat } from './format-names.js'
import { htmlReport } from './html/page.js'
import { jsonReport } from './json.js'
import { junitReport } from './junit.js'
import { markdownReport } from './markdown.js'
import { prettyReport } from './pretty.js'

/** Formatters by report format; only `pretty` uses colors and the width to wrap to. */
export const reportFormats: Readonly<
  Record<ReportFormat, (report: ConformanceReport, colors?: Colors, width?: number) => string>
> = {
  pretty: (report, colors = noColors, width) => prettyReport(report, colors, width),
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
  markdown: markdownReport,
}
