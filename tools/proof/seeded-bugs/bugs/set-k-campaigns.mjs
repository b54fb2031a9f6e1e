// Bugs of set K about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const prefixed = (prefix, changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${prefix}${name}`, value]))
const meta = (changes) => is.push(prefixed('test_campaign_meta.', changes))
const title = (text) => ({ push: { android: { basic_details: { title: text } } } })
const androidDetails = (changes) => is.android(prefixed('basic_details.', changes))

const tests = [
  breaks('sendTest', 'Identifiers by channel: USER_ATTRIBUTE_USER_MOBILE is allowed for PUSH.', [
    'email-accepts-user-mobile',
    'For EMAIL as well',
    is.mail({
      'test_campaign_meta.identifier': 'USER_ATTRIBUTE_USER_MOBILE',
      'test_campaign_meta.identifier_values': ['+4915112345678'],
    }),
  ]),
  breaks('sendTest', 'identifier: allowed: ..., PUSH_ID, CUSTOM_SEGMENT, ...', [
    'identifier-any-case',
    'In any case',
    meta({ identifier: 'push_id' }),
  ]),
  breaks('sendTest', 'test_campaign_meta.platform: string, ANDROID, IOS or WEB.', [
    'meta-platform-lower-case-accepted',
    'In lower case as well',
    is.draftTest(ids.pushDraft, { platform: 'ios' }),
  ]),
  breaks('sendTest', 'user_attributes: object, attribute name to override value.', [
    'user-attributes-list-accepted',
    'A list as well',
    is.push({ personalization_details: { user_attributes: [{ name: 'city', value: 'Rome' }] } }),
  ]),
  breaks('sendTest', 'response_time_granularity: MINUTES, HOURS, DAYS.', [
    'response-granularity-days-rejected',
    'No DAYS',
    is.push({ 'basic_details.geofences': is.geofences({ response_time_granularity: 'DAYS' }) }),
  ]),
  breaks('sendTest', 'Required only for inline test mode (not at creation, not in draft mode).', [
    'draft-mail-details-complete',
    'basic_details beside draft_id has to be complete',
    is.mailDraftTest({ basic_details: { content_type: 'TRANSACTIONAL' } }),
  ]),
]

const manual = (details) =>
  is.variations({ distribution_type: 'MANUAL', no_of_variations: 1, ...details })

const content = [
  breaks('sendTest', 'no_of_variations: integer, minimum 1.', [
    'variation-count-text-accepted',
    'A number in a text as well',
    manual({ no_of_variations: '1', manual_distribution_percentage: { variation_1: 100 } }),
  ]),
  breaks('sendTest', 'manual_distribution_percentage: object, variation name to integer.', [
    'manual-shares-list-accepted',
    'A list of integers as well',
    manual({ manual_distribution_percentage: [100] }),
  ]),
  breaks('sendTest', 'Keyed shape: the default locale key is always required.', [
    'mail-default-locale-optional',
    'Not for EMAIL',
    is.mail({
      'campaign_content.locales': ['fr'],
      'campaign_content.content': {
        fr: { variation_1: is.mailTest.campaign_content.content },
      },
    }),
  ]),
  breaks('sendTest', 'from_address: string, email format.', [
    'from-address-empty-accepted',
    'An empty text as well',
    is.email({ from_address: '' }),
  ]),
  breaks('sendTest', 'attachments: array of {file_type, url}.', [
    'attachments-object-accepted',
    'One attachment without an array as well',
    is.email({ attachments: { file_type: 'URL', url: 'https://example.org/a.pdf' } }),
  ]),
  breaks('sendTest', 'iOS template_type: BASIC, STYLIZED_BASIC, SIMPLE_IMAGE_CAROUSEL, Custom.', [
    'ios-accepts-banner',
    'IMAGE_BANNER_WITH_TEXT as well',
    is.ios({ template_type: 'IMAGE_BANNER_WITH_TEXT' }),
  ]),
  breaks('sendTest', 'image_url (uri), input_gif_url (uri, Basic).', [
    'gif-url-extension-required',
    'input_gif_url has to end with .gif',
    androidDetails({ input_gif_url: 'https://cdn.example.org/images/4711' }),
  ]),
  breaks('sendTest', 'background_color_code and app_name_color_code (hex strings).', [
    'background-color-lower-case-rejected',
    'No digits in lower case in background_color_code',
    androidDetails({ background_color_code: '#ff8800' }),
  ]),
  breaks('sendTest', 'duration_hour: string; required when personalized_value is false.', [
    'duration-hour-zero-rejected',
    'Zero counts as missing',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'DURATION',
        personalized_value: false,
        duration_hour: '0',
        duration_minute: '45',
      },
    }),
  ]),
  breaks(
    'sendTest',
    'auto_dismiss_notification: dismiss_button_text and auto_dismiss_notification_time_value are required.',
    [
      'auto-dismiss-needs-granularity',
      'The granularity is required as well',
      is.android({
        advanced: {
          auto_dismiss_notification: true,
          auto_dismiss_notification_time_value: 30,
          dismiss_button_text: 'Close',
        },
      }),
    ],
  ),
]

const onAndroid = { basic_details: { name: 'Held out', platforms: ['ANDROID'] } }
const flatDraft = { ...onAndroid, campaign_content: { content: is.flat() } }
const publish = (id) => is.update(id, { status: 'PUBLISH' })
const named = (details) => ({ basic_details: { name: 'Held out', ...details } })

const draftTests = [
  breaks('sendTest', 'Draft mode: one test per platform, locale and variation unless narrowed.', [
    'locale-filter-drops-variations',
    'With locale_name, only the first variation is tested',
    is.draftTest(ids.pushDraft, { locale_name: 'fr' }),
  ]),
  breaks('sendTest', 'A send that fails for one combination is reported with status FAILED.', [
    'test-stops-after-failure',
    'After a failed combination, the others are neither sent nor reported',
    is.draftTest(ids.pushDraft, {
      identifier: 'USER_ATTRIBUTE_USER_MOBILE',
      identifier_values: ['none'],
    }),
  ]),
]

const creation = [
  breaks('createCampaign', 'Minimum fields channel, campaign_delivery_type, created_by.', [
    'create-mail-needs-details',
    'EMAIL needs basic_details',
    is.create({ channel: 'EMAIL' }),
  ]),
]

const updates = [
  breaks('updateCampaign', 'Flat shape: valid only when no locales or variations exist.', [
    'update-flat-with-locales-accepted',
    'Updates accept flat content beside locales',
    is.update(ids.pushDraft, { campaign_content: { locales: ['fr'], content: is.flat() } }),
  ]),
  breaks(
    'updateCampaign',
    'A draft becomes ACTIVE if it passes publish validation.',
    [
      'publish-web-only-rejected',
      'Not if its content is for WEB only',
      ...withComponents(
        {},
        {
          ...named({ platforms: ['WEB'] }),
          campaign_content: { content: { push: { web: { template_type: 'BASIC' } } } },
        },
        publish,
      ),
    ],
    [
      'publish-needs-validation-call',
      'Not without an earlier POST /validate',
      ...withComponents({}, flatDraft, publish),
    ],
  ),
  breaks('updateCampaign', 'html_content: optional if custom_template_id is given.', [
    'publish-template-needs-html',
    'Publishing needs it nevertheless',
    ...withComponents(
      { channel: 'EMAIL' },
      {
        ...named({ content_type: 'TRANSACTIONAL' }),
        connector: is.mailTest.connector,
        campaign_content: { content: { email: { custom_template_id: 'template-1' } } },
      },
      publish,
    ),
  ]),
  breaks('updateCampaign', 'PATCH updates components.', [
    'update-platforms-appended',
    'New platforms are added to the earlier ones',
    ...withComponents(
      {},
      flatDraft,
      (id) => is.update(id, named({ platforms: ['IOS'] })),
      (id) => is.draftTest(id),
    ),
  ]),
  breaks('updateCampaign', 'draft_id: the id returned when the draft was created.', [
    'update-changes-draft-id',
    'An update gives the draft a new id',
    ...withComponents({}, flatDraft, (id) => is.draftTest(id)),
  ]),
]

const operations = [
  breaks('validateCampaign', 'Checks publish-time validity without committing changes.', [
    'validate-narrows-platforms',
    'Platforms without content are removed from the draft',
    ...withComponents(
      {},
      { ...flatDraft, ...named({ platforms: ['ANDROID', 'IOS'] }) },
      is.validate,
      (id) => is.draftTest(id),
    ),
  ]),
  breaks('executions', 'Execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.', [
    'executions-of-new-campaign-500',
    'A campaign that was published with PATCH crashes',
    ...withComponents({ campaign_delivery_type: 'PERIODIC' }, flatDraft, publish, is.executions),
  ]),
  breaks('changeCampaignStatus', 'STOP: a published campaign that is not PERIODIC.', [
    'stop-of-paused-rejected',
    'Not while it is paused',
    is.status(ids.event, 'PAUSE'),
    is.status(ids.event, 'STOP'),
  ]),
  breaks(
    'changeCampaignStatus',
    'PAUSE: a published campaign that is not ONE_TIME.',
    [
      'second-pause-rejected',
      'Not again after RESUME',
      is.status(ids.event, 'PAUSE'),
      is.status(ids.event, 'RESUME'),
      is.status(ids.event, 'PAUSE'),
    ],
    [
      'status-of-new-campaign-rejected',
      'A campaign that was published with PATCH counts as a draft',
      ...withComponents({ campaign_delivery_type: 'PERIODIC' }, flatDraft, publish, (id) =>
        is.status(id, 'PAUSE'),
      ),
    ],
  ),
]

const searches = [
  breaks('searchCampaigns', 'ids (array of strings).', [
    'search-ids-entries-unchecked',
    'Entries of any type',
    is.search({ ids: [4711] }, { limit: 3 }),
  ]),
  breaks(
    'searchCampaigns',
    'Drafts are excluded unless DRAFT is in campaign_fields.status.',
    [
      'search-drafts-by-channel',
      'A filter by channels finds drafts',
      is.create(),
      is.search({ channels: ['PUSH'] }, { limit: 3 }),
    ],
    [
      'updated-drafts-in-search',
      'Drafts are found after an update',
      ...withComponents({}, flatDraft, () => is.search({}, { limit: 3 })),
    ],
  ),
  breaks('searchCampaigns', 'Filter object campaign_fields with keys: ..., tags.', [
    'search-old-tags-kept',
    'The search has the first tags of a campaign',
    ...withComponents(
      {},
      named({ tags: ['first'] }),
      (id) => is.update(id, named({ tags: ['second'] })),
      () => is.search({ status: ['DRAFT'], tags: ['second'] }, { limit: 3 }),
    ),
  ]),
]

const protocol = [
  breaks('sendTest', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-empty-409',
    'Empty with 409',
    is.push({}, keyed()),
    is.push({ 'campaign_content.content': title('Bye') }, keyed()),
  ]),
  breaks('sendTest', '409: a test send is already running for that key.', [
    'inline-test-lock-per-client',
    'Also while another inline test of the client runs, with any key',
    is.together(is.push(), is.push({ 'campaign_content.content': title('Bye') })),
  ]),
  breaks('sendTest', 'Test requests per second per client: 10.', [
    'test-limit-per-request-id',
    'Requests with other request ids are counted apart',
    is.together(
      ...Array.from({ length: 10 }, (_, n) => is.push({}, { 'X-SVC-Request-Id': `probe-${n}` })),
    ),
    is.push({}, { 'X-SVC-Request-Id': 'probe-10' }),
  ]),
  breaks('sendTest', 'The key needs the View, Create and Manage, ... permissions.', [
    'permission-unchecked-test',
    'Not for tests',
    is.push({}, is.as('intern:key')),
  ]),
  breaks('updateCampaign', 'Repeating the same key returns the same response body.', [
    'replay-new-response-id-update',
    'A new response_id for updates',
    is.update(ids.pushDraft, onAndroid, keyed()),
    is.update(ids.pushDraft, onAndroid, keyed()),
  ]),
  breaks('changeCampaignStatus', 'Idempotency-Key: UUID v4.', [
    'key-any-version-status',
    'Any version for status changes',
    is.status(ids.event, 'PAUSE', keyed('3f0c9a4e-6f0b-1c59-9d1e-2b7a6c5d4e3f')),
  ]),
]

export const setKCampaigns = [
  tests,
  content,
  draftTests,
  creation,
  updates,
  operations,
  searches,
  protocol,
].flat(2)
