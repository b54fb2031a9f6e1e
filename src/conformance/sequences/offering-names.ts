import { isSuccess } from '../report/is-success.js'
import { idIn, offering } from './bodies.js'
import type { Sequence, Session } from './sequence.js'

/** Returns whether the body of a response reports a name that another offering has. */
export const isTaken = (body: unknown): boolean =>
  JSON.stringify(body ?? '').includes('DUPLICATE_OFFER_NAME')

const names: Sequence = {
  id: 'sequence/offering-renamed',
  summary: 'An update may keep or free the own name, but not take that of another offering.',
  operations: ['createOffering', 'updateOffering'],
  source: 'Offering (create and update body)',
  creates: true,
  changes: true,
  async run(session) {
    const [one, other] = [`One_${session.unique}`, `Other_${session.unique}`]
    const create = async (name: string) =>
      idIn(await session.callOk('createOffering', { body: offering(name, session) }), session)
    const offer_id = await create(one)
    await create(other)
    const rename = (name: string) =>
      session.call('updateOffering', { params: { offer_id }, body: { name } })
    const requirement = 'A name is unique among the non-archived offerings of the workspace.'
    assertName(session, (await rename(one)).response, false, { cause: 'own-name', requirement })
    assertName(session, (await rename(other)).response, true, { cause: 'taken', requirement })
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
        ...{ operation: 'createOffering', target: 'name', cause, requirement },
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

export const offeringNameSequences: readonly Sequence[] = [names]
