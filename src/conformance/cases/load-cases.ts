// In the build, this is `built-cases.ts`. (tools/build/plugins.ts)
import { caseFiles } from '../../../tools/conformance/case-files.js'
import { baseOf, type ConformanceCase, requestOf } from './cases.js'

let cases: readonly ConformanceCase[] | undefined

/** Returns all cases with their changes applied. */
export function loadCases(): readonly ConformanceCase[] {
  cases ??= readCases()
  return cases
}

function readCases(): ConformanceCase[] {
  const files = caseFiles()
  return files.cases.map((entry) => {
    const { base: _, change: __, ...each } = entry
    if (each.http !== undefined) return each
    return { ...each, request: requestOf(entry, files), baseRequest: baseOf(entry, files) }
  })
}
