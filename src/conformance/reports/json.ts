import { printableJson } from '../../core/base/printable.js'
import type { ConformanceReport } from '../report/report.js'

/** The report itself, in JSON that a terminal can show. */
export const jsonReport = (report: ConformanceReport): string => printableJson(report)
