import { it } from 'vitest'
import { attack } from './attack.js'
import type { AttackedServer } from './attacked.js'
import { corpus } from './corpus.js'
import { describeEachServer } from './each-server.js'
import { assertNoProblems } from './fuzz-server.js'
import { requestsOf } from './named-requests.js'
import type { NamedTarget } from './named-target.js'
import { namedTargets } from './named-targets.js'

/** Sends each target alone, and throws if one breaks the promise. */
async function tryTargets(started: AttackedServer, targets: readonly NamedTarget[]) {
  if (started.startError !== undefined) return
  const requests = targets.flatMap((each) => requestsOf(started.server, each))
  const attempts = await attack(
    started,
    requests.map((each) => [each]),
  )
  assertNoProblems(attempts)
}

const textOf = ({ method, target, lines = [] }: NamedTarget): string =>
  [method, JSON.stringify(target.slice(0, 60)), ...lines].join(' ')

const groups = [...new Set(corpus.map(({ group }) => group))]

describeEachServer((started) => {
  it.each(namedTargets.map((each) => [textOf(each), each] as const))('%s', async (_, each) => {
    await tryTargets(started(), [each])
  })

  it.each(groups)('every target of the group: %s', async (name) => {
    const targets = corpus.filter(({ group }) => group === name)
    await tryTargets(started(), targets)
  })
})
