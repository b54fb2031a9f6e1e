import * as fc from 'fast-check'
import type { OperationName } from '../../core/index.js'
import { type BrokenRequest, brokenRequest, validRequest } from '../../testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../testing/arbitraries/request.js'
import type { CaseRequest } from '../cases/cases.js'
import { givenOfFacts } from '../cases/facts-of-given.js'
import { type FindingWithEvidence, keyOf } from '../checking/findings.js'
import { levelOf } from '../checking/requirement.js'
import type { RequestTrial } from '../checking/trial.js'
import type { FindingSubject } from '../report/exchange.js'
import type { Naming } from '../sending/wire.js'
import { withDefaultFacts } from '../world/default-facts.js'
import { type QueuedTrial, requestTrial, type Stage } from './queue.js'
import type { RunContext } from './record.js'
import { runTrial } from './run-trial.js'

/** Default number of generated requests for each operation. */
const defaultCount = 200
const quickCount = 30

export const generatedCount = ({ cases, quick }: RunContext['options']): number =>
  cases ?? (quick === true ? quickCount : defaultCount)

/** Returns the operations that requests are generated of: those with a selected subject. */
export function generatedOperations({ contract, isSelected }: RunContext): OperationName[] {
  const subjects: FindingSubject[] = ['structure', ...contract.rules.map(({ id }) => id)]
  return (Object.keys(contract.operations) as OperationName[]).filter((operation) =>
    subjects.some((subject) => isSelected(operation, subject)),
  )
}

/** Returns the trials of generated requests of each operation, each drawn when its turn comes. */
export const generatedTrials = (context: RunContext): Stage =>
  generatedOperations(context).map((operation) => trialsOf(operation, context))

function* trialsOf(operation: OperationName, context: RunContext): Generator<QueuedTrial> {
  const { options, isSelected, ending, record, seed } = context
  const arbitrary = requestsOf(operation, options.contract ?? {})
  const count = generatedCount(options)
  for (let index = 0; index < count && !ending.isOver; index++) {
    const id = `generated ${operation} ${seed}:${index}`
    // Each request has a seed of its own, so that it can be drawn without those before it.
    const drawing = { seed: (seed + Math.imul(index, 0x9e3779b1)) | 0, numRuns: 1 }
    const [drawn] = fc.sample(arbitrary, drawing) as [Drawn]
    const request = requestTrialOf(drawn, id)
    if (!isSelected(operation, request.trial.subject)) continue
    yield {
      ...requestTrial('generated', request, context),
      async shrink(key, most) {
        let tries = 0
        let smallest: FindingWithEvidence | undefined
        let thrown: { cause: unknown } | undefined
        const reproduces = async (drawn: Drawn): Promise<boolean> => {
          if (tries++ >= most) return false
          const result = await runTrial(requestTrialOf(drawn, id), context)
          const found = 'found' in result ? result.found : []
          const reproduced = found.find(({ finding }) => keyOf(operation, finding) === key)
          smallest = reproduced ?? smallest
          return reproduced !== undefined
        }
        // An error is kept, because fast-check would continue to shrink on a throw.
        const property = fc.asyncProperty(arbitrary, async (drawn) => {
          if (thrown !== undefined) return true
          return reproduces(drawn).then(
            (isReproduced) => !isReproduced,
            (cause) => {
              thrown = { cause }
              return true
            },
          )
        })
        await fc.check(property, { ...drawing, path: '0' })
        if (thrown !== undefined) throw thrown.cause
        if (smallest !== undefined) record.shrink(key, smallest)
        return tries
      },
    }
  }
}

type Drawn = GeneratedRequest & Partial<BrokenRequest>

/** Generates requests of an operation: one valid to three with one violation. */
function requestsOf(operation: OperationName, naming: Naming): fc.Arbitrary<Drawn> {
  const { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' } = naming
  const names = { serviceName, optimizedDistribution }
  return fc.oneof(
    { weight: 1, arbitrary: validRequest(operation, names) as fc.Arbitrary<Drawn> },
    { weight: 3, arbitrary: brokenRequest(operation, names) as fc.Arbitrary<Drawn> },
  )
}

/** Its subject is the violated rule or `structure`; it uses the names of the service already. */
function requestTrialOf({ operation, request, facts, faults }: Drawn, id: string): RequestTrial {
  const subject = faults?.[0]?.rule ?? 'structure'
  const given = givenOfFacts(operation, request, facts)
  return {
    trial: { id, subject, level: levelOf(operation, subject) },
    scenario: withDefaultFacts({ ...(request as CaseRequest), operation, given }),
  }
}

/** Requests that reduce findings in a run at most, and in a quick run. */
const shrinkBudget = { full: 3000, quick: 300 }

/** Requests that reduce one finding at most. */
const maxShrinks = 300

/** Finds the smallest requests that reproduce findings in generated requests. */
export async function shrinkFindings({ options, record, ending }: RunContext): Promise<void> {
  let left = options.quick === true ? shrinkBudget.quick : shrinkBudget.full
  for (const { key, shrink } of record.shrinkable) {
    if (ending.isOver || left <= 0) return
    left -= await shrink(key, Math.min(left, maxShrinks))
  }
}
