import type { ConformanceCase } from '../cases/cases.js'
import type { Trial } from '../checking/trial.js'
import { isAsExpected } from '../checking/tried.js'
import { situationOf } from '../world/case-situation.js'
import { settled } from '../world/ordinary.js'
import { attempt } from './attempt.js'
import type { RunContext } from './run-context.js'

/** Tries the server with the conformance cases. */
export async function tryCases(
  cases: readonly ConformanceCase[],
  { contract, options, laboratory, isSelected, record }: RunContext,
): Promise<void> {
  const { contract: contractOptions = {}, fixtures = {} } = options
  const setup = { contract, contractOptions, maxBodyBytes: fixtures.maxBodyBytes }
  for (const each of cases) {
    if (record.isOver) return
    const { id, rule: subject } = each
    const situation = situationOf(each, setup)
    const operation = 'skipped' in situation ? each.request?.operation : situation.operation
    if (!isSelected(operation, subject)) continue
    const name = { kind: 'cases', id, subject, operation } as const
    if ('skipped' in situation) {
      record.skip(name, situation.skipped)
      continue
    }
    // A case of level MAY has no situation.
    const trial: Trial = { id, subject, level: each.level as Trial['level'] }
    const made = await attempt(trial, settled(situation), laboratory, (verdict) =>
      isAsExpected(verdict, each) ? undefined : { skipped: 'on this server it is another request' },
    )
    if ('skipped' in made) record.skip(name, made.skipped)
    else record.keep(name, made)
  }
}
