import type fc from 'fast-check'
import type { OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import { withDefaultFacts } from '../world/default-facts.js'
import { type Drawn, drawEach, requestsOf, scenarioOfDrawn, shrunk, trialOf } from './generate.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'

/** Default number of generated requests for each operation. */
export const defaultCount = 200

/** Tests the server with generated requests, operation by operation. */
export async function runGenerated(context: RunContext): Promise<void> {
  const { contract, options, isSelected, record } = context
  const { cases: count = defaultCount } = options
  if (count === 0) return
  for (const operation of Object.keys(contract.operations) as OperationName[]) {
    if (record.isOver || !isSelected(operation, undefined)) continue
    await runOperation(operation, count, context)
  }
}

async function runOperation(
  operation: OperationName,
  count: number,
  context: RunContext,
): Promise<void> {
  const { contract, options, trialContext, isSelected, record, seed } = context
  const arbitrary = requestsOf(operation, options.contract ?? {})
  const found: { key: string; index: number }[] = []
  await drawEach(arbitrary, { seed, count }, async (drawn, index) => {
    const trial = trialOf(drawn, `generated ${operation} ${seed}:${index}`, contract)
    const { id, subject } = trial
    if (!isSelected(operation, subject)) return undefined
    const name = { kind: 'generated', id, subject, operation } as const
    const result = await runTrial(trial, withDefaultFacts(scenarioOfDrawn(drawn)), trialContext)
    if ('skipped' in result) record.skip(name, result.skipped)
    else found.push(...record.addResult(name, result).map((key) => ({ key, index })))
    return record.isOver ? 'last' : undefined
  })
  if (record.isOver) return
  for (const { key, index } of found) await shrink(key, arbitrary, { operation, index }, context)
}

/** Finds the smallest request that reproduces a finding. */
async function shrink(
  key: string,
  arbitrary: fc.Arbitrary<Drawn>,
  { operation, index }: { operation: OperationName; index: number },
  { contract, trialContext, record, seed }: RunContext,
): Promise<void> {
  const reproduce = async (drawn: Drawn) => {
    const result = await runTrial(
      trialOf(drawn, '', contract),
      withDefaultFacts(scenarioOfDrawn(drawn)),
      trialContext,
    )
    if ('skipped' in result) return undefined
    const finding = result.findings.find((each) => keyOf(operation, each) === key)
    return finding && { finding, result }
  }
  const reproduces = async (drawn: Drawn) => (await reproduce(drawn)) !== undefined
  const smallest = await shrunk(arbitrary, { seed, index }, reproduces)
  const reproduced = smallest && (await reproduce(smallest))
  if (reproduced === undefined) return
  const { prepared, response, steps, replay } = reproduced.result
  const { request } = prepared
  record.shrink(key, reproduced.finding, { operation, request, response, steps, replay })
}
