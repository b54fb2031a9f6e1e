import { type JsonObject, valueAt } from '../../core/base/json.js'
import { errorIn } from '../checking/error-targets.js'
import { idIn, offering, variationOf } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import {
  assertSameClock,
  assertScheduled,
  createTimed,
  expiresIn,
  inSeconds,
  startsIn,
  waitForStatus,
  withOffset,
} from './offering-clock.js'
import {
  assertEditable,
  assertLocked,
  assertNotEmptied,
  assertNothingSaved,
  createLockable,
  editable,
  locked,
  splitOf,
} from './offering-locks.js'
import { RepeatedCalls } from './repeated-calls.js'
import type { Sequence, Session } from './sequence.js'

const activeLocks: Sequence = {
  id: 'sequence/offering-active',
  summary: 'An offering becomes active at its start, which locks some of its fields.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'States and transitions',
  needsTime: startsIn + 2,
  creates: true,
  changes: true,
  async run(session) {
    const at = Date.now() + startsIn * 1000
    const scheduling = {
      start_datetime: new Date(at).toISOString(),
      expiry_datetime: inSeconds(3600),
    }
    const ids = {
      SMV: await createLockable(session, 'Smv', 'SMV', { scheduling }),
      DMV: await createTimed(session, 'Dmv', { scheduling, variation_meta: variationOf('DMV') }),
    }
    await assertScheduledBehindUtc(session)
    assertSameClock(session, await session.callOk('listOfferings'))
    for (const type of ['SMV', 'DMV'] as const) {
      const id = ids[type]
      await waitForStatus(session, id, 'active', at)
      await assertNotEmptied(session, id, type)
      for (const edit of locked(type)) await assertLocked(session, id, edit, type)
    }
    await assertNothingSaved(session, ids.SMV)
    const edits = [...editable(`Renamed_${session.unique}`), splitOf('SMV')]
    for (const edit of edits) await assertEditable(session, ids.SMV, edit, 'active')
    // The type of the variation makes no difference to other fields.
    const ofVariation = edits.filter(({ cause }) => cause === 'control-group')
    for (const edit of ofVariation) await assertEditable(session, ids.DMV, edit, 'active')
    const type = valueAt(await listedOffering(session, ids.DMV), ['variation_meta', 'type'])
    session.assert(type === undefined || type === 'DMV', {
      ...{ operation: 'updateOffering', target: 'variation_meta.type', cause: 'type-lost' },
      requirement: 'variation_meta.type of an active offering is locked.',
      message: 'An update without the type changed it.',
      ...{ expected: 'DMV', got: type },
    })
  },
}

/** Values for each kind of field, editable or locked. */
const tooLate = ({ unique }: Session): JsonObject => ({
  ...{ description: 'Too late', priority: 2, name: `Too_Late_${unique}`, tags: [] },
  scheduling: { expiry_datetime: inSeconds(3600) },
  variation_meta: { control_group: { percentage: 15 } },
})

const archived: Sequence = {
  id: 'sequence/offering-archived',
  summary: 'No field of an archived offering can be updated.',
  operations: ['updateOffering', 'listOfferings'],
  source: 'States and transitions',
  stored: { offering: { status: 'archived' } },
  changes: true,
  async run(session) {
    const { storedId: offer_id } = session
    if (offer_id === undefined) return session.skip('needs an archived offering')
    for (const [field, value] of Object.entries(tooLate(session))) {
      const call = { params: { offer_id }, body: { [field]: value } }
      const { isSuccess, response } = await session.call('updateOffering', call)
      session.assert(!isSuccess, {
        ...{ operation: 'updateOffering', target: 'offer_id', cause: `updated-${field}` },
        requirement: 'An archived offering cannot be updated.',
        message: `The server accepted an update of \`${field}\` of an archived offering.`,
        ...{ expected: '403 with the code ARCHIVED_OFFERING', got: response },
      })
    }
  },
}

export async function assertExpired(
  session: Session,
  offer_id: string,
  body: JsonObject,
  cause: string,
) {
  const { status, response } = await session.call('updateOffering', { params: { offer_id }, body })
  session.assert(status === 403 && errorIn(response).code === 'EXPIRED_OFFERING', {
    ...{ operation: 'updateOffering', target: 'offer_id', cause },
    requirement: 'Updating an expired offering returns 403 EXPIRED_OFFERING.',
    message: 'The server does not reject an update of an expired offering as documented.',
    ...{ expected: '403 with the code EXPIRED_OFFERING', got: response },
  })
}

const expiry: Sequence = {
  id: 'sequence/offering-expired',
  summary: 'An offering expires at its expiry, and can then not be updated.',
  operations: ['updateOffering', 'createOffering', 'listOfferings'],
  source: 'States and transitions',
  needsTime: expiresIn + 2,
  creates: true,
  changes: true,
  async run(session) {
    const at = Date.now() + expiresIn * 1000
    const scheduling = {
      start_datetime: inSeconds(startsIn),
      expiry_datetime: new Date(at).toISOString(),
    }
    const name = `Expiring_${session.unique}`
    const { start_datetime, expiry_datetime } = scheduling
    const offset = await session.call('createOffering', {
      body: {
        ...offering(`Offset_${session.unique}`, session),
        scheduling: {
          start_datetime: withOffset(start_datetime),
          expiry_datetime: withOffset(expiry_datetime),
        },
      },
    })
    const repeated = new RepeatedCalls(session)
    const offer_id = await createTimed(session, 'Expiring', { scheduling })
    await repeated.call('updateOffering', { params: { offer_id }, body: { priority: 3 } })
    assertSameClock(session, await session.callOk('listOfferings'))
    await waitForStatus(session, offer_id, 'expired', at)
    for (const [field, value] of Object.entries(tooLate(session))) {
      await assertExpired(session, offer_id, { [field]: value }, `updated-${field}`)
    }
    await repeated.assertSame('after-expiry')
    // A server may accept only UTC.
    if (offset.isSuccess) {
      await assertExpired(session, idIn(offset, session), { priority: 2 }, 'updated-offset')
    }
    const again = await session.call('createOffering', { body: offering(name, session) })
    session.assert(!again.isSuccess, {
      ...{ operation: 'createOffering', target: 'name', cause: 'name-of-expired' },
      requirement: 'A name is unique among the non-archived offerings of the workspace.',
      message: 'The server accepted the name of an expired offering.',
      ...{ expected: '400 with the code DUPLICATE_OFFER_NAME', got: again.response },
    })
  },
}

/** Asserts that a start in an hour is in the future, written in a zone where it is now still earlier. */
async function assertScheduledBehindUtc(session: Session): Promise<void> {
  const scheduling = {
    start_datetime: withOffset(inSeconds(3600), '-05:00'),
    expiry_datetime: withOffset(inSeconds(7200), '-05:00'),
  }
  const body = { ...offering(`Behind_${session.unique}`, session), scheduling }
  const created = await session.call('createOffering', { body })
  // A server may accept only UTC.
  if (!created.isSuccess) return
  assertSameClock(session, created)
  await assertScheduled(session, idIn(created, session), {
    ...{ operation: 'createOffering', cause: 'behind-utc' },
    message: 'The server does not read the offset of the start.',
  })
}

export const offeringScheduleSequences: readonly Sequence[] = [activeLocks, expiry, archived]
