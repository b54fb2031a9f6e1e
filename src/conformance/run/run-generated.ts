import type fc from 'fast-check'
import type { OperationName } from '../../core/index.js'
import { keyOf } from '../checking/findings.js'
import { settled } from '../world/ordinary.js'
import { attempt } from './attempt.js'
import { type Drawn, drawEach, requestsOf, shrunk, situationOfDrawn, trialOf } from './generate.js'
import type { RunContext } from './run-context.js'

/** How many requests are generated for each operation where nothing else is asked for. */
export const defaultCount = 200

/** Tries the server with requests that are made up, operation by operation. */
export async function tryGenerated(context: RunContext): Promise<void> {
  const { contract, options, isSelected, record } = context
  const { cases: count = defaultCount } = options
  if (count === 0) return
  for (const operation of Object.keys(contract.operations) as OperationName[]) {
    if (record.isOver || !isSelected(operation, undefined)) continue
    await tryOperation(operation, count, context)
  }
}

async function tryOperation(
  operation: OperationName,
  count: number,
  context: RunContext,
): Promise<void> {
  const { contract, options, laboratory, isSelected, record, seed } = context
  const arbitrary = requestsOf(operation, options.contract ?? {})
  const found: { key: string; index: number }[] = []
  await drawEach(arbitrary, { seed, count }, async (drawn, index) => {
    const trial = trialOf(drawn, `generated ${operation} ${seed}:${index}`, contract)
    const { id, subject } = trial
    if (!isSelected(operation, subject)) return undefined
    const name = { kind: 'generated', id, subject, operation } as const
    const made = await attempt(trial, settled(situationOfDrawn(drawn)), laboratory)
    if ('skipped' in made) record.skip(name, made.skipped)
    else found.push(...record.keep(name, made).map((key) => ({ key, index })))
    return record.isOver ? 'last' : undefined
  })
  if (record.isOver) return
  for (const { key, index } of found) await shrink(key, arbitrary, { operation, index }, context)
}

/** Looks for the smallest request that shows a finding. */
async function shrink(
  key: string,
  arbitrary: fc.Arbitrary<Drawn>,
  { operation, index }: { operation: OperationName; index: number },
  { contract, laboratory, record, seed }: RunContext,
): Promise<void> {
  const showing = async (drawn: Drawn) => {
    const made = await attempt(
      trialOf(drawn, '', contract),
      settled(situationOfDrawn(drawn)),
      laboratory,
    )
    if ('skipped' in made) return undefined
    const problem = made.problems.find((each) => keyOf(operation, each) === key)
    return problem && { problem, made }
  }
  const isShowing = async (drawn: Drawn) => (await showing(drawn)) !== undefined
  const smallest = await shrunk(arbitrary, { seed, index }, isShowing)
  const shown = smallest && (await showing(smallest))
  if (shown === undefined) return
  const { realized, response } = shown.made
  record.shrink(key, shown.problem, { operation, request: realized.request, response })
}
