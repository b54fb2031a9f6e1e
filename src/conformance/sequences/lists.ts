import { isObject } from '../../core/base/json.js'
import { idIn, itemsIn, offering } from './bodies.js'
import type { Answered, Sequence, Session } from './sequence.js'

/** Items of a list at most that surely are on its first page. */
const surelyOnePage = 5

const idsIn = (answer: Answered, session: Session): unknown[] =>
  (itemsIn(answer) ?? session.skip('the response to the list has no list')).map((item) =>
    isObject(item) ? item.id : item,
  )

const allTemplates: Sequence = {
  id: 'sequence/templates-listed',
  summary: 'The list of templates contains each template of the workspace once.',
  operations: ['listOfferTemplates'],
  source: 'Endpoints',
  async run(session) {
    const { templateIds = [] } = session.workspace
    if (templateIds.length === 0 || templateIds.length > surelyOnePage)
      return session.skip('needs a few known templates')
    const got = idsIn(await session.callOk('listOfferTemplates'), session)
    session.assert(
      got.length === templateIds.length && templateIds.every((id) => got.includes(id)),
      {
        ...{ operation: 'listOfferTemplates', target: 'data', cause: 'incomplete' },
        requirement: 'GET lists the personalization templates.',
        message: 'The list does not contain exactly the templates of the workspace.',
        ...{ expected: templateIds, got },
      },
    )
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
    const got = idsIn(await session.callOk('listOfferings'), session)
    session.assert(got.length === ids.length && ids.every((id) => got.includes(id)), {
      ...{ operation: 'listOfferings', target: 'data', cause: 'incomplete' },
      requirement: 'GET lists the offerings.',
      message: 'The list does not contain exactly the offerings of the workspace.',
      ...{ expected: ids, got },
    })
  },
}

export const listSequences: readonly Sequence[] = [allTemplates, allOfferings]
