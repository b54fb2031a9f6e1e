import { printableJson } from '../../core/base/printable.js'
import type { ConformanceReport } from '../report/report.js'

/** The version of the JSON report. It changes when a field is removed, renamed or changes its type. */
const schemaVersion = 1

/** The JSON report of `conform`. */
export interface ConformanceOutput extends ConformanceReport {
  schemaVersion: typeof schemaVersion
}

/** Returns the report as JSON with control characters escaped. */
export const jsonReport = (report: ConformanceReport): string =>
  printableJson({ schemaVersion, ...report } satisfies ConformanceOutput)
