import type { JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects, textsOf } from '../../conformance-suite/seeded-bugs.js'

const unaccented = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Changes a field of all offerings with each update of one. */
const updatingAll = (field: string): Pick<Required<Mutant>, 'handlers'> => ({
  handlers: {
    updateOffering: (original) => (handling) => {
      const { [field]: value } = handling.request.body as JsonObject
      const outcome = original(handling)
      const { offerings } = handling.store
      for (const each of offerings.values()) put(offerings, { ...each, [field]: value })
      return outcome
    },
  },
})

/** Lists only some of the offerings. */
const listing = (isListed: (offering: JsonObject) => boolean) =>
  answerOf('listOfferings', (data) => (data as JsonObject[]).filter(isListed))

/** Takes some names for taken. */
const taking = (
  operation: string,
  isTaken: (name: unknown, offerings: JsonObject[]) => boolean,
): Pick<Required<Mutant>, 'answer'> => ({
  answer(response, { operation: called, request: { body }, store: { offerings } }) {
    const { name } = (body ?? {}) as JsonObject
    if (called !== operation || !isTaken(name, [...offerings.values()])) return response
    const error = { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' }
    return { status: 400, body: { error, response_id: 'a' } }
  },
})

/** Ignores the violations of a rule, in some bodies. */
const forgiving = (
  ofRule: string,
  isForgiven: (body: JsonObject) => boolean = () => true,
): Pick<Required<Mutant>, 'forgives'> => ({
  forgives: ({ rule }, { body }) => rule === ofRule && isForgiven((body ?? {}) as JsonObject),
})

detects([
  [
    'text of offerings loses its accents',
    'offering-text after-create',
    textsOf('listOfferings', unaccented),
  ],
  [
    'text of offerings is normalized',
    'SHOULD offering-text after-create',
    textsOf('listOfferings', (text) => text.normalize('NFC')),
  ],
  [
    'one of concurrent create calls is lost',
    'concurrent-offering-creates hidden',
    listing(({ name }) => !String(name).startsWith('Two_')),
  ],
  [
    'one of two concurrent updates of an offering is lost',
    'concurrent-offering-updates after-updateOffering',
    textsOf('listOfferings', (text) => text.replace('Concurrent', 'Before')),
  ],
  [
    'a list hides expired offerings',
    'list-of-each-status hidden',
    listing(({ status }) => status !== 'expired'),
  ],
  [
    'a list of templates lacks one',
    'templates-listed incomplete',
    answerOf('listOfferTemplates', (data) => (data as unknown[]).slice(1)),
  ],
  [
    'only the first template can be used',
    'templates-usable rejected-call',
    {
      refuses: ({ operation, body }, { workspace }) => {
        const unusable = workspace.templateIds?.at(-1)
        return operation === 'createOffering' && JSON.stringify(body).includes(`"${unusable}"`)
          ? { target: 'offer_content.meta.templateId', message: 'Unknown.' }
          : undefined
      },
    },
  ],
  [
    'an empty list removes a locked field',
    'offering-emptied lost-after-create',
    forgiving('offering/field-locked', (body) => JSON.stringify(body).includes(':[]')),
  ],
  [
    'null removes a locked field',
    'offering-emptied lost-after-create',
    { forgives: (_, { body }) => JSON.stringify(body ?? '').includes(':null') },
  ],
  [
    'the name of an archived offering is taken for updates',
    'name-of-archived status-400-DUPLICATE_OFFER_NAME',
    taking('updateOffering', (name, all) =>
      all.some((each) => each.status === 'archived' && each.name === name),
    ),
  ],
  [
    'a name is taken by one that begins with it',
    'similar-offering-names status-400-DUPLICATE_OFFER_NAME',
    taking('createOffering', (name, all) =>
      all.some((each) => String(each.name).startsWith(String(name)) && each.name !== name),
    ),
  ],
  [
    'a name is taken only for its creator',
    'name-taken offering/name-taken',
    forgiving('offering/name-taken', (body) => body.created_by === 'another@example.com'),
  ],
  ['concurrent create calls share a name', 'name-race repeated', forgiving('offering/name-taken')],
  [
    'the first name of a stored offering stays taken',
    'stored-offering-renamed status-400-DUPLICATE_OFFER_NAME',
    taking('createOffering', (name) => name === 'Conformance_Offering'),
  ],
  [
    'a rejected update frees the name',
    'rejected-offering-update offering/name-taken',
    forgiving('offering/name-taken'),
  ],
  [
    'the tags of an archived offering can be changed',
    'offering-archived offering/archived',
    forgiving('offering/archived', ({ tags }) => tags !== undefined),
  ],
  [
    'an offering is updated by its id without the prefix',
    'offering-id-prefix without-prefix',
    {
      answer: (response, { operation, request: { params } }) =>
        operation === 'updateOffering' && !String(params?.offer_id).startsWith('offer_')
          ? { ...response, status: 200, body: { response_id: 'a', data: { id: 'b' } } }
          : response,
    },
  ],
  [
    'a body sets the status of an offering',
    'offering-own-fields after-updateOffering',
    {
      answer(response, { operation, request: { body }, store: { offerings } }) {
        const { status, priority } = (body ?? {}) as JsonObject
        if (operation === 'updateOffering' && status !== undefined) {
          for (const each of offerings.values())
            if (each.priority === priority) put(offerings, { ...each, status })
        }
        return response
      },
    },
  ],
  ['offerings share their tags', 'tags-replaced after-create', updatingAll('tags')],
  [
    'the offset of a time is lost',
    'offering-values after-updateOffering',
    textsOf('listOfferings', (text) => text.replace(/\+\d\d:\d\d$/, 'Z')),
  ],
  [
    'an update of an active offering loses a value',
    'offering-walks priority after-update',
    {
      handlers: {
        updateOffering: (original) => (handling) => {
          const { request, store, now } = handling
          const { start_datetime: start } = (store.offerings.get(String(request.params?.offer_id))
            ?.scheduling ?? {}) as { start_datetime: string }
          const { priority: _, ...body } = request.body as JsonObject
          const isActive = Date.parse(start) < now.getTime()
          return original(isActive ? { ...handling, request: { ...request, body } } : handling)
        },
      },
    },
  ],
])
