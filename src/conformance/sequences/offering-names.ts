import { isSuccess } from '../report/is-success.js'
import { idIn, offering } from './bodies.js'
import { createOffering, listedOffering } from './offering-calls.js'
import type { Answered, Expectation, Sequence, Session } from './sequence.js'

/** Returns whether the body of a response reports a name that another offering has. */
export const isTaken = (body: unknown): boolean =>
  JSON.stringify(body ?? '').includes('DUPLICATE_OFFER_NAME')

const uniqueness = 'A name is unique among the non-archived offerings of the workspace.'

const names: Sequence = {
  id: 'sequence/offering-renamed',
  summary: 'An update may keep or free the own name, but not take that of another offering.',
  operations: ['createOffering', 'updateOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const [one, other] = [`One_${session.unique}`, `Other_${session.unique}`]
    const create = (name: string) => createOffering(session, offering(name, session))
    const offer_id = await create(one)
    await create(other)
    const rename = (name: string) =>
      session.call('updateOffering', { params: { offer_id }, body: { name } })
    assertName(session, (await rename(one)).response, false, {
      cause: 'own-name',
      requirement: uniqueness,
    })
    assertName(session, (await rename(other)).response, true, {
      cause: 'taken',
      requirement: uniqueness,
    })
    const renamed = `New_${session.unique}`
    const freed = await rename(renamed)
    assertName(session, freed.response, false, {
      ...{ cause: 'free-name', requirement: 'The name of a scheduled offering is editable.' },
    })
    if (!freed.isSuccess) return
    for (const [cause, name] of Object.entries({ 'former-name': one, 'changed-name': renamed })) {
      const answer = await session.call('createOffering', { body: offering(name, session) })
      const isWrong = cause === 'former-name' ? isTaken(answer.response.body) : answer.isSuccess
      session.assert(!isWrong, {
        ...{ operation: 'createOffering', target: 'name', cause, requirement: uniqueness },
        message: 'A renamed offering keeps its former name, or does not have its new one.',
        ...{ expected: 'that the former name is free and the new one taken', got: answer.response },
      })
    }
  },
}

function assertName(
  session: Session,
  response: { status: number; body: unknown },
  isExpectedTaken: boolean,
  { cause, requirement }: { cause: string; requirement: string },
): void {
  const isRight = isExpectedTaken
    ? response.status === 400 && isTaken(response.body)
    : isSuccess(response)
  session.assert(isRight, {
    ...{ operation: 'updateOffering', target: 'name', cause, requirement },
    message: isExpectedTaken
      ? 'The server accepted the name of another offering in an update.'
      : 'The server rejected a name that is free, or the own one.',
    expected: isExpectedTaken ? '400 with the code DUPLICATE_OFFER_NAME' : 200,
    got: response,
  })
}

const storedRenamed: Sequence = {
  id: 'sequence/stored-offering-renamed',
  summary: 'The former name of a renamed offering is free, also if the API did not create it.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  stored: { offering: { status: 'active' } },
  creates: true,
  changes: true,
  async run(session) {
    const { storedId: offer_id } = session
    // Elsewhere, the name belongs to someone.
    if (offer_id === undefined || session.isControlled !== true)
      return session.skip('needs an offering that was not created over the API')
    const { name: former } = await listedOffering(session, offer_id)
    if (typeof former !== 'string') return session.skip('the list does not show the name')
    const name = `Renamed_${session.unique}`
    await session.callOk('updateOffering', { params: { offer_id }, body: { name } })
    const freed = await session.call('createOffering', { body: offering(former, session) })
    assertFree(session, freed, {
      ...{ operation: 'createOffering', cause: 'former-name', requirement: uniqueness },
      message: 'A renamed offering keeps its former name.',
    })
    const taken = await session.call('createOffering', { body: offering(name, session) })
    assertRejected(session, taken, {
      cause: 'changed-name',
      message: 'The server accepted the new name of a renamed offering.',
    })
  },
}

/** Asserts that a create call whose name is taken was rejected. */
const assertRejected = (
  session: Session,
  { isSuccess, response }: Answered,
  of: Pick<Expectation, 'cause' | 'message'>,
): void =>
  session.assert(!isSuccess, {
    ...{ ...of, operation: 'createOffering', target: 'name', requirement: uniqueness },
    ...{ expected: '400 with the code DUPLICATE_OFFER_NAME', got: response },
  })

/** Asserts that a call was not rejected because its name is taken. */
const assertFree = (
  session: Session,
  { response }: Answered,
  of: Pick<Expectation, 'operation' | 'cause' | 'requirement' | 'message'>,
): void =>
  session.assert(!isTaken(response.body), {
    ...{ ...of, target: 'name', expected: 'a success (2xx)', got: response },
  })

/** Characters of a name at most. (Limits) */
export const longestName = 100

const similarNames: Sequence = {
  id: 'sequence/similar-offering-names',
  summary: 'A name is free if only a similar one is taken.',
  operations: ['createOffering', 'updateOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const { unique } = session
    const create = (name: string) => createOffering(session, offering(name, session))
    // Long, because a server may compare only the start.
    const near = `Near_${unique}`.padEnd(longestName - 2, '_Near')
    const offer_id = await create(near)
    // An underscore matches any character in some patterns.
    await create(`NearX${unique}`)
    const similar = [`Near_${unique}`, unique, near.slice(0, 64), `${near}_2`]
    const of = {
      cause: 'similar',
      requirement: 'A name is taken only if it matches an existing non-archived offering.',
      message: 'The server rejected a name as taken that is only similar to an existing one.',
    }
    for (const name of similar) {
      const answer = await session.call('createOffering', { body: offering(name, session) })
      assertFree(session, answer, { operation: 'createOffering', ...of })
    }
    const body = { name: near.slice(0, -1) }
    const renamed = await session.call('updateOffering', { params: { offer_id }, body })
    assertFree(session, renamed, { operation: 'updateOffering', ...of })
  },
}

/** Concurrent calls with one name. */
const racers = 5

const race: Sequence = {
  id: 'sequence/name-race',
  summary: 'Of concurrent calls with one name, at most one succeeds.',
  operations: ['createOffering', 'updateOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const body = offering(`Race_${session.unique}`, session)
    const answers = await Promise.all(
      Array.from({ length: racers }, () => session.call('createOffering', { body })),
    )
    assertOneAccepted(session, 'createOffering', answers)
    const first = answers.find(({ isSuccess }) => isSuccess)
    if (first === undefined) return
    const others = offering(`Raced_${session.unique}`, session)
    const ids = [idIn(first, session), await createOffering(session, others)]
    const name = `Renamed_${session.unique}`
    const renamed = ids.map((offer_id) =>
      session.call('updateOffering', { params: { offer_id }, body: { name } }),
    )
    assertOneAccepted(session, 'updateOffering', await Promise.all(renamed))
  },
}

function assertOneAccepted(
  session: Session,
  operation: Expectation['operation'],
  answers: readonly Answered[],
): void {
  const accepted = answers.filter(({ isSuccess }) => isSuccess).length
  session.assert(accepted <= 1, {
    ...{ operation, target: 'name', cause: 'repeated' },
    requirement: uniqueness,
    message: `${accepted} concurrent calls with one name succeeded.`,
    ...{ expected: 'one', got: answers.map(({ status }) => status) },
  })
}

const nameOfArchived: Sequence = {
  id: 'sequence/name-of-archived',
  summary: 'The name of an archived offering is free.',
  operations: ['createOffering', 'updateOffering', 'listOfferings'],
  source: 'Offering (create and update body)',
  stored: { offering: { status: 'archived' } },
  creates: true,
  changes: true,
  async run(session) {
    const { storedId: id } = session
    if (id === undefined) return session.skip('needs an archived offering')
    const { name } = await listedOffering(session, id)
    if (typeof name !== 'string') return session.skip('the list does not show the name')
    const of = {
      cause: 'archived',
      requirement: uniqueness,
      message: 'The server rejected the name of an archived offering as taken.',
    }
    const created = await session.call('createOffering', { body: offering(name, session) })
    assertFree(session, created, { operation: 'createOffering', ...of })
    if (!created.isSuccess) return
    const again = await session.call('createOffering', { body: offering(name, session) })
    assertRejected(session, again, {
      cause: 'again',
      message: 'The server accepted a name that an archived and another offering have.',
    })
    const params = { offer_id: idIn(created, session) }
    const rename = (to: string) => session.call('updateOffering', { params, body: { name: to } })
    if (!(await rename(`Freed_${session.unique}`)).isSuccess) return
    assertFree(session, await rename(name), { operation: 'updateOffering', ...of })
  },
}

export const offeringNameSequences: readonly Sequence[] = [
  names,
  storedRenamed,
  similarNames,
  race,
  nameOfArchived,
]
