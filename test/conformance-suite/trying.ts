import type { ConformanceReport } from '../../src/conformance/report/report.js'
import type { ConformanceOptions, RunSettings } from '../../src/conformance/run/options.js'
import { runConformance } from '../../src/conformance/run/run.js'
import type { Mutant } from '../../src/testing/sandbox/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'

/** Returns a report in which a finding that shows at several places is one for each. */
export const apart = (report: ConformanceReport): ConformanceReport => ({
  ...report,
  findings: report.findings.flatMap((finding) =>
    finding.where.map((place) => ({ ...finding, ...place, where: [place] })),
  ),
})

/** Tests a sandbox, with or without a seeded bug, without a network; returns its findings apart. */
export const tried = async (
  options: Partial<ConformanceOptions>,
  fault?: Partial<Mutant>,
  settings: RunSettings = {},
): Promise<ConformanceReport> => apart(await triedOnce(options, fault, settings))

/** Does the same, and returns the findings as a report has them. */
export const triedOnce = (
  options: Partial<ConformanceOptions>,
  fault?: Partial<Mutant>,
  settings: RunSettings = {},
): Promise<ConformanceReport> => {
  const sandbox = createSandbox(
    fault === undefined ? {} : { fault: { ...named, ...fault } as Mutant },
  )
  return run({ target: sandbox.fetch, ...options }, settings)
}

/** Runs the suite, with no generated requests unless their number is given. */
export const run = (
  options: ConformanceOptions,
  settings: RunSettings = {},
): Promise<ConformanceReport> => runConformance({ seed: 1, cases: 0, ...options }, settings)

const named = { name: 'fault', summary: 'A fault' }

export const keysOf = ({ findings }: ConformanceReport): string[] => findings.map(({ key }) => key)
