import type { OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import type { FindingSubject } from '../report/finding-subject.js'
import { withDefaultFacts } from '../world/default-facts.js'
import { type Drawn, drawAt, requestsOf, scenarioOfDrawn, shrunk, trialOf } from './generate.js'
import type { QueuedTrial } from './queue.js'
import type { GeneratedKey } from './record.js'
import type { RunContext } from './run-context.js'
import { runTrial, type TrialResult } from './run-trial.js'

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
export const generatedTrials = (context: RunContext): (() => Generator<QueuedTrial>)[] =>
  generatedOperations(context).map((operation) => () => trialsOf(operation, context))

function* trialsOf(
  operation: OperationName,
  { options, isSelected, ending, trialContext, seed }: RunContext,
): Generator<QueuedTrial> {
  const arbitrary = requestsOf(operation, options.contract ?? {})
  const count = generatedCount(options)
  for (let index = 0; index < count && !ending.isOver; index++) {
    const drawn = drawAt(arbitrary, seed, index)
    const trial = trialOf(drawn, `generated ${operation} ${seed}:${index}`)
    const { id, subject } = trial
    if (!isSelected(operation, subject)) continue
    const run = () => runTrial(trial, withDefaultFacts(scenarioOfDrawn(drawn)), trialContext)
    yield { kind: 'generated', id, subject, operation, run, generated: { arbitrary, index } }
  }
}

/** Requests that reduce findings in a run at most, and in a quick run. */
const shrinkBudget = { full: 3000, quick: 300 }

/** Requests that reduce one finding at most. */
const maxShrinks = 300

/** Finds the smallest requests that reproduce findings in generated requests. */
export async function shrinkFindings(context: RunContext): Promise<void> {
  const { options, record, ending } = context
  let left = options.quick === true ? shrinkBudget.quick : shrinkBudget.full
  for (const key of record.generatedKeys) {
    if (ending.isOver || left <= 0) return
    left -= await shrink(key, Math.min(left, maxShrinks), context)
  }
}

/** Shrinks the request of a finding; returns the number of requests sent. */
async function shrink(
  { key, operation, arbitrary, index }: GeneratedKey,
  most: number,
  { trialContext, record, seed }: RunContext,
): Promise<number> {
  let tries = 0
  const reproduce = async (drawn: Drawn) => {
    const trial = trialOf(drawn, `generated ${operation} ${seed}:${index}`)
    const result = await runTrial(trial, withDefaultFacts(scenarioOfDrawn(drawn)), trialContext)
    if (!('findings' in result)) return undefined
    const finding = result.findings.find((each) => keyOf(operation, each) === key)
    return finding && { finding, result }
  }
  let smallest: { finding: TrialResult['findings'][number]; result: TrialResult } | undefined
  await shrunk(arbitrary, { seed, index }, async (drawn) => {
    if (tries++ >= most) return false
    const reproduced = await reproduce(drawn)
    smallest = reproduced ?? smallest
    return reproduced !== undefined
  })
  if (smallest !== undefined) {
    const { finding, result } = smallest
    const { prepared, response, steps, replay } = result
    const { request } = prepared
    record.shrink(key, finding, { operation, request, response, steps, replay })
  }
  return tries
}
