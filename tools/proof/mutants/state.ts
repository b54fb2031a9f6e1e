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

/** Creates a mutant whose effect only later responses show. */
const mutant = (
  name: string,
  summary: string,
  operation: OperationName,
  subjects: readonly string[],
  handler: (handler: Handler) => Handler,
): Mutant => ({
  name: `state/${name}`,
  summary,
  // A later read shows what the call has changed.
  shows: { subjects },
  handlers: { [operation]: handler },
})

const idOf = ({ request: { params = {}, body } }: Handling): string =>
  String(params.campaign_id ?? params.offer_id ?? (isObject(body) ? body.draft_id : undefined))

/** Changes the stored campaign or offering after a call. */
const afterCall =
  (
    kind: 'campaigns' | 'offerings',
    change: (after: Stored, before: Stored | undefined, body: JsonObject) => Stored,
  ) =>
  (handler: Handler): Handler =>
  (handling) => {
    const of = handling.store[kind]
    const id = idOf(handling)
    const before = of.get(id)
    const outcome = handler(handling)
    const after = of.get(id)
    if (after !== undefined) put(of, id, change(after, before, bodyOf(handling)))
    return outcome
  }

/** Changes a campaign or offering when it is created. */
const onCreate =
  (kind: 'campaigns' | 'offerings', change: (created: Stored) => Stored) =>
  (handler: Handler): Handler =>
  (handling) => {
    const known = new Set(handling.store[kind].keys())
    const outcome = handler(handling)
    for (const [id, created] of handling.store[kind]) {
      if (!known.has(id)) put(handling.store[kind], id, change(created))
    }
    return outcome
  }

const unchanged = 'sequence/draft-unchanged'
const publish = 'sequence/publish'
const update = 'sequence/update-replaces'
const merge = 'sequence/offering-update'
const read = 'sequence/read-after-create'

const campaigns: readonly Mutant[] = [
  mutant(
    'test-changes-draft',
    'Stores the identifiers of a test send in the draft.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    afterCall('campaigns', (after, _, body) => ({
      ...after,
      test_campaign_meta: body.test_campaign_meta,
    })),
  ),
  mutant(
    'test-activates-draft',
    'Activates a draft after a test send.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    afterCall('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  mutant(
    'test-deletes-draft',
    'Deletes a draft after a test send.',
    'testCampaign',
    [unchanged, 'sequence/*'],
    (handler) => (handling) => {
      const outcome = handler(handling)
      handling.store.campaigns.delete(idOf(handling))
      return outcome
    },
  ),
  mutant(
    'inline-test-stores',
    'Stores a campaign for an inline test send.',
    'testCampaign',
    ['sequence/inline-test-stores-nothing', 'sequence/*'],
    (handler) => (handling) => {
      const body = bodyOf(handling)
      const id = handling.newId(24)
      if (body.draft_id === undefined)
        put(handling.store.campaigns, id, { ...body, id, status: 'ACTIVE' })
      return handler(handling)
    },
  ),
  mutant(
    'validate-publishes',
    'Publishes a draft when validating it.',
    'validateCampaign',
    [unchanged, 'sequence/*'],
    afterCall('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  mutant(
    'validate-stores',
    'Stores the body of a validation request.',
    'validateCampaign',
    [unchanged, 'sequence/*'],
    afterCall('campaigns', (after, _, body) => ({ ...after, ...body, validated: true })),
  ),
  mutant(
    'publish-leaves-draft',
    'Keeps a published campaign as a draft.',
    'updateCampaign',
    [publish, 'sequence/*'],
    afterCall('campaigns', (after, before) =>
      before === undefined ? after : { ...after, status: before.status },
    ),
  ),
  mutant(
    'publish-stores-the-word',
    'Stores the status PUBLISH for a published campaign.',
    'updateCampaign',
    [publish, 'sequence/*'],
    afterCall('campaigns', (after, _, { status }) =>
      status === undefined ? after : { ...after, status },
    ),
  ),
  mutant(
    'update-publishes',
    'Publishes a campaign on every update.',
    'updateCampaign',
    [update, publish, 'sequence/*'],
    afterCall('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
  mutant(
    'update-merges',
    'Merges components of a campaign instead of replacing them.',
    'updateCampaign',
    [update, 'sequence/*'],
    afterCall('campaigns', (after, before, { status: _, ...body }) => ({
      ...mergeFields(before ?? {}, body),
      status: after.status,
    })),
  ),
  mutant(
    'update-replaces-all',
    'Deletes the components that an update omits.',
    'updateCampaign',
    [update, 'sequence/*'],
    afterCall('campaigns', (after, _, body) => ({
      ...body,
      id: after.id,
      status: after.status,
      channel: after.channel,
      campaign_delivery_type: after.campaign_delivery_type,
    })),
  ),
  mutant(
    'update-not-stored',
    'Accepts an update without storing it.',
    'updateCampaign',
    [update, publish, 'sequence/*'],
    undone('campaigns'),
  ),
  createNotStored,
  mutant(
    'create-stores-twice',
    'Stores a new campaign twice.',
    'createCampaign',
    ['sequence/search', 'sequence/*'],
    (handler) => (handling) => {
      handler(handling)
      return handler(handling)
    },
  ),
  mutant(
    'create-active',
    'Creates campaigns as active.',
    'createCampaign',
    [read, 'sequence/*'],
    onCreate('campaigns', (created) => ({ ...created, status: 'ACTIVE' })),
  ),
  mutant(
    'create-loses-content',
    'Loses the content of a new campaign.',
    'createCampaign',
    [read, 'sequence/*'],
    onCreate('campaigns', ({ campaign_content: _, ...created }) => created),
  ),
  mutant(
    'create-loses-details',
    'Loses the basic details of a new campaign.',
    'createCampaign',
    [read, 'sequence/*'],
    onCreate('campaigns', ({ basic_details: _, ...created }) => created),
  ),
  mutant(
    'read-changes',
    'Activates a draft when reading it.',
    'getCampaign',
    [unchanged, read, 'sequence/*'],
    afterCall('campaigns', (after) => ({ ...after, status: 'ACTIVE' })),
  ),
]

const offerings: readonly Mutant[] = [
  mutant(
    'offering-replaces-objects',
    'Replaces nested objects of an offering instead of merging them.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterCall('offerings', (_, before, body) => ({ ...before, ...body })),
  ),
  mutant(
    'offering-appends-lists',
    'Appends to lists of an offering instead of replacing them.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterCall('offerings', (after, before, body) =>
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
  mutant(
    'offering-ignores-empty-tags',
    'Keeps the tags of an offering if an update has an empty list.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterCall('offerings', (after, before, { tags }) =>
      Array.isArray(tags) && tags.length === 0 ? { ...after, tags: before?.tags } : after,
    ),
  ),
  mutant(
    'offering-merges-attributes',
    'Merges the attribute configuration of an offering.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterCall('offerings', (after, before, { offering_attribute_configuration: change }) => {
      const old = before?.offering_attribute_configuration
      if (Array.isArray(change) && Array.isArray(old))
        return { ...after, offering_attribute_configuration: [...old, ...change] }
      return isObject(change) && isObject(old)
        ? { ...after, offering_attribute_configuration: mergeFields(old, change) }
        : after
    }),
  ),
  mutant(
    'offering-update-not-stored',
    'Accepts an update of an offering without storing it.',
    'updateOffering',
    [merge, 'sequence/*'],
    undone('offerings'),
  ),
  mutant(
    'offering-update-forgets',
    'Deletes the fields of an offering that an update omits.',
    'updateOffering',
    [merge, 'sequence/*'],
    afterCall('offerings', (after, _, body) => ({ ...body, id: after.id })),
  ),
  mutant(
    'offering-not-stored',
    'Accepts a new offering without storing it.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    undone('offerings'),
  ),
  mutant(
    'offering-stored-twice',
    'Stores a new offering twice.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    (handler) => (handling) => {
      handler(handling)
      return handler(handling)
    },
  ),
  mutant(
    'offering-loses-tags',
    'Loses the tags of a new offering.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    onCreate('offerings', ({ tags: _, ...created }) => created),
  ),
  mutant(
    'offering-status-stands',
    'Never changes the initial status of an offering.',
    'createOffering',
    ['sequence/list-by-id', 'sequence/*'],
    onCreate('offerings', ({ scheduling: _, ...created }) => ({ ...created, status: 'active' })),
  ),
]

/** Servers that store something else than they received. */
export const state: readonly Mutant[] = [...campaigns, ...offerings]
