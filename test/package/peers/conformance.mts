import {
  type ConformanceReport,
  type Fixtures,
  runConformance,
} from 'campaign-contract/conformance'
import { contract } from './plugins.cjs'

const fixtures: Fixtures = { credentials: 'workspace:key', create: false }
const report: ConformanceReport = await runConformance({
  target: 'http://localhost',
  fixtures,
  contract,
})
export const levels: ('MUST' | 'SHOULD')[] = report.findings.map(({ level }) => level)

// @ts-expect-error: a target is needed
await runConformance({ fixtures })
