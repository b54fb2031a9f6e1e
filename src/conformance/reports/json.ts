import { printableJson } from '../../core/base/printable.js'
import type { ConformanceReport } from '../report/report.js'

/** Returns the report as JSON with control characters escaped. */
export const jsonReport = (report: ConformanceReport): string => printableJson(report)
