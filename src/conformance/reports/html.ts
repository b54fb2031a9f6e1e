import type { ConformanceReport } from '../report/report.js'
import { page } from './html/page.js'

/** One page that needs nothing but itself, for a browser. */
export const htmlReport = (report: ConformanceReport): string => page(report)
