import { isDeepStrictEqual } from 'node:util'
import { type JsonObject, valueAt } from '../../core/base/json.js'
import { listedOffering } from './offering-calls.js'
import type { Sequence, Session } from './sequence.js'

/** Values for each kind of field, editable or locked. */
const tooLate = ({ unique }: Session): JsonObject => ({
  description: 'Too late',
  priority: 2,
  name: `Too_Late_${unique}`,
  tags: [],
  scheduling: { expiry_datetime: new Date(Date.now() + 3_600_000).toISOString() },
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

/** Values that a check of truthiness, or of the fields that are present, takes for no change. */
const emptied: readonly { path: readonly string[]; value: null | [] }[] = [
  { path: ['conversion'], value: null },
  { path: ['scheduling', 'start_datetime'], value: null },
  { path: ['variation_meta', 'type'], value: null },
  { path: ['variation_meta', 'variantsPerLocale'], value: null },
  { path: ['variation_meta', 'variantsPerLocale'], value: [] },
]

const notEmptied: Sequence = {
  id: 'sequence/offering-emptied',
  summary: 'An empty value does not remove a locked field of an active offering.',
  operations: ['updateOffering', 'listOfferings'],
  source: 'States and transitions',
  stored: { offering: { status: 'active' } },
  changes: true,
  async run(session) {
    const { storedId: offer_id } = session
    if (offer_id === undefined || session.isControlled !== true)
      return session.skip('needs an offering of the suite')
    const shown = await listedOffering(session, offer_id)
    for (const { path, value } of emptied) {
      const stored = valueAt(shown, path)
      if (stored === undefined) continue
      const body = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
      // A server may ignore an empty value, but must not store it.
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
  },
}

export const storedOfferingSequences: readonly Sequence[] = [archived, notEmptied]
