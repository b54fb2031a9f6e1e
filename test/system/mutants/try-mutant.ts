import type { ConformanceCase } from '../../../src/conformance/cases/cases.js'
import type { ConformanceFinding } from '../../../src/conformance/report/report.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { sequences } from '../../../src/conformance/sequences/index.js'
import { createContract } from '../../../src/core/index.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
/** Settings of the suite for a sandbox: sets its state, tests rate limits, does not wait. */
export const settings = {
  fixtures: { states: '/sandbox/given', maxBodyBytes: 1_048_576 },
  rateLimits: true,
  longestWait: 1,
}

/** Returns whether a finding detects a mutant. */
function isShownBy({ shows }: Mutant, finding: ConformanceFinding): boolean {
  const { operations, subjects, kind } = shows
  const fits = (subject: string) =>
    subject === finding.subject ||
    (subject.endsWith('*') && finding.subject.startsWith(subject.slice(0, -1)))
  return (
    (operations === undefined || operations.includes(finding.operation)) &&
    (kind === undefined || kind === finding.kind) &&
    subjects.some(fits)
  )
}

const trialSubjects = new Set<string>([
  ...createContract().rules.map(({ id }) => id),
  ...sequences.map(({ id }) => id),
  'structure',
])

/** Returns the operations and rules to test; all operations of a mutant that any request detects. */
function onlyFor({ shows: { operations = [], subjects } }: Mutant): string[] {
  const isTried = subjects.every((subject) => trialSubjects.has(subject))
  return [...operations, ...(isTried ? subjects : [])]
}

/** Maximum number of generated requests for each operation. */
const generated = 4000

/** The result of the suite for a mutant. */
interface Tried {
  found: ConformanceFinding | undefined
  requests: number
}

/** Runs the suite against a mutant until it detects it. */
export async function tryMutant(
  mutant: Mutant,
  cases: readonly ConformanceCase[],
  seed: number,
): Promise<Tried> {
  const { findings, requests } = await runConformance(
    {
      ...settings,
      target: createSandbox({ fault: mutant }).fetch,
      only: onlyFor(mutant),
      seed,
      cases: generated,
    },
    { cases, isEnough: (finding) => isShownBy(mutant, finding) },
  )
  return { found: findings.find((finding) => isShownBy(mutant, finding)), requests }
}
