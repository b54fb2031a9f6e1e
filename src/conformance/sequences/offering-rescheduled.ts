import type { JsonObject } from '../../core/base/json.js'
import { listedOffering } from './offering-calls.js'
import {
  assertSameClock,
  createTimed,
  expiresIn,
  inSeconds,
  startsIn,
  waitForStatus,
} from './offering-clock.js'
import { assertLocked, conversion, splitOf } from './offering-locks.js'
import { assertExpired } from './offering-schedule.js'
import type { Sequence, Session } from './sequence.js'

/** Creates an offering and changes its scheduling; returns its id. */
async function reschedule(
  session: Session,
  name: string,
  [created, changed]: readonly [JsonObject, JsonObject],
): Promise<string> {
  const scheduling = { expiry_datetime: inSeconds(7200), ...created }
  const offer_id = await createTimed(session, name, { scheduling })
  const call = { params: { offer_id }, body: { scheduling: changed } }
  const { isSuccess } = await session.call('updateOffering', call)
  // Another sequence reports a scheduling that is locked.
  return isSuccess ? offer_id : session.skip('the server does not change the scheduling')
}

/** Asserts that the former scheduling of an offering has no effect. */
async function assertStatus(session: Session, id: string, wanted: string, cause: string) {
  const { status } = await listedOffering(session, id)
  session.assert(status === undefined || status === wanted, {
    ...{ operation: 'listOfferings', target: 'data.status', cause },
    requirement: 'The status follows the scheduling window.',
    message: 'The status follows a scheduling that was changed.',
    ...{ expected: wanted, got: status },
  })
}

const rescheduled: Sequence = {
  id: 'sequence/offering-rescheduled',
  summary: 'The status of an offering follows its latest scheduling, not its first.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'States and transitions',
  needsTime: expiresIn + 2,
  creates: true,
  changes: true,
  async run(session) {
    const [starts, expires] = [Date.now() + startsIn * 1000, Date.now() + expiresIn * 1000]
    const start = { start_datetime: new Date(starts).toISOString() }
    const expiry = { expiry_datetime: new Date(expires).toISOString() }
    const [laterStart, laterExpiry] = [
      { start_datetime: inSeconds(3600) },
      { expiry_datetime: inSeconds(3600) },
    ]
    const advanced = await reschedule(session, 'Advanced', [laterStart, start])
    const toDynamic = { params: { offer_id: advanced }, body: { variation_meta: { type: 'DMV' } } }
    const { isSuccess: isDynamic } = await session.call('updateOffering', toDynamic)
    const postponed = await reschedule(session, 'Postponed', [start, laterStart])
    const shortened = await reschedule(session, 'Shortened', [start, expiry])
    const extended = await reschedule(session, 'Extended', [{ ...start, ...expiry }, laterExpiry])
    assertSameClock(session, await session.callOk('listOfferings'))
    await waitForStatus(session, advanced, 'active', starts)
    await assertLocked(session, advanced, conversion, 'rescheduled')
    if (isDynamic) await assertLocked(session, advanced, splitOf('DMV'), 'DMV')
    await assertStatus(session, postponed, 'scheduled', 'postponed')
    await waitForStatus(session, shortened, 'expired', expires)
    await assertExpired(session, shortened, { priority: 3 }, 'shortened')
    await assertStatus(session, extended, 'active', 'extended')
    const update = { params: { offer_id: extended }, body: { priority: 3 } }
    const { isSuccess, response } = await session.call('updateOffering', update)
    session.assert(isSuccess, {
      ...{ operation: 'updateOffering', target: 'offer_id', cause: 'extended' },
      requirement: 'The priority of an active offering is editable.',
      message: 'The server rejected an update after an expiry that was changed to a later one.',
      ...{ expected: 200, got: response },
    })
  },
}

export const offeringRescheduledSequences: readonly Sequence[] = [rescheduled]
