import type { ConformanceReport } from '../report/report.js'
import { page } from './html/page.js'

export const htmlReport = (report: ConformanceReport): string => page(report)
