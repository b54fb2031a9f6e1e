import { isDeepStrictEqual } from 'node:util'
import { type JsonObject, valueAt } from '../../core/base/json.js'
import { listedOffering } from './offering-calls.js'
import type { Sequence } from './sequence.js'

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

export const storedOfferingSequences: readonly Sequence[] = [notEmptied]
