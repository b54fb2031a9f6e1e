import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { OperationName } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { createNotStored, undone } from '../../../src/testing/sandbox/mutants/state.js'
import {
  bodyOf,
  type Handler,
  type Handling,
} from '../../../src/testing/sandbox/operations/handling.js'
import { mergeFields } from '../../../src/testing/sandbox/operations/offerings.js'
import { put, type Stored } from '../../../src/testing/sandbox/store.js'

/** A server that carries an operation out in another way, which its later answers show. */
const carrying = (
  name: string,
  summary: string,
  operation: OperationName,
  subjects: readonly string[],
  handler: (right: Handler) => Handler,
): Mutant => ({
  name: `state/${name}`,
  summary,
  // What a call has changed is seen at the call that reads it.
  shows: { subjects },
  handlers: { [operation]: handler },
})

const idOf = ({ request: { params = {}, body } }: Handling): string =>
  String(params.campaign_id ?? params.offer_id ?? (isObject(body) ? body.draft_id : undefined))

/** Afterwards changes what is stored of the campaign or offering that the call is about. */
const afterwards =
  (
    kind: 'campaigns' | 'offerings',
    change: (after: Stored, before: Stored | undefined, body: JsonObject) => Stored,
  ) =>
  (right: Handler): Handler =>
  (handling) => {
    const of = handling.store[kind]
    const id = idOf(handling)
    const before = of.get(id)
    const outcome = right(handling)
    const after = of.get(id)
    if (after !== undefined) put(of, id, change(after, before, bodyOf(handling)))
    return outcome
  }

/** The draft is made, but something of it is lost. */
const madeWithout =
  (kind: 'campaigns' | 'offerings', lose: (made: Stored) => Stored) =>
  (right: Handler): Handler =>
  (handling) => {
    const known = new Set(handling.store[kind].keys())
    const outcome = right(handling)
    for (const [id, made] of handling.store[kind]) {
      if (!known.has(id)) put(handling.store[kind], id, lose(made))
    }
    return outcome
  }

const unchanged = 'sequence/draft-unchanged'
const publish = 'sequence/publish'
const update = 'sequence/update-replaces'
const merge = 'sequence/offering-update'
const read = 'sequence/read-after-create'

const campaigns: readonly Mutant[] = [
  carrying(
    'test-changes-draft',
    'Puts the identifiers of a test into the draft.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    afterwards('campaigns', (after, _, body) => ({
      ...after,
      test_campaign_meta: body.test_campaign_meta,
    })),
  ),
  carrying(
    'test-activates-draft',
    'Makes a tested draft active.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    afterwards('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  carrying(
    'test-deletes-draft',
    'Forgets a draft once it was tested.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    (right) => (handling) => {
      const outcome = right(handling)
      handling.store.campaigns.delete(idOf(handling))
      return outcome
    },
  ),
  carrying(
    'inline-test-stores',
    'Stores a campaign for a test of content in the request.',
    'testCampaign',
    ['sequence/inline-test-stores-nothing', 'sequence/*'],
    (right) => (handling) => {
      const body = bodyOf(handling)
      const id = handling.newId(24)
      if (body.draft_id === undefined)
        put(handling.store.campaigns, id, { ...body, id, status: 'ACTIVE' })
      return right(handling)
    },
  ),
  carrying(
    'validate-publishes',
    'Publishes a draft that is validated.',
    'validateCampaign',
    [unchanged, 'sequence/*'],
    afterwards('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  carrying(
    'validate-stores',
    'Stores the body of a validation.',
    'validateCampaign',
    [unchanged, 'sequence/*'],
    afterwards('campaigns', (after, _, body) => ({ ...after, ...body, validated: true })),
  ),
  carrying(
    'publish-leaves-draft',
    'Leaves a published campaign a draft.',
    'updateCampaign',
    [publish, 'sequence/*'],
    afterwards('campaigns', (after, before) =>
      before === undefined ? after : { ...after, status: before.status },
    ),
  ),
  carrying(
    'publish-stores-the-word',
    'Gives a published campaign the status PUBLISH.',
    'updateCampaign',
    [publish, 'sequence/*'],
    afterwards('campaigns', (after, _, { status }) =>
      status === undefined ? after : { ...after, status },
    ),
  ),
  carrying(
    'update-publishes',
    'Publishes with every update.',
    'updateCampaign',
    [update, publish, 'sequence/*'],
    afterwards('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  carrying(
    'update-merges',
    'Merges components of a campaign in place of replacing them.',
    'updateCampaign',
    [update, 'sequence/*'],
    afterwards('campaigns', (after, before, { status: _, ...body }) => ({
      ...mergeFields(before ?? {}, body),
      status: after.status,
    })),
  ),
  carrying(
    'update-replaces-all',
    'Forgets the components that an update does not have.',
    'updateCampaign',
    [update, 'sequence/*'],
    afterwards('campaigns', (after, _, body) => ({
      ...body,
      id: after.id,
      status: after.status,
      channel: after.channel,
      campaign_delivery_type: after.campaign_delivery_type,
    })),
  ),
  carrying(
    'update-not-stored',
    'Answers an update without storing it.',
    'updateCampaign',
    [update, publish, 'sequence/*'],
    undone('campaigns'),
  ),
  createNotStored,
  carrying(
    'create-stores-twice',
    'Stores a new campaign twice.',
    'createCampaign',
    ['sequence/search', 'sequence/*'],
    (right) => (handling) => {
      right(handling)
      return right(handling)
    },
  ),
  carrying(
    'create-active',
    'Makes a new campaign active.',
    'createCampaign',
    [read, 'sequence/*'],
    madeWithout('campaigns', (made) => ({ ...made, status: 'ACTIVE' })),
  ),
  carrying(
    'create-loses-content',
    'Loses the content of a new campaign.',
    'createCampaign',
    [read, 'sequence/*'],
    madeWithout('campaigns', ({ campaign_content: _, ...made }) => made),
  ),
  carrying(
    'create-loses-details',
    'Loses the basic details of a new campaign.',
    'createCampaign',
    [read, 'sequence/*'],
    madeWithout('campaigns', ({ basic_details: _, ...made }) => made),
  ),
  carrying(
    'read-changes',
    'Makes a draft active that is read.',
    'getCampaign',
    [unchanged, read, 'sequence/*'],
    afterwards('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
]

const offerings: readonly Mutant[] = [
  carrying(
    'offering-replaces-objects',
    'Replaces nested objects of an offering in place of merging them.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterwards('offerings', (_, before, body) => ({ ...before, ...body })),
  ),
  carrying(
    'offering-appends-lists',
    'Appends to lists of an offering in place of replacing them.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterwards('offerings', (after, before, body) =>
      Object.fromEntries(
        Object.entries(after).map(([key, value]) => [
          key,
          Array.isArray(value) && Array.isArray(before?.[key]) && key in body
            ? [...(before[key] as []), ...value]
            : value,
        ]),
      ),
    ),
  ),
  carrying(
    'offering-ignores-empty-tags',
    'Keeps the tags of an offering where an update has none.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterwards('offerings', (after, before, { tags }) =>
      Array.isArray(tags) && tags.length === 0 ? { ...after, tags: before?.tags } : after,
    ),
  ),
  carrying(
    'offering-merges-attributes',
    'Merges the configuration of attributes of an offering.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterwards('offerings', (after, before, { offering_attribute_configuration: change }) => {
      const old = before?.offering_attribute_configuration
      if (Array.isArray(change) && Array.isArray(old))
        return { ...after, offering_attribute_configuration: [...old, ...change] }
      return isObject(change) && isObject(old)
        ? { ...after, offering_attribute_configuration: mergeFields(old, change) }
        : after
    }),
  ),
  carrying(
    'offering-update-not-stored',
    'Answers an update of an offering without storing it.',
    'updateOffering',
    [merge, 'sequence/*'],
    undone('offerings'),
  ),
  carrying(
    'offering-update-forgets',
    'Forgets the fields of an offering that an update does not have.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterwards('offerings', (after, _, body) => ({ ...body, id: after.id })),
  ),
  carrying(
    'offering-not-stored',
    'Answers a new offering without storing it.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    undone('offerings'),
  ),
  carrying(
    'offering-stored-twice',
    'Stores a new offering twice.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    (right) => (handling) => {
      right(handling)
      return right(handling)
    },
  ),
  carrying(
    'offering-loses-tags',
    'Loses the tags of a new offering.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    madeWithout('offerings', ({ tags: _, ...made }) => made),
  ),
  carrying(
    'offering-status-stands',
    'Keeps the status that an offering had when it was made.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    madeWithout('offerings', ({ scheduling: _, ...made }) => ({ ...made, status: 'active' })),
  ),
]

/** Servers that store something other than what they received. */
export const state: readonly Mutant[] = [...campaigns, ...offerings]
