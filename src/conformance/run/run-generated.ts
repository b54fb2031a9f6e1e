import type { OperationName } from '../../core/index.js'
import { type FindingWithEvidence, keyOf } from '../checking/findings.js'
import type { FindingSubject } from '../report/exchange.js'
import { type Drawn, drawAt, requestsOf, scenarioOfDrawn, shrunk, trialOf } from './generate.js'
import { type QueuedTrial, requestTrial, type Stage } from './queue.js'
import type { RunContext } from './record.js'
import { runTrial } from './run-trial.js'

/** Default number of generated requests for each operation. */
const defaultCount = 200
/** The number of a quick run. */
const quickCount = 30

/** Returns the number of generated requests for each operation. */
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
    const nameOf = (drawn: Drawn) => trialOf(drawn, `generated ${operation} ${seed}:${index}`)
    const drawn = drawAt(arbitrary, seed, index)
    const trial = nameOf(drawn)
    if (!isSelected(operation, trial.subject)) continue
    yield {
      ...requestTrial('generated', trial, scenarioOfDrawn(drawn), context),
      async shrink(key, most) {
        let tries = 0
        let smallest: FindingWithEvidence | undefined
        await shrunk(arbitrary, { seed, index }, async (drawn) => {
          if (tries++ >= most) return false
          const result = await runTrial(nameOf(drawn), scenarioOfDrawn(drawn), context)
          const found = 'found' in result ? result.found : []
          const reproduced = found.find(({ finding }) => keyOf(operation, finding) === key)
          smallest = reproduced ?? smallest
          return reproduced !== undefined
        })
        if (smallest !== undefined) record.shrink(key, smallest)
        return tries
      },
    }
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
