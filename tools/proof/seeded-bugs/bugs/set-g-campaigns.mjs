// Bugs of set G about campaigns, grouped by the statement of the reference that they break.
import { randomUUID } from 'node:crypto'
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const timer = (fields) => is.android({ template_type: 'TIMER', timer: fields })
const details = (fields) => is.push({ basic_details: fields })
const flatMail = is.mailTest.campaign_content.content

const request = [
  breaks('sendTest', 'identifier_values: array of string, required. A validation error is 400.', [
    'identifier-values-null-500',
    'null crashes',
    is.push({ 'test_campaign_meta.identifier_values': null }),
  ]),
  breaks('sendTest', 'default is always present; locale_name: optional.', [
    'locale-name-default-rejected',
    'locale_name has to be one of the listed locales',
    is.draftTest(ids.pushDraft, { locale_name: 'default' }),
  ]),
  breaks('sendTest', 'connector_type: must match a connector configured in the workspace.', [
    'second-connector-rejected',
    'Only the first connector of the workspace is known',
    is.mail({ connector: { connector_type: 'SES', connector_name: 'Receipts' } }),
  ]),
  breaks('sendTest', 'Geofences: all of these are strings.', [
    'geofence-negative-longitude-rejected',
    'longitude must not be negative',
    details({ geofences: is.geofences({ longitude: '-58.4' }) }),
  ]),
  breaks('sendTest', 'platforms: array of ANDROID, IOS, WEB.', [
    'push-platforms-lower-case-accepted',
    'In lower case as well',
    details({ platforms: ['android'] }),
  ]),
  breaks('sendTest', 'platform_specific_details.ios: booleans.', [
    'ios-switch-text-accepted',
    'Texts as well',
    details({ platform_specific_details: { ios: { send_to_all_eligible_device: 'true' } } }),
  ]),
]

const pushContent = [
  breaks('sendTest', 'banner_image_url: required for Image Banner with Text.', [
    'banner-image-needed-for-carousel',
    'For every template with an image in its name',
    is.android({ template_type: 'SIMPLE_IMAGE_CAROUSEL' }),
  ]),
  breaks('sendTest', 'time_period: required for the two SPECIFIC_TIME values.', [
    'time-period-optional-when-personalized',
    'Not if personalized_value is true',
    timer({
      timer_ends_at: 'SPECIFIC_TIME_USER_TIMEZONE',
      personalized_value: true,
      specific_time: '2031-05-01T18:30:00Z',
    }),
  ]),
  breaks('sendTest', 'duration_hour, duration_minute: required when personalized_value is false.', [
    'durations-optional-with-specific-time',
    'Not for the SPECIFIC_TIME values',
    timer({
      timer_ends_at: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE',
      time_period: 'PM',
      personalized_value: false,
    }),
  ]),
  breaks('sendTest', 'Android timer: specific_time (date-time).', [
    'specific-time-date-only-accepted',
    'A date without a time',
    timer({
      timer_ends_at: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE',
      time_period: 'PM',
      personalized_value: true,
      specific_time: '2031-05-01',
    }),
  ]),
  breaks(
    'sendTest',
    'dismiss_button_text: required when make_notification_sticky or auto_dismiss_notification is true.',
    [
      'sticky-false-needs-dismiss-text',
      'Also when make_notification_sticky is false',
      is.android({ advanced: { make_notification_sticky: false } }),
    ],
  ),
]

const keyedMail = { 'campaign_content.content': { default: { variation_1: flatMail } } }

const mailContent = [
  breaks('sendTest', 'cc_ids: array of email strings.', [
    'cc-single-address-accepted',
    'One text as well',
    is.email({ cc_ids: 'ada@example.org' }),
  ]),
  breaks('sendTest', 'from_address: string, email format.', [
    'from-address-display-name-accepted',
    'With the name of the sender as well',
    is.email({ from_address: 'Team <team@example.org>' }),
  ]),
  breaks('sendTest', 'reply_to_address: string, email format.', [
    'reply-to-subdomain-rejected',
    'No address in a subdomain',
    is.email({ reply_to_address: 'help@mail.example.org' }),
  ]),
  breaks('sendTest', 'attachments: array of {file_type: URL or PERSONALIZED_ATTACHMENT, url}.', [
    'attachments-first-only',
    'Only the first is checked',
    is.email({
      attachments: [
        { file_type: 'URL', url: 'https://example.org/a.pdf' },
        { file_type: 'ZIP', url: 'https://example.org/b.zip' },
      ],
    }),
  ]),
  breaks('sendTest', 'html_content: optional if custom_template_id is given.', [
    'mail-template-needs-version',
    'A template needs custom_template_version',
    is.email({ custom_template_id: 'welcome', html_content: undefined }),
  ]),
  breaks('sendTest', 'manual_distribution_percentage: required when distribution_type is MANUAL.', [
    'mail-variation-details-unchecked',
    'variation_details is not checked for EMAIL',
    is.mail({
      ...keyedMail,
      'campaign_content.variation_details': { distribution_type: 'MANUAL', no_of_variations: 1 },
    }),
  ]),
]

const names = Array.from({ length: 10 }, (_, n) => `variation_${n + 1}`)
const each = (value) => Object.fromEntries(names.map((name) => [name, value]))
const tenPushes = {
  basic_details: { name: 'Ten', platforms: ['ANDROID'] },
  campaign_content: {
    variation_details: {
      distribution_type: 'MANUAL',
      no_of_variations: 10,
      manual_distribution_percentage: each(10),
    },
    content: { default: each(is.flat()) },
  },
}

const draftTests = [
  breaks(
    'sendTest',
    'When variation is given in test_campaign_meta, only the matching key appears.',
    [
      'variation-filter-as-prefix',
      'variation_1 matches variation_10 as well',
      ...withComponents({}, tenPushes, (id) => is.draftTest(id, { variation: 'variation_1' })),
    ],
  ),
  breaks('sendTest', 'Draft mode: one test per platform, locale and variation of the draft.', [
    'variations-of-default-only',
    'Other locales have the first variation only',
    is.draftTest(ids.pushDraft),
  ]),
  breaks(
    'sendTest',
    'Sending a test does not change campaign state.',
    [
      'draft-test-platform-saved',
      'The platform of the test becomes the only one of the draft',
      is.draftTest(ids.pushDraft, { platform: 'IOS' }),
      is.draftTest(ids.pushDraft),
    ],
    [
      'test-locks-draft',
      'A tested draft cannot be updated',
      is.draftTest(ids.pushDraft),
      is.update(ids.pushDraft, { basic_details: { name: 'Tested draft' } }),
    ],
  ),
  breaks('sendTest', 'Test requests per second per client: 10.', [
    'mail-tests-unlimited',
    'EMAIL tests are not counted',
    ...Array.from({ length: 11 }, () => is.mail()),
  ]),
]

const creation = [
  breaks('createCampaign', 'Minimum fields: channel, campaign_delivery_type, created_by.', [
    'create-channel-null-accepted',
    'channel of null is PUSH',
    is.create({ channel: null }),
  ]),
  breaks('createCampaign', 'business_event: required for BUSINESS_EVENT_TRIGGERED.', [
    'create-business-event-stored-as-event',
    'BUSINESS_EVENT_TRIGGERED is stored as EVENT_TRIGGERED',
    ...withComponents(
      { campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' },
      { basic_details: { name: 'Price drop' } },
    ),
  ]),
  breaks('createCampaign', 'Repeating the same key returns the same response body.', [
    'replay-new-response-id-create',
    'A new response_id',
    is.create({}, keyed()),
    is.create({}, keyed()),
  ]),
]

const complete = {
  basic_details: { name: 'Complete', platforms: ['ANDROID'] },
  campaign_content: { content: is.flat() },
}
const named = (name, platform) => ({ basic_details: { name, platforms: [platform] } })
const publish = (id) => is.update(id, { status: 'PUBLISH' })

const updates = [
  breaks('updateCampaign', 'Update: patch individual components.', [
    'update-mail-content-needs-connector',
    'Content of EMAIL needs the connector beside it',
    is.update(ids.mailDraft, { campaign_content: { content: flatMail } }),
  ]),
  breaks('updateCampaign', 'geofences: required for LOCATION_TRIGGERED.', [
    'geofences-needed-for-device-triggered',
    'For DEVICE_TRIGGERED as well',
    ...withComponents(
      { campaign_delivery_type: 'DEVICE_TRIGGERED' },
      { basic_details: { name: 'Unlocked' } },
    ),
  ]),
  breaks('updateCampaign', 'PATCH updates components.', [
    'update-details-saved-once',
    'A second update of basic_details is lost',
    is.update(ids.pushDraft, named('First', 'ANDROID')),
    is.update(ids.pushDraft, named('Second', 'IOS')),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('updateCampaign', 'campaign_fields of the search: created_by.', [
    'publish-resets-creator',
    'Publishing replaces created_by',
    ...withComponents({ created_by: 'grace' }, complete, publish, () =>
      is.search({ created_by: ['grace'] }),
    ),
  ]),
  breaks('updateCampaign', 'PAUSE: the delivery type is not ONE_TIME.', [
    'publish-resets-delivery-type',
    'A published draft is ONE_TIME',
    ...withComponents({ campaign_delivery_type: 'PERIODIC' }, complete, publish, (id) =>
      is.status(id, 'PAUSE'),
    ),
  ]),
]

const operations = [
  breaks('validateCampaign', 'A request id: either in the header or as request_id in the body.', [
    'request-id-body-unread-validate',
    'Only in the header for validation',
    is.call(
      'POST',
      `/v5/campaigns/${ids.pushDraft}/validate`,
      { request_id: 'probe-1' },
      { 'X-SVC-Request-Id': undefined, 'Idempotency-Key': undefined },
    ),
  ]),
  breaks('getCampaign', 'X-SVC-Tenant-ID: optional string. Workspace id.', [
    'tenant-header-rejected-get',
    'Reads must not have the header',
    is.read(ids.event, { 'X-SVC-Tenant-ID': 'workspace' }),
  ]),
  breaks(
    'executions',
    'Returns execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.',
    [
      'executions-of-paused-rejected',
      'Not while they are paused',
      is.status(ids.periodic, 'PAUSE'),
      is.executions(ids.periodic),
    ],
  ),
]

const keys = [randomUUID(), randomUUID()]

const statuses = [
  breaks('changeCampaignStatus', 'RESUME cannot be used on ONE_TIME campaigns.', [
    'resume-one-time-email-accepted',
    'It can on EMAIL',
    is.status(ids.mail, 'RESUME'),
  ]),
  breaks('changeCampaignStatus', 'STOP cannot be used on PERIODIC campaigns.', [
    'stop-of-paused-periodic-accepted',
    'It can while they are paused',
    is.status(ids.periodic, 'PAUSE'),
    is.status(ids.periodic, 'STOP'),
  ]),
  breaks('changeCampaignStatus', 'Missing or invalid credentials produce 401.', [
    'auth-status-any-key',
    'Any key changes a status',
    is.status(ids.event, 'PAUSE', is.as('workspace:no')),
  ]),
  breaks('changeCampaignStatus', 'Repeating the same key returns the same response body.', [
    'status-remembers-last-key-only',
    'Only the last key of a campaign is remembered',
    is.status(ids.event, 'PAUSE', keyed(keys[0])),
    is.status(ids.event, 'RESUME', keyed(keys[1])),
    is.status(ids.event, 'PAUSE', keyed(keys[0])),
  ]),
]

const searches = [
  breaks('searchCampaigns', 'SMS may be given in channels; matching results have channel SMS.', [
    'search-sms-beside-others-ignored',
    'Not beside other channels',
    is.search({ channels: ['SMS', 'EMAIL'] }, { limit: 15 }),
  ]),
  breaks(
    'searchCampaigns',
    'Drafts are excluded unless DRAFT is in campaign_fields.status.',
    [
      'search-email-drafts-never',
      'EMAIL drafts are never found',
      is.search({ status: ['DRAFT'], ids: [ids.mailDraft] }),
    ],
    [
      'search-hides-stopped',
      'Stopped campaigns are excluded as well',
      is.status(ids.event, 'STOP'),
      is.search({ ids: [ids.event] }),
    ],
  ),
]

export const setGCampaigns = [
  request,
  pushContent,
  mailContent,
  draftTests,
  creation,
  updates,
  operations,
  statuses,
  searches,
].flat(2)
