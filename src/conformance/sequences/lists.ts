import type { OperationName } from '../../core/index.js'
import { idIn, idsOf, isSameSet, itemsIn, offering } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

/** Items of a list at most that surely are on its first page. */
const surelyOnePage = 5

/** Asserts that a list has exactly the things of the workspace. */
async function assertComplete(
  session: Session,
  operation: OperationName,
  things: string,
  requirement: string,
  expected: readonly string[],
): Promise<void> {
  const items = itemsIn(await session.callOk(operation))
  const got = idsOf(items ?? session.skip('the response to the list has no list'))
  session.assert(isSameSet(got, expected), {
    ...{ operation, target: 'data', cause: 'incomplete', requirement },
    message: `The list does not contain exactly the ${things} of the workspace.`,
    ...{ expected, got },
  })
}

const allTemplates: Sequence = {
  id: 'sequence/templates-listed',
  summary: 'The list of templates contains each template of the workspace once.',
  operations: ['listOfferTemplates'],
  source: 'Endpoints',
  async run(session) {
    const { templateIds = [] } = session.workspace
    if (templateIds.length === 0 || templateIds.length > surelyOnePage)
      return session.skip('needs a few known templates')
    const requirement = 'GET lists the personalization templates.'
    await assertComplete(session, 'listOfferTemplates', 'templates', requirement, templateIds)
  },
}

const allOfferings: Sequence = {
  id: 'sequence/offerings-listed',
  summary: 'The list of offerings contains each offering of the workspace once.',
  operations: ['listOfferings', 'createOffering'],
  source: 'Endpoints',
  creates: true,
  async run(session) {
    if (session.isControlled !== true) return session.skip('other offerings exist')
    const ids: string[] = []
    for (const name of ['First', 'Second', 'Third']) {
      const body = offering(`${name}_${session.unique}`, session)
      ids.push(idIn(await session.callOk('createOffering', { body }), session))
    }
    const requirement = 'GET lists the offerings.'
    await assertComplete(session, 'listOfferings', 'offerings', requirement, ids)
  },
}

export const listSequences: readonly Sequence[] = [allTemplates, allOfferings]
