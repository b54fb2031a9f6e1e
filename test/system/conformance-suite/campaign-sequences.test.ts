import { mapStrings } from '../../../src/conformance/report/map-strings.js'
import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { put } from '../../../src/testing/sandbox/store.js'
import { answerOf, detects, searched } from '../../conformance-suite/seeded-bugs.js'

const latin1 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** Shows the name of a rejected update as the one of the campaign. */
function rejectedNameShown(): Pick<Required<Mutant>, 'answer'> {
  let name: unknown
  return {
    answer(response, { operation, request: { body } }) {
      if (operation === 'updateCampaign' && response.status >= 400 && isObject(body)) {
        name = (body.basic_details as JsonObject).name
      }
      if (operation !== 'getCampaign' || name === undefined) return response
      const { data, ...others } = response.body as JsonObject
      return { ...response, body: { ...others, data: { ...(data as JsonObject), name } } }
    },
  }
}

detects([
  {
    ...{ what: 'text is read as Latin-1', by: 'sequence/campaign-text', cause: 'created-cjk' },
    ...answerOf('getCampaign', (data) => mapStrings(data, latin1)),
  },
  {
    what: 'a test changes the state of the draft',
    ...{ by: 'sequence/draft-unchanged', cause: 'changed' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { campaigns } = handling.store
        for (const [key, campaign] of campaigns)
          put(campaigns, key, { ...campaign, status: 'TESTED' })
        return outcome
      },
    },
  },
  {
    what: 'an inline test stores a draft',
    ...{ by: 'sequence/inline-test-stores-nothing', cause: 'stored' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const id = handling.newId(24)
        const body = handling.request.body as JsonObject
        put(handling.store.campaigns, id, { id, status: 'DRAFT', ...body })
        return original(handling)
      },
    },
  },
  {
    what: 'a narrowed test has all results',
    ...{ by: 'sequence/draft-test-narrowed', cause: 'fr' },
    handlers: {
      testCampaign: (original) => (handling) => {
        const { test_campaign_meta: meta, ...body } = handling.request.body as JsonObject
        const { locale_name: _, ...others } = meta as JsonObject
        const changed = { ...body, test_campaign_meta: others }
        return original({ ...handling, request: { ...handling.request, body: changed } })
      },
    },
  },
  {
    what: 'an update drops the components that it does not submit',
    ...{ by: 'sequence/draft-in-steps', cause: 'kept' },
    handlers: {
      updateCampaign: (original) => (handling) => {
        const outcome = original(handling)
        const { campaigns } = handling.store
        if (!isObject((handling.request.body as JsonObject).basic_details)) return outcome
        for (const [key, { campaign_content: _, ...others }] of campaigns)
          put(campaigns, key, others)
        return outcome
      },
    },
  },
  {
    what: 'a rejected update changes the name',
    ...{ by: 'sequence/rejected-campaign-update', cause: 'invalid-details' },
    ...rejectedNameShown(),
  },
  {
    what: 'an update keeps the name',
    ...{ by: 'sequence/update-replaces', cause: 'old-name' },
    ...answerOf('getCampaign', (data) => mapStrings(data, (text) => text.replace('Renamed ', ''))),
  },
  {
    what: 'DEVICE_TRIGGERED campaigns cannot be paused',
    ...{ by: 'sequence/status-change', cause: 'PAUSE-DEVICE_TRIGGERED' },
    refuses: ({ operation, body, params }, store) =>
      operation === 'changeCampaignStatus' &&
      (body as JsonObject).action === 'PAUSE' &&
      store.campaigns.get(params?.campaign_id ?? '')?.campaign_delivery_type === 'DEVICE_TRIGGERED'
        ? { target: 'action', message: 'No.' }
        : undefined,
  },
  {
    what: 'a rejected publish publishes',
    ...{ by: 'sequence/publish-incomplete', cause: 'status' },
    ...answerOf('getCampaign', (data) => ({ ...(data as JsonObject), status: 'ACTIVE' })),
  },
  {
    what: 'SMS campaigns have another channel',
    ...{ by: 'sequence/search-sms', cause: 'sms' },
    ...answerOf('searchCampaigns', (data) =>
      mapStrings(data, (text) => (text === 'SMS' ? 'TEXT' : text)),
    ),
  },
  {
    what: 'a search ignores the version',
    ...{ by: 'sequence/versions', cause: 'number' },
    ...searched(({ version_number: _, ...fields }) => fields),
  },
  {
    what: 'results of a search have no version',
    ...{ by: 'sequence/versions', cause: 'no-version' },
    ...answerOf('searchCampaigns', (data) =>
      (data as JsonObject[]).map(({ version_number: _, ...others }) => others),
    ),
  },
  {
    what: 'a new version has another id',
    ...{ by: 'sequence/versions', cause: 'changed-id' },
    ...answerOf('getCampaign', (data) => {
      const { version_number: version, ...others } = data as JsonObject
      return { ...others, campaign_id: `version-${version}` }
    }),
  },
  {
    what: 'a rejected create call stores a campaign',
    ...{ by: 'sequence/rejected-campaign-create', cause: 'stored' },
    answer(response, { operation, request: { body }, store }) {
      if (operation === 'createCampaign' && response.status === 400)
        put(store.campaigns, 'a', { ...(body as JsonObject), id: 'a', status: 'DRAFT' })
      return response
    },
  },
  {
    what: 'one of two concurrent updates of a campaign is lost',
    ...{ by: 'sequence/concurrent-updates', cause: 'lost' },
    ...answerOf('testCampaign', (data) => ({
      ...(data as JsonObject),
      data: { ANDROID_default_variation_1: { status: 'SENT' } },
    })),
  },
  {
    what: 'each draft is valid',
    ...{ by: 'sequence/validation-result', cause: 'same-response' },
    answer: (response, { operation }) =>
      operation === 'validateCampaign'
        ? { status: 200, body: { response_id: 'a', type: 'campaign', data: {} } }
        : response,
  },
  {
    what: 'a validation marks an incomplete draft',
    ...{ by: 'sequence/validation-result', cause: 'changed' },
    answer(response, { operation, store: { campaigns } }) {
      if (operation === 'validateCampaign')
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, status: 'INVALID' })
      return response
    },
  },
  {
    what: 'a published e-mail stays a draft',
    ...{ by: 'sequence/status-change', cause: 'published-EMAIL' },
    ...answerOf('getCampaign', (data) => {
      const { channel, status } = data as JsonObject
      return { ...(data as JsonObject), status: channel === 'EMAIL' ? 'DRAFT' : status }
    }),
  },
  {
    what: 'a search by name finds drafts',
    ...{ by: 'sequence/search-filters', cause: 'text-with-drafts' },
    ...searched(({ status, ...fields }) => ({
      ...{ ...fields, status: status ?? (fields.name === undefined ? [] : ['DRAFT', 'ACTIVE']) },
    })),
  },
  {
    what: 'the earlier key is ignored beside the new one',
    ...{ by: 'sequence/search', cause: 'found' },
    ...searched(({ delivery_type, ...fields }) =>
      fields.campaign_delivery_type === undefined ? { ...fields, delivery_type } : fields,
    ),
  },
  {
    what: 'SMS campaigns are found only by their channel',
    ...{ by: 'sequence/search-sms', cause: 'any' },
    ...searched((fields) => ({ channels: ['PUSH', 'EMAIL'], ...fields })),
  },
  {
    what: 'all versions have one id',
    ...{ by: 'sequence/versions', cause: 'same-raw-id' },
    ...answerOf('searchCampaigns', (data) =>
      (data as JsonObject[]).flatMap((item) => [item, { ...item, version_number: 9 }]),
    ),
  },
  {
    what: 'a validation stores what it was sent',
    ...{ by: 'sequence/draft-unchanged', cause: 'committed' },
    answer(response, { operation, request: { body }, store: { campaigns } }) {
      if (operation === 'validateCampaign' && isObject(body))
        for (const [key, each] of campaigns) put(campaigns, key, { ...each, ...body })
      return response
    },
  },
  {
    what: 'a publishing call stores no component',
    ...{ by: 'sequence/publish-with-components', cause: 'lost' },
    ...answerOf('getCampaign', (data) =>
      mapStrings(data, (text) => text.replace('Published ', '')),
    ),
  },
  {
    what: 'a search has drafts only if they come first in the filter',
    ...{ by: 'sequence/search', cause: 'reversed' },
    ...searched(({ status = [], ...fields }) => {
      const [first, ...others] = status as unknown[]
      return { ...fields, status: [first, ...others.filter((each) => each !== 'DRAFT')] }
    }),
  },
  {
    what: 'a test of an e-mail has the results of the default locale only',
    ...{ by: 'sequence/email-test-keys', cause: 'draft-fr' },
    ...answerOf('testCampaign', (data) => {
      const results = Object.entries((data as { data: JsonObject }).data)
      const kept = results.filter(([key]) => !key.startsWith('EMAIL_fr'))
      return { ...(data as JsonObject), data: Object.fromEntries(kept) }
    }),
  },
  {
    what: 'a validated draft cannot be updated',
    ...{ by: 'sequence/draft-unchanged', cause: 'locked' },
    refuses: ({ operation }) =>
      operation === 'updateCampaign' ? { target: 'campaign_id', message: 'No.' } : undefined,
  },
  {
    what: 'a search reads the first channel only',
    ...{ by: 'sequence/search', cause: 'several' },
    ...searched(({ channels, ...fields }) => ({
      ...fields,
      ...(Array.isArray(channels) && { channels: channels.slice(0, 1) }),
    })),
  },
  {
    what: 'an update of an e-mail loses the connector',
    ...{ by: 'sequence/email-in-steps', cause: 'lost' },
    handlers: {
      updateCampaign: (original) => (handling) => {
        const { connector: _, ...body } = handling.request.body as JsonObject
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  },
  {
    what: 'drafts with an optimized distribution have one variation',
    ...{ by: 'sequence/draft-test-keys', cause: 'optimized' },
    handlers: {
      createCampaign: (original) => (handling) => {
        const text = JSON.stringify(handling.request.body)
        const isOptimized = text.includes('OPTIMIZED')
        const fewer = text.replaceAll('"variation_2"', '"variation_1"')
        const body = JSON.parse(isOptimized ? fewer : text)
        return original({ ...handling, request: { ...handling.request, body } })
      },
    },
  },
  {
    what: 'an update changes the connector',
    ...{ by: 'sequence/campaign-values', cause: /^updated-email/ },
    ...answerOf('getCampaign', (data) =>
      mapStrings(data, (text) => (text === 'SENDGRID' ? 'OTHER' : text)),
    ),
  },
  {
    what: 'a page has one item less than its limit',
    ...{ by: 'sequence/search-page', cause: 'limit-15' },
    ...answerOf('searchCampaigns', (data) => (data as unknown[]).slice(0, 14)),
  },
])

detects(
  [
    {
      what: 'an update without PUBLISH creates a version',
      ...{ by: 'sequence/versions', cause: 'unpublished' },
      answer(response, { operation, store: { campaigns } }) {
        if (operation === 'updateCampaign')
          for (const [key, each] of campaigns)
            put(campaigns, key, { ...each, version_number: Number(each.version_number) + 1 })
        return response
      },
    },
  ],
  'SHOULD',
)
