import { expect, it } from 'vitest'
import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import type { JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects } from '../../conformance-suite/seeded-bugs.js'
import { tried } from '../../conformance-suite/trying.js'

/** Stores updates of offerings without a member. */
const updatedWithout = (
  isLost: (name: string, value: unknown) => boolean,
): Pick<Required<Mutant>, 'handlers'> => ({
  handlers: {
    updateOffering: (original) => (handling) => {
      const entries = Object.entries(handling.request.body as JsonObject)
      const body = Object.fromEntries(entries.filter(([name, value]) => !isLost(name, value)))
      return original({ ...handling, request: { ...handling.request, body } })
    },
  },
})

/** Changes a field of all offerings with each update of one. */
const updatingAll = (field: string): Pick<Required<Mutant>, 'handlers'> => ({
  handlers: {
    updateOffering: (original) => (handling) => {
      const { [field]: value } = handling.request.body as JsonObject
      const outcome = original(handling)
      const { offerings } = handling.store
      for (const [key, each] of offerings) put(offerings, key, { ...each, [field]: value })
      return outcome
    },
  },
})

/** Shows another status of the offerings whose name begins with a word. */
const shownAs = (status: string, word: string): Pick<Required<Mutant>, 'answer'> =>
  answerOf('listOfferings', (data) =>
    (data as JsonObject[]).map((item) =>
      String(item.name).startsWith(word) ? { ...item, status } : item,
    ),
  )

const taken = {
  status: 400,
  body: {
    error: { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' },
    response_id: 'a',
  },
}

detects([
  {
    what: 'an update deletes the conversion',
    ...{ by: 'sequence/offering-update', cause: 'wrong-conversion' },
    handlers: {
      updateOffering: (original) => (handling) => {
        const outcome = original(handling)
        const { offerings } = handling.store
        for (const [key, { conversion: _, ...others }] of offerings) put(offerings, key, others)
        return outcome
      },
    },
  },
  {
    what: 'an update ignores an empty text',
    ...{ by: 'sequence/offering-values', cause: 'updated-description' },
    ...updatedWithout((_, value) => value === ''),
  },
  {
    what: 'an update ignores a share of 0',
    ...{ by: 'sequence/offering-values', cause: 'updated-variation_meta' },
    ...updatedWithout((_, value) => JSON.stringify(value).includes('"percentage":0')),
  },
  {
    what: 'the offset of a time is lost',
    ...{ by: 'sequence/offering-values', cause: 'updated-scheduling' },
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => text.replace(/\+\d\d:\d\d$/, 'Z')),
    ),
  },
  {
    what: 'a new start moves the expiry too',
    ...{ by: 'sequence/offering-values', cause: 'updated-scheduling' },
    handlers: {
      updateOffering: (original) => (handling) => {
        const body = handling.request.body as JsonObject
        const scheduling = (body.scheduling ?? {}) as JsonObject
        if (Object.keys(scheduling).join() !== 'start_datetime') return original(handling)
        const expiry_datetime = scheduling.start_datetime
        const moved = { ...body, scheduling: { ...scheduling, expiry_datetime } }
        return original({ ...handling, request: { ...handling.request, body: moved } })
      },
    },
  },
  {
    what: 'one of concurrent create calls is lost',
    ...{ by: 'sequence/concurrent-offering-creates', cause: 'lost' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ name }) => !String(name).startsWith('Two_')),
    ),
  },
  {
    what: 'the name of an archived offering is taken for updates',
    ...{ by: 'sequence/name-of-archived', cause: 'archived' },
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const names = [...offerings.values()].flatMap(({ status, name }) =>
        status === 'archived' ? [name] : [],
      )
      const { name } = (body ?? {}) as JsonObject
      return operation === 'updateOffering' && names.includes(name) ? taken : response
    },
  },
  {
    what: 'a name is taken by one that begins with it',
    ...{ by: 'sequence/similar-offering-names', cause: 'similar' },
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const name = String((body as JsonObject | undefined)?.name)
      const isLonger = (other: unknown) => String(other).startsWith(name) && other !== name
      return operation === 'createOffering' &&
        [...offerings.values()].some((each) => isLonger(each.name))
        ? taken
        : response
    },
  },
  {
    what: 'a name is taken only for its creator',
    ...{ by: 'sequence/name-taken', cause: 'taken-by-others' },
    forgives: ({ rule }, { body }) =>
      rule === 'offering/name-taken' && (body as JsonObject).created_by === 'another@example.com',
  },
  {
    what: 'a new expiry of an active offering is not saved',
    ...{ by: 'sequence/offering-active', cause: 'edited-expiry-active' },
    ...updatedWithout((name) => name === 'scheduling'),
  },
  {
    what: 'a body sets the status of an offering',
    ...{ by: 'sequence/offering-own-fields', cause: 'status-archived' },
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const { status, priority } = (body ?? {}) as JsonObject
      if (operation === 'updateOffering' && status !== undefined) {
        for (const [key, each] of offerings)
          if (each.priority === priority) put(offerings, key, { ...each, status })
      }
      return response
    },
  },
  {
    what: 'the tags of an archived offering can be changed',
    ...{ by: 'sequence/offering-archived', cause: 'updated-tags' },
    forgives: ({ rule }, { body }) =>
      rule === 'offering/archived' && (body as JsonObject).tags !== undefined,
  },
  {
    what: 'the list by id has only the first offerings',
    ...{ by: 'sequence/offerings-listed', cause: 'one-of-many' },
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ name }) => !String(name).startsWith('Many_23')),
    ),
  },
  {
    what: 'the first name of a stored offering stays taken',
    ...{ by: 'sequence/stored-offering-renamed', cause: 'former-name' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'createOffering' && (body as JsonObject).name === 'Conformance_Offering'
        ? taken
        : response,
  },
  {
    what: 'a locked conversion can be removed',
    ...{ by: 'sequence/offering-active', cause: 'nulled' },
    forgives: ({ rule }, { body }) =>
      rule === 'offering/field-locked' && (body as JsonObject).conversion === null,
  },
  {
    what: 'an offering starts at its first start',
    ...{ by: 'sequence/offering-rescheduled', cause: 'postponed' },
    ...shownAs('active', 'Postponed_'),
  },
  {
    what: 'an offering expires at its first expiry',
    ...{ by: 'sequence/offering-rescheduled', cause: 'extended' },
    ...shownAs('expired', 'Extended_'),
  },
  {
    what: 'only the first template can be used',
    ...{ by: 'sequence/templates-usable', cause: 'refused' },
    refuses: ({ operation, body }, { workspace }) => {
      const unusable = workspace.templateIds?.at(-1)
      return operation === 'createOffering' && JSON.stringify(body).includes(`"${unusable}"`)
        ? { target: 'offer_content.meta.templateId', message: 'Unknown.' }
        : undefined
    },
  },
  {
    what: 'an update changes all offerings',
    ...{ by: 'sequence/offering-update', cause: 'another-offering' },
    ...updatingAll('description'),
  },
  {
    what: 'offerings share their tags',
    ...{ by: 'sequence/tags-replaced', cause: 'another-offering' },
    ...updatingAll('tags'),
  },
  {
    what: 'the name of a rejected update is taken',
    ...{ by: 'sequence/rejected-offering-update', cause: 'rejected-name' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'createOffering' && String((body as JsonObject).name).startsWith('Changed_')
        ? taken
        : response,
  },
  {
    what: 'a rejected update frees the name',
    ...{ by: 'sequence/rejected-offering-update', cause: 'kept-name' },
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    what: 'a running call blocks calls with other keys',
    ...{ by: 'sequence/concurrent-offering-creates', cause: 'other-key' },
    answer: (response, { operation, request: { body } }) =>
      operation === 'createOffering' && String((body as JsonObject).name).startsWith('Two_')
        ? {
            status: 409,
            body: {
              error: { code: 'DUPLICATE_IDEMPOTENCY_KEY', target: '', message: 'Running.' },
              response_id: 'a',
            },
          }
        : response,
  },
  {
    what: 'the first type of an offering decides what is locked',
    ...{ by: 'sequence/offering-rescheduled', cause: 'unlocked-dmv-split-DMV' },
    forgives: ({ rule, target }) =>
      rule === 'offering/field-locked' && target === 'variation_meta.smv_distribution',
  },
])

it('finds that an update with a locked field saves the others', async () => {
  const { findings } = await tried(
    { only: ['sequence/offering-active'] },
    {
      answer(response, { operation, request: { body }, store: { offerings } }) {
        const { priority } = (body ?? {}) as JsonObject
        if (operation !== 'updateOffering' || priority === undefined) return response
        for (const [key, offering] of offerings) put(offerings, key, { ...offering, priority })
        return response
      },
    },
  )
  expect(findings).toContainEqual(
    expect.objectContaining({ cause: 'partly-saved', level: 'SHOULD' }),
  )
})
