import { isDeepStrictEqual } from 'node:util'
import { type JsonObject, valueAt } from '../../core/base/json.js'
import { errorIn } from '../checking/error-targets.js'
import { idIn, offering } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import {
  assertSameClock,
  createTimed,
  expiresIn,
  inSeconds,
  startsIn,
  waitForStatus,
  withOffset,
} from './offering-clock.js'
import type { Sequence, Session } from './sequence.js'

interface Edit {
  cause: string
  body: JsonObject
  target: string
  /** Whether the API description shows the shape of the value. */
  isShown: boolean
}

const editOf = (cause: string, body: JsonObject, target: string, isShown = true): Edit => ({
  ...{ cause, body, target, isShown },
})

const variation = (fields: JsonObject): JsonObject => ({ variation_meta: fields })

export const conversion = editOf(
  'conversion',
  { conversion: { event: 'order' } },
  'conversion',
  false,
)

const variants = editOf(
  'variants',
  variation({ variantsPerLocale: ['variation_1', 'variation_2', 'variation_3'] }),
  'variation_meta.variantsPerLocale',
  false,
)

export const splitOf = (type: 'SMV' | 'DMV'): Edit =>
  editOf(
    `${type.toLowerCase()}-split`,
    variation({ smv_distribution: { split: { variation_1: 30, variation_2: 70 } } }),
    'variation_meta.smv_distribution',
    false,
  )

const locked = (type: 'SMV' | 'DMV'): Edit[] => [
  editOf('start', { scheduling: { start_datetime: inSeconds(1800) } }, 'scheduling.start_datetime'),
  conversion,
  editOf('type', variation({ type: type === 'SMV' ? 'DMV' : 'SMV' }), 'variation_meta.type'),
  variants,
  ...(type === 'DMV' ? [splitOf(type)] : []),
]

const editable = (name: string): Edit[] => [
  editOf('expiry', { scheduling: { expiry_datetime: inSeconds(7200) } }, 'scheduling'),
  editOf('name', { name }, 'name'),
  editOf('priority', { priority: 99 }, 'priority'),
  editOf('tags', { tags: [] }, 'tags'),
  editOf('control-group', variation({ control_group: { percentage: 15 } }), 'variation_meta'),
  editOf('segment', { segment_info: {} }, 'segment_info', false),
  editOf('content', { offer_content: {} }, 'offer_content', false),
]

export async function assertLocked(session: Session, offer_id: string, edit: Edit, type: string) {
  const { cause, body, target, isShown } = edit
  const { isSuccess, response } = await session.call('updateOffering', {
    ...{ params: { offer_id }, body },
  })
  const of = { operation: 'updateOffering', target } as const
  const requirement = `${target} of an active ${type} offering is locked; editing it returns IMMUTABLE_FIELD.`
  session.assert(!isSuccess, {
    ...{ ...of, cause: `unlocked-${cause}-${type}`, requirement },
    message: `The server accepted a change of \`${target}\`, which is locked while active.`,
    ...{ expected: '400 with the code IMMUTABLE_FIELD', got: response },
  })
  if (isSuccess) return
  session.assert(response.status === 400 && errorIn(response).code === 'IMMUTABLE_FIELD', {
    ...{ ...of, cause: `code-${cause}-${type}`, requirement },
    // The server may reject a value whose shape is not shown for its shape.
    level: isShown ? 'MUST' : 'SHOULD',
    message: `The response to a change of the locked \`${target}\` is unexpected.`,
    ...{ expected: '400 with the code IMMUTABLE_FIELD', got: response },
  })
}

async function assertEditable(session: Session, offer_id: string, edit: Edit, status: string) {
  const { cause, body, target, isShown } = edit
  const { isSuccess, response } = await session.call('updateOffering', {
    ...{ params: { offer_id }, body },
  })
  session.assert(isSuccess, {
    ...{ operation: 'updateOffering', target, cause: `locked-${cause}-${status}` },
    // A lock does not depend on the shape of the value.
    level: isShown || errorIn(response).code === 'IMMUTABLE_FIELD' ? 'MUST' : 'SHOULD',
    requirement: `${target} of an offering that is ${status} is editable.`,
    message: `The server rejected a change of \`${target}\`, which is editable while ${status}.`,
    ...{ expected: 200, got: response },
  })
}

/** Values that a check of truthiness, or of the fields that are present, takes for no change. */
const emptied: readonly { path: readonly [string, ...string[]]; value: null | [] }[] = [
  { path: ['conversion'], value: null },
  { path: ['scheduling', 'start_datetime'], value: null },
  { path: ['variation_meta', 'type'], value: null },
  { path: ['variation_meta', 'variantsPerLocale'], value: null },
  { path: ['variation_meta', 'variantsPerLocale'], value: [] },
]

/** A server may ignore an empty value, but must not store it. */
async function assertNotEmptied(session: Session, offer_id: string): Promise<void> {
  const shown = await listedOffering(session, offer_id)
  for (const { path, value } of emptied) {
    const stored = valueAt(shown, path)
    if (stored === undefined || isDeepStrictEqual(stored, value)) continue
    const body = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
    const call = { params: { offer_id }, body: body as JsonObject }
    if (!(await session.call('updateOffering', call)).isSuccess) continue
    const got = valueAt(await listedOffering(session, offer_id), path)
    session.assert(isDeepStrictEqual(got, stored), {
      ...{ operation: 'updateOffering', target: path.join('.') },
      cause: value === null ? 'nulled' : 'emptied',
      requirement: `${path.join('.')} of an active offering is locked; editing it returns IMMUTABLE_FIELD.`,
      message: `The server removed \`${path.join('.')}\`, which is locked while active.`,
      ...{ expected: stored, got: got ?? '(nothing)' },
    })
  }
}

/** Creates an offering with values for the locked fields, if the server accepts them. */
async function createLockable(session: Session, name: string, fields: JsonObject): Promise<string> {
  const { variation_meta, ...others } = fields
  const full = {
    ...others,
    variation_meta: { ...(variation_meta as JsonObject), variantsPerLocale: ['variation_1'] },
    conversion: { event: 'signup' },
  }
  const body = { ...offering(`${name}_${session.unique}`, session), ...full }
  const created = await session.call('createOffering', { body })
  return created.isSuccess ? idIn(created, session) : createTimed(session, name, fields)
}

const smv = { type: 'SMV', control_group: { percentage: 10 } }
const dmv = { ...smv, type: 'DMV' }

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
      SMV: await createLockable(session, 'Smv', { scheduling, variation_meta: smv }),
      DMV: await createTimed(session, 'Dmv', { scheduling, variation_meta: dmv }),
    }
    assertSameClock(session, await session.callOk('listOfferings'))
    for (const type of ['SMV', 'DMV'] as const) {
      const id = ids[type]
      await waitForStatus(session, id, 'active', at)
      await assertNotEmptied(session, id)
      for (const edit of locked(type)) await assertLocked(session, id, edit, type)
      const name = `Renamed_${type}_${session.unique}`
      const edits = [...editable(name), ...(type === 'SMV' ? [splitOf(type)] : [])]
      for (const edit of edits) await assertEditable(session, id, edit, 'active')
    }
  },
}

/** Values for each kind of field, editable or locked. */
const tooLate = ({ unique }: Session): JsonObject => ({
  ...{ description: 'Too late', priority: 2, name: `Too_Late_${unique}`, tags: [] },
  scheduling: { expiry_datetime: inSeconds(3600) },
  variation_meta: { control_group: { percentage: 15 } },
})

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
    const offer_id = await createTimed(session, 'Expiring', { scheduling })
    assertSameClock(session, await session.callOk('listOfferings'))
    await waitForStatus(session, offer_id, 'expired', at)
    for (const [field, value] of Object.entries(tooLate(session))) {
      await assertExpired(session, offer_id, { [field]: value }, `updated-${field}`)
    }
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

const scheduledLocks: Sequence = {
  id: 'sequence/offering-scheduled',
  summary: 'A scheduled offering has no locked fields.',
  operations: ['updateOffering', 'createOffering'],
  source: 'States and transitions',
  creates: true,
  changes: true,
  async run(session) {
    const day = 24 * 3600
    const edits = (name: string, type: string): Edit[] => [
      ...editable(name).filter(({ cause }) => cause !== 'expiry'),
      editOf(
        'expiry',
        { scheduling: { expiry_datetime: inSeconds(9 * day) } },
        'scheduling.expiry_datetime',
      ),
      editOf(
        'start',
        { scheduling: { start_datetime: inSeconds(2 * day) } },
        'scheduling.start_datetime',
      ),
      conversion,
      variants,
      splitOf('SMV'),
      editOf('type', variation({ type }), 'variation_meta.type'),
    ]
    for (const [type, other] of [
      ['SMV', 'DMV'],
      ['DMV', 'SMV'],
    ] as const) {
      const variation_meta = { ...smv, type }
      const id = await createTimed(session, `Scheduled_${type}`, { variation_meta })
      for (const edit of edits(`Edited_${type}_${session.unique}`, other)) {
        await assertEditable(session, id, edit, 'scheduled')
      }
    }
  },
}

export const offeringScheduleSequences: readonly Sequence[] = [scheduledLocks, activeLocks, expiry]
