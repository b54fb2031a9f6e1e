import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, valueAt } from '../../core/base/json.js'
import { errorIn } from '../checking/error-targets.js'
import { areRelated, dottedTarget } from '../checking/request-fields.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { idIn, offering, variationOf } from './bodies.js'
import { listedOffering } from './offering-calls.js'
import { createTimed, inSeconds } from './offering-clock.js'
import type { Session } from './sequence.js'
import { assertEachShown } from './stored-values.js'

/** A change of one field of an offering. */
export interface Edit {
  cause: string
  body: JsonObject
  target: string
  /** Whether the API description shows the shape of the value. */
  isShown: boolean
}

const editOf = (cause: string, body: JsonObject, target: string, isShown = true): Edit => ({
  ...{ cause, body, target, isShown },
})

export const variation = (fields: JsonObject): JsonObject => ({ variation_meta: fields })

export const conversion = editOf(
  'conversion',
  { conversion: { event: 'order' } },
  'conversion',
  false,
)

export const variants = editOf(
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

export const locked = (type: 'SMV' | 'DMV'): Edit[] => [
  editOf('start', { scheduling: { start_datetime: inSeconds(1800) } }, 'scheduling.start_datetime'),
  conversion,
  editOf('type', variation({ type: type === 'SMV' ? 'DMV' : 'SMV' }), 'variation_meta.type'),
  variants,
  ...(type === 'DMV' ? [splitOf(type)] : []),
]

export const editable = (name: string): Edit[] => [
  editOf('expiry', { scheduling: { expiry_datetime: inSeconds(7200) } }, 'scheduling'),
  editOf('name', { name }, 'name'),
  editOf('priority', { priority: 99 }, 'priority'),
  editOf('tags', { tags: [] }, 'tags'),
  editOf('control-group', variation({ control_group: { percentage: 15 } }), 'variation_meta'),
  editOf('segment', { segment_info: { included: ['segment_loyal'] } }, 'segment_info', false),
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
  session.assert(response.status === 400 && isLocked(response, target), {
    ...{ ...of, cause: `code-${cause}-${type}`, requirement },
    // The server may reject a value whose shape is not shown for its shape.
    level: isShown ? 'MUST' : 'SHOULD',
    message: `The response to a change of the locked \`${target}\` is unexpected.`,
    ...{ expected: '400 with the code IMMUTABLE_FIELD', got: response },
  })
}

/** Returns whether the code of an error, or of a detail about the field, is that of locked fields. */
function isLocked(response: ReceivedResponse, field: string): boolean {
  const { code, details } = errorIn(response)
  const entries = code === 'VALIDATION_FAILED' && Array.isArray(details) ? details : []
  return (
    code === 'IMMUTABLE_FIELD' ||
    entries.some(
      (entry) =>
        isObject(entry) &&
        entry.code === 'IMMUTABLE_FIELD' &&
        areRelated(dottedTarget(String(entry.target)), field),
    )
  )
}

/** Asserts that an update of the locked type of an SMV offering saves no other field. */
export async function assertNothingSaved(session: Session, id: string): Promise<void> {
  const body = { priority: 77, variation_meta: { type: 'DMV' } }
  if ((await session.call('updateOffering', { params: { offer_id: id }, body })).isSuccess) return
  const { priority } = await listedOffering(session, id)
  session.assert(priority !== body.priority, {
    ...{ operation: 'updateOffering', target: 'priority', level: 'SHOULD', cause: 'partly-saved' },
    requirement: 'A rejected update changes no field of the offering.',
    message: 'The server saved a field of an update that it rejected with IMMUTABLE_FIELD.',
    ...{ expected: 'the former priority', got: priority },
  })
}

export async function assertEditable(
  session: Session,
  offer_id: string,
  edit: Edit,
  status: string,
) {
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
  if (!isSuccess) return
  assertEachShown(session, await listedOffering(session, offer_id), [], body, {
    ...{ operation: 'updateOffering', cause: `edited-${cause}-${status}` },
    requirement: `${target} of an offering that is ${status} is editable.`,
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
export async function assertNotEmptied(
  session: Session,
  offer_id: string,
  type: 'SMV' | 'DMV',
): Promise<void> {
  const shown = await listedOffering(session, offer_id)
  for (const { path, value } of emptied) {
    // All sequences together stay below the limits by the minute.
    if (type === 'DMV' && path[1] === 'variantsPerLocale') continue
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
export async function createLockable(
  session: Session,
  name: string,
  type: 'SMV' | 'DMV',
  fields: JsonObject = {},
): Promise<string> {
  const full = { ...fields, variation_meta: variationOf(type), conversion: { event: 'signup' } }
  const body = { ...offering(`${name}_${session.unique}`, session), ...full }
  const created = await session.call('createOffering', { body })
  if (created.isSuccess) return idIn(created, session)
  const { variantsPerLocale: _v, smv_distribution: _s, ...shown } = variationOf(type)
  return createTimed(session, name, { ...fields, variation_meta: shown })
}
