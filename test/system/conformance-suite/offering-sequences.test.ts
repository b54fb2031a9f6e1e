import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects } from '../../conformance-suite/seeded-bugs.js'

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Rejects the name of every offering that was ever created. */
function remembersNames(): Pick<Required<Mutant>, 'answer'> {
  const names = new Set<unknown>()
  return {
    answer(response, { operation, request: { body } }) {
      if (operation !== 'createOffering' || response.status !== 201) return response
      const { name } = body as JsonObject
      const error = { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' }
      if (names.has(name)) return { status: 400, body: { error, response_id: 'a' } }
      names.add(name)
      return response
    },
  }
}

detects([
  {
    ...{ what: 'an update deletes the tags', by: 'sequence/offering-update', cause: 'wrong-tags' },
    handlers: {
      updateOffering: (original) => (handling) => {
        const outcome = original(handling)
        const { offerings } = handling.store
        for (const [key, { tags: _, ...others }] of offerings) put(offerings, key, others)
        return outcome
      },
    },
  },
  {
    what: 'text of offerings loses its accents',
    ...{ by: 'sequence/offering-text', cause: 'created-combining' },
    ...answerOf('listOfferings', (data) => mapStrings(data, unaccented)),
  },
  {
    what: 'an update takes the name of another offering',
    ...{ by: 'sequence/offering-renamed', cause: 'taken' },
    forgives: ({ rule }, { operation }) =>
      rule === 'offering/name-taken' && operation === 'updateOffering',
  },
  {
    what: 'the type of an active DMV offering can be changed',
    ...{ by: 'sequence/offering-active', cause: 'unlocked-type-DMV' },
    forgives: ({ rule, target }, { body }) =>
      rule === 'offering/field-locked' &&
      target === 'variation_meta.type' &&
      JSON.stringify(body).includes('SMV'),
  },
  {
    what: 'an expired offering can be updated',
    ...{ by: 'sequence/offering-expired', cause: 'updated-description' },
    forgives: ({ rule }) => rule === 'offering/expired',
  },
  {
    what: 'a scheduled offering has a locked start',
    ...{ by: 'sequence/offering-scheduled', cause: /^locked-start/ },
    refuses: ({ operation, body }) =>
      operation === 'updateOffering' && JSON.stringify(body).includes('start_datetime')
        ? { target: 'scheduling.start_datetime', message: 'Locked.' }
        : undefined,
  },
  {
    what: 'the content of an active offering is locked',
    ...{ by: 'sequence/offering-active', cause: 'locked-content-active' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'updateOffering' && isObject(body) && body.offer_content !== undefined
        ? {
            status: 400,
            body: {
              error: { code: 'IMMUTABLE_FIELD', message: 'Locked.', target: 'offer_content' },
              response_id: 'a',
            },
          }
        : response,
  },
  {
    what: 'a list of templates lacks one',
    ...{ by: 'sequence/templates-listed', cause: 'incomplete' },
    ...answerOf('listOfferTemplates', (data) => (data as unknown[]).slice(1)),
  },
  {
    what: 'a list of offerings lacks one',
    ...{ by: 'sequence/offerings-listed', cause: 'incomplete' },
    ...answerOf('listOfferings', (data) => (data as unknown[]).slice(1)),
  },
  {
    what: 'an offering is updated by its id without the prefix',
    ...{ by: 'sequence/offering-id-prefix', cause: 'without-prefix' },
    answer: (response, { operation, request: { params } }) =>
      operation === 'updateOffering' && !String(params?.offer_id).startsWith('offer_')
        ? { ...response, status: 200, body: { response_id: 'a', data: { id: 'b' } } }
        : response,
  },
  {
    what: 'the former name of an offering stays taken',
    ...{ by: 'sequence/offering-renamed', cause: 'former-name', ...remembersNames() },
  },
  {
    what: 'the new name of an offering is free',
    ...{ by: 'sequence/offering-renamed', cause: 'changed-name' },
    forgives: ({ rule }, { operation }) =>
      rule === 'offering/name-taken' && operation === 'createOffering',
  },
  {
    what: 'an update ignores false',
    ...{ by: 'sequence/offering-values', cause: 'updated-is_global_control_enabled' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).map((item) => ({ ...item, is_global_control_enabled: true })),
    ),
  },
  {
    what: 'one of two concurrent updates of an offering is lost',
    ...{ by: 'sequence/concurrent-offering-updates', cause: 'lost' },
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => text.replace('Concurrent', 'Before')),
    ),
  },
  {
    what: 'a list hides expired offerings',
    ...{ by: 'sequence/list-of-each-status', cause: 'no-expired' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ status }) => status !== 'expired'),
    ),
  },
  {
    what: 'an archived offering is active',
    ...{ by: 'sequence/list-of-each-status', cause: 'not-archived' },
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => (text === 'archived' ? 'active' : text)),
    ),
  },
  {
    what: 'concurrent create calls share a name',
    ...{ by: 'sequence/name-race', cause: 'repeated' },
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    what: 'the name of an archived offering is taken',
    ...{ by: 'sequence/name-of-archived', cause: 'archived' },
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const names = [...offerings.values()].flatMap(({ status, name }) =>
        status === 'archived' ? [name] : [],
      )
      const error = { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' }
      return operation === 'createOffering' && names.includes((body as { name: string }).name)
        ? { status: 400, body: { error, response_id: 'a' } }
        : response
    },
  },
  {
    what: 'tags of an expired offering can be changed',
    ...{ by: 'sequence/offering-expired', cause: 'updated-tags' },
    forgives: ({ rule }, { body }) =>
      rule === 'offering/expired' && (body as JsonObject).tags !== undefined,
  },
  {
    what: 'the name of an expired offering is free',
    ...{ by: 'sequence/offering-expired', cause: 'name-of-expired' },
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    what: 'an offering is stored with another description',
    ...{ by: 'sequence/offering-values', cause: 'created' },
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => (text === 'First' ? 'Other' : text)),
    ),
  },
])

detects(
  [
    {
      what: 'text of offerings is normalized',
      ...{ by: 'sequence/offering-text', cause: 'created-combining' },
      ...answerOf('listOfferings', (data) => mapStrings(data, (text) => text.normalize('NFC'))),
    },
  ],
  'SHOULD',
)
