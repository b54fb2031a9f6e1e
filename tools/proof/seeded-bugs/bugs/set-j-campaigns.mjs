// Bugs of set J about campaigns, grouped by the statement of the reference that they break.
import * as is from './requests.mjs'

const { breaks, ids, keyed, withComponents } = is

const title = (text) => ({ push: { android: { basic_details: { title: text } } } })
const meta = (changes) => is.push(prefixed('test_campaign_meta.', changes))
const prefixed = (prefix, changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [`${prefix}${name}`, value]))

const device = '68f0a1b2c3d4e5f6a7b80014'
const businessMail = '68f0a1b2c3d4e5f6a7b8001a'

const tests = [
  breaks('sendTest', 'PUSH: USER_ATTRIBUTE_UNIQUE_ID, permanent internal user id.', [
    'push-unique-id-rejected',
    'No USER_ATTRIBUTE_UNIQUE_ID',
    meta({ identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['user-1'] }),
  ]),
  breaks('sendTest', 'Identifiers by channel: ID is allowed for EMAIL.', [
    'push-accepts-user-id-of-mail',
    'For PUSH as well',
    meta({ identifier: 'ID', identifier_values: ['user-1'] }),
  ]),
  breaks('sendTest', 'test_campaign_meta.variation: string.', [
    'meta-variation-number-accepted',
    'The number of a variation as well',
    meta({ variation: 1 }),
  ]),
  breaks('sendTest', 'triggered_at: ENTRY, EXIT, dwell (dwell is lower case).', [
    'geofence-lower-case-entry-accepted',
    'entry and exit in lower case as well',
    is.push({ 'basic_details.geofences': is.geofences({ triggered_at: 'entry' }) }),
  ]),
  breaks('sendTest', 'dwell_time_granularity: MINUTES, HOURS, DAYS.', [
    'dwell-granularity-days-rejected',
    'No DAYS',
    is.push({ 'basic_details.geofences': is.dwell({ dwell_time_granularity: 'DAYS' }) }),
  ]),
  breaks('sendTest', 'Geofences, required: ..., response_time_granularity, triggered_at.', [
    'response-granularity-for-dwell-only',
    'response_time_granularity is required for dwell only',
    is.push({ 'basic_details.geofences': is.geofences({ response_time_granularity: undefined }) }),
  ]),
]

const content = [
  breaks('sendTest', 'Other locale keys must be listed in locales.', [
    'unlisted-locale-of-language-accepted',
    'It suffices that its language is listed',
    is.keyedContent(
      {
        default: { variation_1: title('Hi') },
        fr: { variation_1: title('Salut') },
        'fr-CA': { variation_1: title('Allô') },
      },
      ['fr'],
    ),
  ]),
  breaks('sendTest', 'Flat shape: valid only when no locales or variations exist.', [
    'flat-with-optimized-variations',
    'With variations of the auto-optimized type as well',
    is.variations(
      {
        distribution_type: 'OPTIMIZED',
        no_of_variations: 3,
        optimizer_campaign_duration: 4,
        optimizer_distribution_metric: 'BOTH',
      },
      is.flat(),
    ),
  ]),
  breaks('sendTest', 'email_editor: default is Froala Editor.', [
    'email-editor-always-required',
    'It is always required',
    is.mail(),
  ]),
  breaks('sendTest', 'banner_image_url: required for Image Banner with Text.', [
    'banner-image-optional-without-details',
    'Not if there is no basic_details',
    is.android({ template_type: 'IMAGE_BANNER_WITH_TEXT', basic_details: undefined }),
  ]),
  breaks('sendTest', 'specific_time: required when personalized_value is true.', [
    'specific-time-needed-for-zones',
    'Also for the SPECIFIC_TIME values of timer_ends_at',
    is.android({
      template_type: 'TIMER',
      timer: {
        timer_ends_at: 'SPECIFIC_TIME_USER_TIMEZONE',
        time_period: '18:00',
        personalized_value: false,
        duration_hour: '1',
        duration_minute: '30',
      },
    }),
  ]),
  breaks('sendTest', 'Android timer: personalized_value (boolean).', [
    'timer-flag-text-accepted',
    'Texts as well',
    is.android({
      template_type: 'TIMER',
      timer: { timer_ends_at: 'DURATION', personalized_value: 'true' },
    }),
  ]),
  breaks('sendTest', 'Android button: click_action_type (..., TRACK_EVENT, ...).', [
    'track-event-button-500',
    'TRACK_EVENT crashes without key_value_pairs',
    is.android({ buttons: [{ btn_name: 'Buy', click_action_type: 'TRACK_EVENT' }] }),
  ]),
]

const onAndroid = { basic_details: { name: 'Held out', platforms: ['ANDROID'] } }
const flatDraft = { ...onAndroid, campaign_content: { content: is.flat() } }
const flatMail = {
  basic_details: { name: 'Held out', content_type: 'TRANSACTIONAL' },
  connector: is.mailTest.connector,
  campaign_content: is.mailTest.campaign_content,
}
const publish = (id) => is.update(id, { status: 'PUBLISH' })
const idOf = (answer) => answer?.json?.data?.id ?? ids.none

const draftTests = [
  breaks(
    'sendTest',
    'Draft mode: sends one test per platform, locale and variation unless narrowed.',
    [
      'variation-filter-drops-locales',
      'With variation, only the default locale is tested',
      is.draftTest(ids.pushDraft, { variation: 'variation_2' }),
    ],
  ),
  breaks('sendTest', 'Key: variation defaults to variation_1 when no A/B test is configured.', [
    'result-key-variation-default',
    'It defaults to default',
    ...withComponents({}, flatDraft, (id) => is.draftTest(id)),
  ]),
]

const creation = [
  breaks(
    'createCampaign',
    'Creates a draft; minimum fields channel, campaign_delivery_type, created_by.',
    [
      'create-business-event-needs-details',
      'BUSINESS_EVENT_TRIGGERED needs basic_details',
      is.create({ campaign_delivery_type: 'BUSINESS_EVENT_TRIGGERED' }),
    ],
    [
      'create-discards-empty-drafts',
      'The drafts of the creator that have no components yet are removed',
      is.create(),
      is.create({ campaign_delivery_type: 'PERIODIC' }),
      (answers) => is.update(idOf(answers[0]), flatDraft),
    ],
    [
      'concurrent-drafts-share-id',
      'Drafts that are created at the same time get the same id',
      is.together(is.create(), is.create({ campaign_delivery_type: 'PERIODIC' })),
    ],
  ),
  breaks('createCampaign', 'Supported channels: Push and Email.', [
    'create-mail-stored-as-push',
    'Drafts for EMAIL are stored with PUSH',
    ...withComponents({ channel: 'EMAIL' }, flatMail),
  ]),
]

const updates = [
  breaks('updateCampaign', 'Must match a category configured in the workspace.', [
    'second-category-rejected',
    'Only the first of them',
    is.update(ids.mailDraft, {
      basic_details: { content_type: 'PROMOTIONAL', subscription_category: 'Deals' },
    }),
  ]),
  breaks(
    'updateCampaign',
    'Each submitted component is validated in full before the draft is updated.',
    [
      'stored-geofences-unchecked',
      'Not geofences',
      ...withComponents(
        { campaign_delivery_type: 'LOCATION_TRIGGERED' },
        { basic_details: { geofences: is.geofences({ radius: undefined }) } },
      ),
    ],
  ),
  breaks('updateCampaign', 'PATCH updates components.', [
    'update-mail-details-lost',
    'basic_details of EMAIL is not saved',
    ...withComponents({ channel: 'EMAIL' }, flatMail, publish),
  ]),
  breaks('updateCampaign', 'A draft becomes ACTIVE if it passes publish validation.', [
    'publish-flat-content-rejected',
    'Not with flat content, which needs default',
    ...withComponents({}, flatDraft, publish),
  ]),
  breaks('updateCampaign', 'Updates components of one draft.', [
    'new-drafts-share-components',
    'New drafts have the same components until they are published',
    ...withComponents({}, flatDraft, () => is.create({ campaign_delivery_type: 'PERIODIC' })),
    (answers) => is.update(idOf(answers[0]), flatDraft),
    (answers) => publish(idOf(answers[2])),
  ]),
]

const operations = [
  breaks('validateCampaign', 'Checks publish-time validity without committing changes.', [
    'validate-keeps-default-locale-only',
    'The draft loses the content of other locales',
    is.validate(ids.pushDraft),
    is.draftTest(ids.pushDraft),
  ]),
  breaks('getCampaign', 'Retrieves one campaign by id.', [
    'get-without-details-500',
    'Drafts without basic_details crash',
    ...is.withDraft({}, is.read),
  ]),
  breaks('executions', 'Execution history of PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns.', [
    'executions-mail-business-event-rejected',
    'EMAIL: of PERIODIC only',
    is.executions(businessMail),
  ]),
  breaks('changeCampaignStatus', 'RESUME: delivery type is not ONE_TIME.', [
    'resume-device-triggered-rejected',
    'Nor DEVICE_TRIGGERED',
    is.status(device, 'PAUSE'),
    is.status(device, 'RESUME'),
  ]),
  breaks('changeCampaignStatus', 'RESUME applies to a published campaign.', [
    'pause-returns-to-draft',
    'PAUSE makes the campaign a DRAFT, which RESUME rejects',
    is.status(ids.event, 'PAUSE'),
    is.status(ids.event, 'RESUME'),
  ]),
  breaks('searchCampaigns', 'Drafts are excluded unless DRAFT is in campaign_fields.status.', [
    'search-drafts-without-filter',
    'A search without filter finds drafts',
    is.create(),
    is.search(undefined, { limit: 3 }),
  ]),
]

const protocol = [
  breaks('createCampaign', 'Missing or invalid credentials produce 401.', [
    'auth-create-campaign-open',
    'Anyone creates drafts',
    is.create({}, is.as()),
  ]),
  breaks('updateCampaign', 'X-SVC-Tenant-ID is optional.', [
    'tenant-required-update',
    'Updates need it',
    is.update(ids.pushDraft, onAndroid),
  ]),
  breaks('sendTest', 'Test requests per second per client: 10.', [
    'test-limit-counts-recipients',
    'A request counts once for each of its identifier_values',
    meta({ identifier_values: Array.from({ length: 10 }, (_, n) => `token-${n}`) }),
    is.push(),
  ]),
  breaks('sendTest', '409: the Idempotency-Key was already used with a different body.', [
    'test-conflict-ignores-draft',
    'draft_id is not compared',
    ...[ids.pushDraft, ids.mailDraft].map((draft_id) => {
      const { test_campaign_meta } = is.pushTest
      return is.call('POST', '/v5/campaigns/test', { draft_id, test_campaign_meta }, keyed())
    }),
  ]),
  breaks('changeCampaignStatus', 'Repeating the same key returns the same response body.', [
    'replay-new-response-id-status',
    'A new response_id for status changes',
    is.status(ids.event, 'PAUSE', keyed()),
    is.status(ids.event, 'PAUSE', keyed()),
  ]),
  breaks('changeCampaignStatus', 'error.request_id repeats the request id of the failing call.', [
    'error-request-id-empty-422',
    'Empty if the delivery type forbids the action',
    is.status(ids.periodic, 'STOP'),
  ]),
]

export const setJCampaigns = [
  tests,
  content,
  draftTests,
  creation,
  updates,
  operations,
  protocol,
].flat(2)
