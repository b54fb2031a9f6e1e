// Bugs of set H about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, later, withComponents } = is

const requestId = (id) => ({ 'X-SVC-Request-Id': id })

const tests = [
  breaks('sendTest', 'Web content fields: template_type (BASIC only).', [
    'web-accepts-custom',
    'Custom on the web',
    is.web({ template_type: 'Custom', custom_template_id: 'banner' }),
  ]),
  breaks(
    'sendTest',
    'Identifiers by channel: PUSH, EMAIL: CUSTOM_SEGMENT. EMAIL: EMAIL.',
    [
      'draft-segment-rejected',
      'No CUSTOM_SEGMENT for drafts',
      is.draftTest(ids.pushDraft, { identifier: 'CUSTOM_SEGMENT', identifier_values: ['Testers'] }),
    ],
    [
      'draft-channel-assumed-push',
      'Without channel, identifiers are checked as for PUSH, whatever the draft is',
      is.mailDraftTest(),
    ],
  ),
  breaks('sendTest', 'test_campaign_meta.identifier: string. 400: validation error.', [
    'identifier-number-500',
    'A number crashes',
    is.push({ 'test_campaign_meta.identifier': 7 }),
  ]),
  breaks('sendTest', 'connector: required in inline mode. Draft mode requires draft_id.', [
    'draft-email-needs-connector',
    'Tests of EMAIL drafts need it as well',
    is.mailDraftTest(),
  ]),
]

const title = (text) => ({ push: { android: { basic_details: { title: text } } } })

const content = [
  breaks('sendTest', 'Keyed shape: the default locale key is always required.', [
    'default-locale-optional-with-locales',
    'Not if locales has entries',
    is.keyedContent({ fr: { variation_1: title('Salut') } }, ['fr']),
  ]),
  breaks('sendTest', 'Keyed shape: other locale keys must be listed in locales.', [
    'unlisted-locale-without-locales',
    'Any locale key if locales is absent',
    is.keyedContent({ default: { variation_1: title('Hi') }, fr: { variation_1: title('Salut') } }),
  ]),
  breaks(
    'sendTest',
    'Keys must be variation_N; other key forms are rejected as validation errors.',
    [
      'manual-key-any-case',
      'In any case',
      is.variations({
        distribution_type: 'MANUAL',
        no_of_variations: 1,
        manual_distribution_percentage: { Variation_1: 100 },
      }),
    ],
  ),
  breaks('sendTest', 'bcc_ids: array of email strings.', [
    'bcc-first-only',
    'Only the first is checked',
    is.email({ bcc_ids: ['ada@example.org', 'nobody'] }),
  ]),
  breaks('sendTest', 'attachments: array of {file_type, url: string}.', [
    'attachment-url-number-accepted',
    'url may be anything',
    is.email({ attachments: [{ file_type: 'URL', url: 7 }] }),
  ]),
  breaks(
    'sendTest',
    'custom_template_id: when present, subject, preview_text and sender_name are not required.',
    [
      'preview-text-required-with-template',
      'preview_text is required',
      is.email({
        custom_template_id: 'welcome',
        html_content: undefined,
        subject: undefined,
        preview_text: undefined,
        sender_name: undefined,
      }),
    ],
  ),
  breaks('sendTest', 'banner_image_url: uri, required for Image Banner with Text.', [
    'banner-image-any-text',
    'Any text',
    is.android({
      template_type: 'IMAGE_BANNER_WITH_TEXT',
      basic_details: { title: 'Hi', banner_image_url: 'not a uri' },
    }),
  ]),
  breaks('sendTest', 'duration_hour, duration_minute: required when personalized_value is false.', [
    'progress-bar-timer-unchecked',
    'The timer of TIMER_WITH_PROGRESS_BAR is not checked',
    is.android({
      template_type: 'TIMER_WITH_PROGRESS_BAR',
      timer: { timer_ends_at: 'DURATION', personalized_value: false },
    }),
  ]),
]

const keyedDraft = (locales, names, details) => ({
  campaign_content: {
    ...(locales.length > 0 ? { locales } : {}),
    ...(details ? { variation_details: details } : {}),
    content: Object.fromEntries(
      ['default', ...locales].map((locale) => [
        locale,
        Object.fromEntries(names.map((name) => [name, title(`${locale} ${name}`)])),
      ]),
    ),
  },
})
const onAndroid = { basic_details: { name: 'Held out', platforms: ['ANDROID'] } }
const inLocales = (...locales) => ({ ...onAndroid, ...keyedDraft(locales, ['variation_1']) })
const flatDraft = { ...onAndroid, campaign_content: { content: is.flat() } }

const draftTests = [
  breaks(
    'sendTest',
    'Draft mode: sends one test per platform, locale and variation of the draft.',
    [
      'zero-share-variation-untested',
      'Not for a variation with a percentage of 0',
      ...withComponents(
        {},
        {
          ...onAndroid,
          ...keyedDraft([], ['variation_1', 'variation_2'], {
            distribution_type: 'MANUAL',
            no_of_variations: 2,
            manual_distribution_percentage: { variation_1: 100, variation_2: 0 },
          }),
        },
        (id) => is.draftTest(id),
      ),
    ],
    [
      'draft-without-details-500',
      'A draft that has content but no basic_details crashes',
      ...withComponents({}, { campaign_content: flatDraft.campaign_content }, (id) =>
        is.draftTest(id),
      ),
    ],
    [
      'draft-test-cached-per-channel',
      'The first tested draft of a channel is tested for all others as well',
      is.draftTest(ids.pushDraft),
      ...withComponents({}, flatDraft, (id) => is.draftTest(id)),
    ],
  ),
  breaks('sendTest', 'When locale_name is given, only the matching key appears.', [
    'locale-filter-by-language',
    'Other locales of the language as well',
    ...withComponents({}, inLocales('fr', 'fr-CA'), (id) =>
      is.draftTest(id, { locale_name: 'fr-CA' }),
    ),
  ]),
  breaks('sendTest', 'Key: {PLATFORM}_{locale}_{variation}.', [
    'result-key-locale-underscore',
    'A hyphen of the locale becomes an underscore',
    ...withComponents({}, inLocales('pt-BR'), (id) => is.draftTest(id)),
  ]),
]

const creation = [
  breaks('createCampaign', 'Supported delivery types: ONE_TIME, PERIODIC, EVENT_TRIGGERED, ...', [
    'create-delivery-type-any-case',
    'In any case',
    is.create({ campaign_delivery_type: 'one_time' }),
  ]),
  breaks(
    'createCampaign',
    'Name, content_type, user_attribute_identifier and subscription_category are required only for inline test mode (not at creation, not in draft mode).',
    [
      'email-creation-needs-name',
      'The name is required at creation',
      is.create({ channel: 'EMAIL', basic_details: { team: 'Growth' } }),
    ],
  ),
]

const publish = (id) => is.update(id, { status: 'PUBLISH' })
const find = (id, fields) => is.search({ ids: [id], ...fields }, { limit: 15 })

const updates = [
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'update-mail-details-unchecked',
      'Not basic_details of EMAIL',
      is.update(ids.mailDraft, { basic_details: { name: 'Mail', content_type: 'NEWS' } }),
    ],
  ),
  breaks('updateCampaign', 'PATCH updates components. locales: non-default locale names.', [
    'update-locales-lost',
    'locales is not saved, so that only the default locale is tested',
    ...withComponents({}, inLocales('fr'), (id) => is.draftTest(id)),
  ]),
  breaks('updateCampaign', 'Publish: move the draft to ACTIVE.', [
    'publish-periodic-scheduled',
    'PERIODIC campaigns become SCHEDULED',
    ...withComponents({ campaign_delivery_type: 'PERIODIC' }, flatDraft, publish, (id) =>
      find(id, { status: ['ACTIVE'] }),
    ),
  ]),
  breaks('updateCampaign', 'DRAFT becomes ACTIVE if the draft passes publish validation.', [
    'rejected-publish-is-active',
    'It becomes ACTIVE before it is validated',
    ...withComponents({}, onAndroid, publish, (id) => find(id)),
  ]),
  breaks('updateCampaign', 'Content, audience and scheduling are added later in update calls.', [
    'failed-publish-blocks-draft',
    'Not after the draft failed publish validation',
    ...withComponents({}, onAndroid, publish, (id) => is.update(id, flatDraft)),
  ]),
]

const operations = [
  breaks('validateCampaign', 'Sending a test or validating does not change campaign state.', [
    'validate-returns-to-draft',
    'A validated campaign is a DRAFT again',
    is.validate(ids.event),
    find(ids.event),
  ]),
  breaks('getCampaign', 'Status change: call GET /v5/campaigns/{campaign_id} to confirm.', [
    'get-paused-campaign-404',
    'Paused campaigns are not found',
    is.status(ids.event, 'PAUSE'),
    is.read(ids.event),
  ]),
  breaks('executions', 'Idempotency-Key: UUID v4. Required on all POST and PATCH requests.', [
    'key-any-text-executions',
    'Executions accept any text',
    is.executions(ids.periodic, keyed('executions-1')),
  ]),
  breaks('changeCampaignStatus', 'STOP cannot be used on PERIODIC campaigns.', [
    'stop-business-event-rejected',
    'Nor on BUSINESS_EVENT_TRIGGERED ones',
    is.status(ids.business, 'STOP'),
  ]),
  breaks('changeCampaignStatus', 'action: STOP, PAUSE or RESUME. One campaign per request.', [
    'status-action-list-accepted',
    'Or a list with one of them',
    is.status(ids.event, ['PAUSE']),
  ]),
]

const searches = [
  breaks('searchCampaigns', 'campaign_fields.ids: array of strings.', [
    'search-ids-text-accepted',
    'Or one text',
    is.search({ ids: ids.event }, { limit: 15 }),
  ]),
  breaks('searchCampaigns', 'The earlier key delivery_type yields zero results without error.', [
    'search-legacy-beside-ids',
    'It is ignored beside ids',
    find(ids.oneTime, { delivery_type: 'ONE_TIME' }),
  ]),
  breaks(
    'searchCampaigns',
    'Drafts are excluded unless DRAFT is in campaign_fields.status.',
    [
      'search-misses-drafts-without-content',
      'Drafts without content are never found',
      ...is.withDraft({}, (id) => find(id, { status: ['DRAFT'] })),
    ],
    [
      'search-drafts-by-creator',
      'A filter by created_by finds drafts',
      is.search({ created_by: ['seed@example.org'], ids: [ids.mailDraft] }, { limit: 15 }),
    ],
  ),
]

const inWorkspace = { 'X-SVC-Tenant-ID': 'workspace' }
const times = (count, request) => Array.from({ length: count }, request)

const protocol = [
  breaks('updateCampaign', 'A request id: either in the header or as request_id in the body.', [
    'request-id-body-unread-update',
    'Only in the header for updates',
    is.update(
      ids.pushDraft,
      { request_id: 'probe-1', basic_details: { name: 'Renamed' } },
      requestId(undefined),
    ),
  ]),
  breaks('campaigns', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-of-previous-call',
    'That of the call before',
    is.create({ channel: 'FAX' }, requestId('probe-a')),
    is.create({ channel: 'FAX' }, requestId('probe-b')),
  ]),
  breaks('all', 'Missing or invalid credentials produce 401.', [
    'auth-key-start-suffices',
    'More text may follow the API key',
    is.read(ids.event, is.as('workspace:key-of-last-year')),
  ]),
  breaks('changeCampaignStatus', 'X-SVC-Tenant-ID is optional.', [
    'tenant-required-status',
    'Status changes need it',
    is.status(ids.event, 'PAUSE'),
  ]),
  breaks('sendTest', 'Test requests per second per client: 10.', [
    'test-limit-per-tenant-header',
    'Calls with and without X-SVC-Tenant-ID are counted apart',
    later(
      1100,
      is.together(...times(6, () => is.push()), ...times(4, () => is.push({}, inWorkspace))),
    ),
    is.push({}, inWorkspace),
  ]),
  breaks('sendTest', 'Repeating the same key returns the same response body.', [
    'test-conflict-frees-key',
    'Not after a conflict, which frees the key',
    is.push({}, keyed()),
    is.push({ 'test_campaign_meta.identifier_values': ['other'] }, keyed()),
    is.push({}, keyed()),
  ]),
]

export const setHCampaigns = [
  tests,
  content,
  draftTests,
  creation,
  updates,
  operations,
  searches,
  protocol,
].flat(2)
