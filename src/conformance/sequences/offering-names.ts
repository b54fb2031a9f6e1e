import { idIn, offering } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import type { Answered, Expectation, Sequence, Session } from './sequence.js'

/** Returns whether the body of a response reports a name that another offering has. */
export const isTaken = (body: unknown): boolean =>
  JSON.stringify(body ?? '').includes('DUPLICATE_OFFER_NAME')

const uniqueness = 'A name is unique among the non-archived offerings of the workspace.'

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

export const offeringNameSequences: readonly Sequence[] = [storedRenamed, nameOfArchived]
