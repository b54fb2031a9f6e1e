import type { ConformanceReport } from '../report/report.js'
import { page } from './html/page.js'

/** Returns a self-contained HTML page. */
export const htmlReport = (report: ConformanceReport): string => page(report)
