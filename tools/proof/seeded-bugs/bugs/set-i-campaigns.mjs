// Bugs of set I about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const requestId = (id) => ({ 'X-SVC-Request-Id': id })
const title = (text) => ({ push: { android: { basic_details: { title: text } } } })

const tests = [
  breaks('sendTest', 'identifier_values: array of string, at most 10 entries.', [
    'segment-single-value',
    'Only one with CUSTOM_SEGMENT',
    is.push({
      'test_campaign_meta.identifier': 'CUSTOM_SEGMENT',
      'test_campaign_meta.identifier_values': ['Testers', 'Editors'],
    }),
  ]),
  breaks('sendTest', 'personalization_details: optional. event_attributes: object.', [
    'mail-event-attributes-rejected',
    'No event_attributes for EMAIL',
    is.mail({ personalization_details: { event_attributes: { product: 'Shoes' } } }),
  ]),
  breaks('sendTest', 'basic_details of PUSH: platforms: array of ANDROID, IOS, WEB.', [
    'inline-push-details-unchecked',
    'Inline, basic_details of PUSH is not checked, as it is not required',
    is.push({ basic_details: { platforms: ['FAX'] } }),
  ]),
  breaks('sendTest', 'Android basic details: title.', [
    'emoji-title-500',
    'An emoji crashes',
    is.android({ 'basic_details.title': 'Hi 🎉' }),
  ]),
]

const content = [
  breaks('sendTest', 'locales: default is always present and must not be listed.', [
    'locales-default-accepted-at-end',
    'It may be listed after another locale',
    is.keyedContent(
      { default: { variation_1: title('Hi') }, fr: { variation_1: title('Salut') } },
      ['fr', 'default'],
    ),
  ]),
  breaks('sendTest', 'Flat shape: valid only when no locales or variations exist.', [
    'flat-with-empty-locales-rejected',
    'An empty list of locales counts as locales',
    is.keyedContent(is.flat(), []),
  ]),
  breaks('sendTest', 'Keys must be variation_N; other key forms are rejected.', [
    'manual-key-start-unchecked',
    'Text may stand before it',
    is.variations({
      distribution_type: 'MANUAL',
      no_of_variations: 1,
      manual_distribution_percentage: { my_variation_1: 100 },
    }),
  ]),
  breaks('sendTest', 'optimizer_campaign_duration: integer, hours.', [
    'optimizer-duration-fraction-accepted',
    'Fractions as well',
    is.variations({
      distribution_type: 'OPTIMIZED',
      no_of_variations: 1,
      optimizer_campaign_duration: 1.5,
      optimizer_distribution_metric: 'BOTH',
    }),
  ]),
  breaks('sendTest', 'cc_ids: array of email strings.', [
    'cc-long-domain-rejected',
    'A top-level domain has at most 4 letters',
    is.email({ cc_ids: ['ada@museum.example'] }),
  ]),
  breaks('sendTest', 'attachments: array of {file_type, url: string}.', [
    'attachment-url-uri-only',
    'Only a URI, for a PERSONALIZED_ATTACHMENT as well',
    is.email({ attachments: [{ file_type: 'PERSONALIZED_ATTACHMENT', url: 'invoice.pdf' }] }),
  ]),
]

const pushContent = [
  breaks('sendTest', 'PushContent has optional keys android, ios, web. Web: BASIC only.', [
    'only-first-platform-content-checked',
    'Only the content of the first of them is checked',
    is.web({ template_type: 'TIMER' }),
  ]),
  breaks('sendTest', 'iOS: template_type (BASIC, STYLIZED_BASIC, SIMPLE_IMAGE_CAROUSEL, Custom).', [
    'ios-carousel-rejected',
    'No SIMPLE_IMAGE_CAROUSEL on iOS',
    is.ios({ template_type: 'SIMPLE_IMAGE_CAROUSEL' }),
  ]),
  breaks('sendTest', 'default_click_action: DEEPLINKING, NAVIGATE_TO_A_SCREEN, RICH_LANDING.', [
    'click-action-of-button-accepted',
    'The click actions of buttons as well',
    is.android({ 'basic_details.default_click_action': 'CALL' }),
  ]),
  breaks('sendTest', 'duration_hour, duration_minute: required when personalized_value is false.', [
    'durations-needed-when-personalized',
    'Also when it is true',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'DURATION',
        personalized_value: true,
        specific_time: '2031-05-06T07:08:09Z',
      },
    }),
  ]),
  breaks(
    'sendTest',
    'dismiss_button_text: required when make_notification_sticky or auto_dismiss_notification is true.',
    [
      'dismiss-text-optional-for-one',
      'Only when both are true',
      is.android({ advanced: { make_notification_sticky: true } }),
    ],
  ),
]

const variants = (...names) => Object.fromEntries(names.map((name) => [name, title(name)]))
const onAndroid = { basic_details: { name: 'Held out', platforms: ['ANDROID'] } }
const flatDraft = { ...onAndroid, campaign_content: { content: is.flat() } }
const inFrench = {
  ...onAndroid,
  campaign_content: {
    locales: ['fr'],
    content: { default: variants('variation_1'), fr: variants('variation_1') },
  },
}

const mailContent = (subject) => ({
  email: { subject, preview_text: 'More', sender_name: 'Team', html_content: '<p>Hello</p>' },
})

const draftTests = [
  breaks(
    'sendTest',
    'Draft mode: sends one test per platform, locale and variation of the draft.',
    [
      'last-variation-untested',
      'Not for the last of several variations',
      is.draftTest(ids.pushDraft),
    ],
    [
      'mail-default-locale-only',
      'EMAIL: only for the default locale',
      ...withComponents(
        { channel: 'EMAIL' },
        {
          campaign_content: {
            locales: ['fr'],
            content: {
              default: { variation_1: mailContent('News') },
              fr: { variation_1: mailContent('Nouvelles') },
            },
          },
        },
        (id) => is.draftTest(id, { identifier: 'EMAIL', identifier_values: ['a@example.org'] }),
      ),
    ],
    [
      'draft-test-of-latest-content',
      'The content that was saved last for the channel is tested, whatever the draft',
      ...withComponents({}, inFrench, () => is.create({ created_by: 'grace' })),
      (answers) => is.update(answers.at(-1).json?.data?.id ?? ids.none, flatDraft),
      (answers) => is.draftTest(answers[0].json?.data?.id ?? ids.none),
    ],
  ),
  breaks('sendTest', 'failure_reason: present only when status is FAILED.', [
    'failure-reason-kept',
    'After a failed combination, those that are sent have its failure_reason',
    is.push({
      basic_details: { platforms: ['ANDROID', 'IOS'] },
      'campaign_content.content': { push: { ios: { template_type: 'BASIC' } } },
    }),
  ]),
  breaks(
    'sendTest',
    '409: the key was used with a different body, or a test send is already running for that key.',
    [
      'rejected-test-keeps-lock',
      'A test of a draft that was rejected counts as running',
      is.draftTest(ids.pushDraft, { identifier: 'MOBILE_NUMBER' }),
      is.draftTest(ids.pushDraft),
    ],
  ),
]

const creation = [
  breaks(
    'createCampaign',
    'Creates a draft; minimum fields channel, campaign_delivery_type, created_by.',
    [
      'create-mail-delivery-type-optional',
      'EMAIL does not need campaign_delivery_type',
      is.create({ channel: 'EMAIL', campaign_delivery_type: undefined }),
    ],
    [
      'same-fields-same-draft',
      'A call with the fields of an earlier one returns the draft of that',
      is.create(),
      is.create(),
    ],
  ),
  breaks('createCampaign', 'geofences: required for LOCATION_TRIGGERED.', [
    'create-location-stored-as-event',
    'LOCATION_TRIGGERED is stored as EVENT_TRIGGERED, so that geofences is not required later',
    ...withComponents({ campaign_delivery_type: 'LOCATION_TRIGGERED' }, onAndroid),
  ]),
]

const publish = (id, headers) => is.update(id, { status: 'PUBLISH' }, headers)
const find = (id, fields) => is.search({ ids: [id], ...fields }, { limit: 15 })

const updates = [
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'update-variation-details-unchecked',
      'Not variation_details',
      is.update(ids.pushDraft, {
        campaign_content: {
          variation_details: { distribution_type: 'MANUAL', no_of_variations: 2 },
          content: { default: variants('variation_1', 'variation_2') },
        },
      }),
    ],
  ),
  breaks('updateCampaign', 'A draft becomes ACTIVE if it passes publish validation.', [
    'publish-uses-earlier-validation',
    'The result of an earlier POST /validate counts, although the draft has changed',
    ...withComponents(
      {},
      onAndroid,
      is.validate,
      (id) => is.update(id, flatDraft),
      (id) => publish(id),
    ),
  ]),
  breaks('getCampaign', 'Retrieves one campaign by id.', [
    'published-draft-404',
    'Not those that were published with PATCH',
    ...withComponents({}, flatDraft, (id) => publish(id), is.read),
  ]),
]

const operations = [
  breaks('validateCampaign', 'Checks publish-time validity without committing.', [
    'validate-mail-500',
    'EMAIL drafts crash',
    is.validate(ids.mailDraft),
  ]),
  breaks('executions', 'Execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.', [
    'executions-of-stopped-404',
    'Stopped campaigns are not found',
    is.status(ids.business, 'STOP'),
    is.executions(ids.business),
  ]),
  breaks('changeCampaignStatus', 'PAUSE: delivery type is not ONE_TIME.', [
    'pause-location-triggered-rejected',
    'Nor LOCATION_TRIGGERED',
    is.status(ids.location, 'PAUSE'),
  ]),
  breaks('changeCampaignStatus', 'STOP: delivery type is not PERIODIC.', [
    'status-broadcast-500',
    'BROADCAST_LIVE_ACTIVITY crashes',
    is.status(ids.liveActivity, 'STOP'),
  ]),
  breaks('changeCampaignStatus', 'PAUSE and RESUME cannot be used on ONE_TIME campaigns.', [
    'resume-of-stopped-one-time-accepted',
    'RESUME can after STOP',
    is.status(ids.oneTime, 'STOP'),
    is.status(ids.oneTime, 'RESUME'),
  ]),
  breaks('searchCampaigns', 'SMS in channels: matching results have channel equal to SMS.', [
    'search-ids-replace-channels',
    'Beside ids, channels is ignored',
    find(ids.oneTime, { channels: ['SMS'] }),
  ]),
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-drafts-by-delivery-type',
    'A filter by campaign_delivery_type finds drafts',
    find(ids.pushDraft, { campaign_delivery_type: ['ONE_TIME'] }),
  ]),
]

const protocol = [
  breaks('all', 'Missing or invalid credentials produce 401.', [
    'auth-executions-any-key',
    'Any key reads executions',
    is.executions(ids.periodic, is.as('workspace:other')),
  ]),
  breaks('updateCampaign', 'A request id: either in the header or as request_id in the body.', [
    'request-id-header-unread-update',
    'Only in the body for updates',
    is.update(ids.pushDraft, { basic_details: { name: 'Renamed' } }),
  ]),
  breaks('campaigns', 'Request id in header and body: when both are set they must match.', [
    'request-id-in-both-rejected',
    'It must not be set in both',
    is.create({ request_id: 'probe-1' }, requestId('probe-1')),
  ]),
  breaks('updateCampaign', 'Repeating the same key returns the same response body.', [
    'publish-replay-checks-status',
    'Not if the draft has been published since',
    ...withComponents(
      {},
      flatDraft,
      (id) => publish(id, keyed()),
      (id) => publish(id, keyed()),
    ),
  ]),
  breaks('sendTest', 'Limits: 10 per second apply to POST /v5/campaigns/test.', [
    'test-limit-counts-all-calls',
    'Calls of all campaign operations are counted',
    is.together(...Array.from({ length: 10 }, () => is.read(ids.event))),
    is.push(),
  ]),
  breaks('campaigns', 'error.code values: VALIDATION_FAILED, ..., BAD_REQUEST, ...', [
    'malformed-json-own-code',
    'MALFORMED_JSON for a body that is no JSON',
    is.raw('POST', '/v5/campaigns', '{"channel":', {}),
  ]),
  breaks('campaigns', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-lower-case',
    'In lower case',
    is.create({ channel: 'FAX' }, requestId('Probe-7F')),
  ]),
]

export const setICampaigns = [
  tests,
  content,
  pushContent,
  draftTests,
  creation,
  updates,
  operations,
  protocol,
].flat(2)
