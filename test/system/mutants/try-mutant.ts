import type { ConformanceCase } from '../../../src/conformance/cases/cases.js'
import type { ConformanceFinding } from '../../../src/conformance/report/report.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { sequences } from '../../../src/conformance/sequences/index.js'
import { createContract } from '../../../src/core/index.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
/** How the suite tries a sandbox: told what to know, with its limits, without waiting for them. */
export const settings = {
  fixtures: { states: '/sandbox/given', maxBodyBytes: 1_048_576 },
  rateLimits: true,
  longestWait: 1,
}

/** Whether a finding proves that a mutant was noticed. */
export function isShownBy({ shows }: Mutant, finding: ConformanceFinding): boolean {
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

/** What must be tried: where any request can show a mutant, all of its operations. */
function onlyFor({ shows: { operations = [], subjects } }: Mutant): string[] {
  const isTried = subjects.every((subject) => trialSubjects.has(subject))
  return [...operations, ...(isTried ? subjects : [])]
}

/** So many requests are generated for each operation, unless the mutant is noticed before. */
const generated = 4000

/** What the suite made of a mutant. */
export interface Tried {
  found: ConformanceFinding | undefined
  requests: number
}

/** Runs the suite against a mutant until it has noticed it. */
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
