import type { ConformanceCase } from '../cases/cases.js'
import type { ServerConnection } from './connect.js'
import { findImplemented } from './find-implemented.js'
import type { RunSettings, TrialKind } from './options.js'
import { priorities, runQueue, sourceOf, type TrialSource } from './queue.js'
import { runReplays } from './replay.js'
import { caseTrials, orderCases } from './run-cases.js'
import type { RunContext } from './run-context.js'
import { exceptionTrials } from './run-exceptions.js'
import {
  generatedCount,
  generatedOperations,
  generatedTrials,
  shrinkFindings,
} from './run-generated.js'
import { sequenceTrials } from './run-sequences.js'
import { variantTrials } from './run-variants.js'

/** Runs all tests, those that find most first. */
export async function runAll(
  context: RunContext,
  cases: readonly ConformanceCase[],
  { sequenceSettings }: ServerConnection,
  { kinds }: RunSettings,
): Promise<void> {
  const { options, record, trialContext } = context
  if (options.replay !== undefined) return runReplays(options.replay, context, sequenceSettings)
  const has = (kind: TrialKind) => kinds?.includes(kind) ?? true
  const sources: TrialSource[] = []
  if (has('cases')) {
    const { first, stated, others } = orderCases(cases)
    const trials = {
      first: [...exceptionTrials(cases, context), ...caseTrials(first, context)],
      stated: caseTrials(stated, context),
      others: caseTrials(others, context),
    }
    for (const [name, list] of Object.entries(trials)) {
      record.addSelected(list.length)
      sources.push(sourceOf(priorities[name as keyof typeof trials], list))
    }
  }
  if (has('sequences')) {
    for (const [priority, list] of sequenceTrials(context, sequenceSettings)) {
      record.addSelected(list.length)
      sources.push({ priority, groups: [() => list] })
    }
  }
  if (has('variants')) {
    sources.push({ priority: priorities.variants, groups: variantTrials(cases, context) })
  }
  if (has('generated')) {
    record.addTotal(generatedOperations(context).length * generatedCount(options))
    sources.push({ priority: priorities.generated, groups: generatedTrials(context) })
  }
  const isOfServer = ({ priority }: TrialSource) => priority === priorities.ofServer
  // Where the suite sets the state of a server, its own accounts are tested before that.
  const { isControlled } = trialContext.world
  const before = isControlled ? sources.filter(isOfServer) : []
  await runQueue(before, context)
  await findImplemented(cases, context)
  await runQueue(
    sources.filter((each) => !before.includes(each)),
    context,
  )
  await shrinkFindings(context)
}
