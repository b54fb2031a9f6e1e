import type { OperationName } from '../../core/index.js'
import { isSameSet, offering } from './bodies.js'
import { createOffering } from './offering-calls.js'
import type { Sequence, Session } from './sequence.js'
import { listedById, listedIdsOf, shownIds, unknownShape } from './shown-ids.js'

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
  const answer = await session.callOk(operation)
  const ids =
    operation === 'listOfferings'
      ? await listedIdsOf(session, answer, expected)
      : shownIds(answer, expected)
  const got = ids ?? session.skip(unknownShape)
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
    await assertTemplates(session, templateIds)
  },
}

const assertTemplates = (session: Session, ids: readonly string[]): Promise<void> =>
  assertComplete(
    session,
    'listOfferTemplates',
    'templates',
    'GET lists the personalization templates.',
    ids,
  )

/** More than a usual page. */
const manyOfferings = 24

const allOfferings: Sequence = {
  id: 'sequence/offerings-listed',
  summary: 'The list of offerings contains each offering of the workspace once.',
  operations: ['listOfferings', 'createOffering', 'listOfferTemplates'],
  source: 'Endpoints',
  creates: true,
  async run(session) {
    if (session.isControlled !== true) return session.skip('other offerings exist')
    const ids: string[] = []
    for (const name of ['First', 'Second', 'Third']) {
      const body = offering(`${name}_${session.unique}`, session)
      ids.push(await createOffering(session, body))
    }
    const requirement = 'GET lists the offerings.'
    await assertComplete(session, 'listOfferings', 'offerings', requirement, ids)
    // A template that offerings use is listed like the others.
    await assertTemplates(session, session.workspace.templateIds ?? [])
    // Of these a server may list one page.
    for (let index = 0; index < manyOfferings; index++) {
      const body = offering(`Many_${index}_${session.unique}`, session)
      ids.push(await createOffering(session, body))
    }
    for (const id of [ids[0], ids.at(-1)]) {
      const { ids: got } = await listedById(session, String(id))
      session.assert(got.includes(String(id)), {
        ...{ operation: 'listOfferings', target: 'id', cause: 'one-of-many' },
        requirement: 'The list with the full id of an offering returns a single item.',
        message: 'The list by `id` does not return one of many offerings.',
        ...{ expected: id, got },
      })
    }
  },
}

const ofStatus = (status: 'active' | 'expired' | 'archived'): Sequence => ({
  id: 'sequence/list-of-each-status',
  summary: 'The list by `id` returns an offering of any status, with this status.',
  operations: ['listOfferings'],
  source: 'What the service does',
  stored: { offering: { status } },
  async run(session) {
    const { storedId: id } = session
    if (id === undefined) return session.skip(`needs an offering that is ${status}`)
    const { ids: got, item } = await listedById(session, id)
    session.assert(got.includes(id), {
      ...{ operation: 'listOfferings', target: 'id', cause: `no-${status}` },
      // Whether the list has archived offerings is not documented.
      level: status === 'archived' ? 'SHOULD' : 'MUST',
      requirement: 'The list with the full id of an offering returns a single item.',
      message: `The list by \`id\` does not return the offering, which is ${status}.`,
      ...{ expected: id, got },
    })
    const shown = item?.status
    // Elsewhere, the status may have changed since the fixtures were written.
    const isKnown = session.isControlled === true || status === 'archived'
    session.assert(!isKnown || shown === undefined || shown === status, {
      ...{ operation: 'listOfferings', target: 'data.status', cause: `not-${status}` },
      requirement: 'The status follows the window, unless the offering is archived.',
      message: `The offering is not \`${status}\`.`,
      ...{ expected: status, got: shown },
    })
  },
})

export const listSequences: readonly Sequence[] = [
  allTemplates,
  allOfferings,
  ...(['active', 'expired', 'archived'] as const).map(ofStatus),
]
