import type { NewFinding } from '../../src/conformance/checking/server-response.js'
import { runVariants } from '../../src/conformance/run/run-variants.js'
import { toHandler } from '../../src/conformance/sending/send.js'
import type { Fixtures } from '../../src/conformance/world/fixtures.js'
import { fixturesWorld } from '../../src/conformance/world/fixtures-world.js'
import { statesWorld } from '../../src/conformance/world/states-world.js'
import { createContract } from '../../src/core/index.js'
import { cases } from './trying.js'

interface VariantRun {
  passed: number
  findings: { id: string; finding: NewFinding }[]
  /** Number of variants skipped for each reason. */
  skipped: Map<string, number>
}

/** Tests a handler with the variants; without fixtures, the suite sets its state. */
export async function ranVariants(
  handler: (request: Request) => Response | Promise<Response>,
  {
    fixtures,
    isSelected = () => true,
  }: {
    fixtures?: Fixtures
    isSelected?: (operation: string | undefined, subject: string | undefined) => boolean
  } = {},
): Promise<VariantRun> {
  const contract = createContract()
  const send = toHandler(handler)
  const settings = { send, naming: {}, credentials: undefined }
  const world =
    fixtures === undefined
      ? statesWorld({ ...settings, url: '/sandbox/given' })
      : fixturesWorld({ ...settings, contract, fixtures })
  const run: VariantRun = { passed: 0, findings: [], skipped: new Map() }
  const record = {
    isOver: false,
    skip: (_: unknown, reason: string) =>
      run.skipped.set(reason, (run.skipped.get(reason) ?? 0) + 1),
    addResult: ({ id }: { id: string }, { findings }: { findings: NewFinding[] }) => {
      if (findings.length === 0) run.passed++
      run.findings.push(...findings.map((finding) => ({ id, finding })))
    },
  }
  const trialContext = { contract, world, send, sendOnce: send }
  await runVariants(cases(), { contract, trialContext, isSelected, record } as never)
  return run
}
