import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import type { JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects } from '../../conformance-suite/seeded-bugs.js'

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

const taken = {
  status: 400,
  body: {
    error: { code: 'DUPLICATE_OFFER_NAME', target: 'name', message: 'Taken.' },
    response_id: 'a',
  },
}

detects([
  {
    bug: 'text of offerings loses its accents',
    finding: 'offering-text after-create',
    ...answerOf('listOfferings', (data) => mapStrings(data, unaccented)),
  },
  {
    bug: 'one of concurrent create calls is lost',
    finding: 'concurrent-offering-creates hidden',
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ name }) => !String(name).startsWith('Two_')),
    ),
  },
  {
    bug: 'one of two concurrent updates of an offering is lost',
    finding: 'concurrent-offering-updates after-updateOffering',
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => text.replace('Concurrent', 'Before')),
    ),
  },
  {
    bug: 'a list hides expired offerings',
    finding: 'list-of-each-status hidden',
    ...answerOf('listOfferings', (data) =>
      (data as JsonObject[]).filter(({ status }) => status !== 'expired'),
    ),
  },
  {
    bug: 'a list of templates lacks one',
    finding: 'templates-listed incomplete',
    ...answerOf('listOfferTemplates', (data) => (data as unknown[]).slice(1)),
  },
  {
    bug: 'only the first template can be used',
    finding: 'templates-usable rejected-call',
    refuses: ({ operation, body }, { workspace }) => {
      const unusable = workspace.templateIds?.at(-1)
      return operation === 'createOffering' && JSON.stringify(body).includes(`"${unusable}"`)
        ? { target: 'offer_content.meta.templateId', message: 'Unknown.' }
        : undefined
    },
  },
  {
    bug: 'an empty list removes a locked field',
    finding: 'offering-emptied lost-after-create',
    forgives: ({ rule }, { body }) =>
      rule === 'offering/field-locked' && JSON.stringify(body).includes(':[]'),
  },
  {
    bug: 'null removes a locked field',
    finding: 'offering-emptied lost-after-create',
    forgives: (_, { body }) => JSON.stringify(body ?? '').includes(':null'),
  },
  {
    bug: 'the name of an archived offering is taken for updates',
    finding: 'name-of-archived status-400-DUPLICATE_OFFER_NAME',
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const names = [...offerings.values()].flatMap(({ status, name }) =>
        status === 'archived' ? [name] : [],
      )
      const { name } = (body ?? {}) as JsonObject
      return operation === 'updateOffering' && names.includes(name) ? taken : response
    },
  },
  {
    bug: 'a name is taken by one that begins with it',
    finding: 'similar-offering-names status-400-DUPLICATE_OFFER_NAME',
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
    bug: 'a name is taken only for its creator',
    finding: 'name-taken offering/name-taken',
    forgives: ({ rule }, { body }) =>
      rule === 'offering/name-taken' && (body as JsonObject).created_by === 'another@example.com',
  },
  {
    bug: 'concurrent create calls share a name',
    finding: 'name-race repeated',
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    bug: 'the first name of a stored offering stays taken',
    finding: 'stored-offering-renamed status-400-DUPLICATE_OFFER_NAME',
    answer: (response, { operation, request: { body } }) =>
      operation === 'createOffering' && (body as JsonObject).name === 'Conformance_Offering'
        ? taken
        : response,
  },
  {
    bug: 'a rejected update frees the name',
    finding: 'rejected-offering-update offering/name-taken',
    forgives: ({ rule }) => rule === 'offering/name-taken',
  },
  {
    bug: 'the tags of an archived offering can be changed',
    finding: 'offering-archived offering/archived',
    forgives: ({ rule }, { body }) =>
      rule === 'offering/archived' && (body as JsonObject).tags !== undefined,
  },
  {
    bug: 'an offering is updated by its id without the prefix',
    finding: 'offering-id-prefix without-prefix',
    answer: (response, { operation, request: { params } }) =>
      operation === 'updateOffering' && !String(params?.offer_id).startsWith('offer_')
        ? { ...response, status: 200, body: { response_id: 'a', data: { id: 'b' } } }
        : response,
  },
  {
    bug: 'a body sets the status of an offering',
    finding: 'offering-own-fields after-updateOffering',
    answer(response, { operation, request: { body }, store: { offerings } }) {
      const { status, priority } = (body ?? {}) as JsonObject
      if (operation === 'updateOffering' && status !== undefined) {
        for (const each of offerings.values())
          if (each.priority === priority) put(offerings, { ...each, status })
      }
      return response
    },
  },
  {
    bug: 'offerings share their tags',
    finding: 'tags-replaced after-create',
    ...updatingAll('tags'),
  },
  {
    bug: 'the offset of a time is lost',
    finding: 'offering-values after-updateOffering',
    ...answerOf('listOfferings', (data) =>
      mapStrings(data, (text) => text.replace(/\+\d\d:\d\d$/, 'Z')),
    ),
  },
])

detects(
  [
    {
      bug: 'text of offerings is normalized',
      finding: 'offering-text after-create',
      ...answerOf('listOfferings', (data) => mapStrings(data, (text) => text.normalize('NFC'))),
    },
  ],
  'SHOULD',
)
