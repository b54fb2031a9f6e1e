import { assertAccepted, assertRejected } from './assertions.mjs'
import { flat, keyed, mail, push, variationsOf } from './bodies.mjs'
import { bugsOf } from './bugs-of.mjs'

const rejects = (campaign_content, target) => async (api) =>
  assertRejected(await api.create(push({ campaign_content })), `campaign_content.${target}`)

const rejectsAndroid = (fields, target) => rejects(flat(fields), `content.push.android.${target}`)

const timer = (fields) => ({ template_type: 'TIMER', timer: fields })

export const contentBugs = bugsOf('createCampaign', {
  'content-default-listed': {
    summary: 'locales may list default',
    statement: 'locales must not list default, which is always present.',
    probe: rejects({ locales: ['default', 'fr'], content: keyed(['default', 'fr']) }, 'locales.0'),
  },
  'content-flat-with-locales': {
    summary: 'The flat shape is accepted beside locales',
    statement: 'The flat shape is valid only without locales and variations.',
    probe: rejects({ ...flat(), locales: ['fr'] }, 'content'),
  },
  'content-default-optional': {
    summary: 'The default locale is not required when another locale has content',
    statement: 'Content by locale always has the key default.',
    probe: rejects({ locales: ['fr'], content: keyed(['fr']) }, 'content.default'),
  },
  'content-unlisted-locale': {
    summary: 'Locale keys that locales does not list are accepted',
    statement: 'Each locale key apart from default is listed in locales.',
    probe: rejects({ locales: ['fr'], content: keyed(['default', 'fr', 'de']) }, 'content.de'),
  },
  'variation-one-digit': {
    summary: 'variation_10 is refused as a key of the percentages',
    statement: 'The keys of the percentages have the form variation_N.',
    async probe(api) {
      const { names, variation_details } = variationsOf(10)
      const content = keyed(['default'], names)
      assertAccepted(
        await api.create(push({ campaign_content: { variation_details, content } })),
        201,
      )
      const misnamed = { ...variation_details, manual_distribution_percentage: { A: 100 } }
      const campaign_content = { variation_details: misnamed, content }
      assertRejected(await api.create(push({ campaign_content })))
    },
  },
  'push-ios-custom-template': {
    summary: 'template_type Custom needs no custom_template_id on iOS',
    statement: 'custom_template_id is required for template_type Custom.',
    probe: rejects(
      { content: { push: { ios: { template_type: 'Custom' } } } },
      'content.push.ios.custom_template_id',
    ),
  },
  'push-progress-timer': {
    summary: 'TIMER_WITH_PROGRESS_BAR needs no timer',
    statement: 'timer is required for TIMER and TIMER_WITH_PROGRESS_BAR.',
    probe: rejectsAndroid({ template_type: 'TIMER_WITH_PROGRESS_BAR' }, 'timer'),
  },
  'push-duration-minute': {
    summary: 'duration_minute is not required',
    statement: 'personalized_value false requires duration_hour and duration_minute.',
    probe: rejectsAndroid(
      timer({ timer_ends_at: 'DURATION', personalized_value: false, duration_hour: '1' }),
      'timer.duration_minute',
    ),
  },
  'push-campaign-timezone-period': {
    summary: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE needs no time_period',
    statement: 'Both SPECIFIC_TIME values require time_period.',
    probe: rejectsAndroid(
      timer({
        timer_ends_at: 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE',
        personalized_value: true,
        specific_time: '2030-01-01T10:00:00Z',
      }),
      'timer.time_period',
    ),
  },
  'push-dismiss-text-auto': {
    summary: 'auto_dismiss_notification needs no dismiss_button_text',
    statement:
      'dismiss_button_text is required with make_notification_sticky or auto_dismiss_notification.',
    probe: rejectsAndroid(
      { advanced: { auto_dismiss_notification: true, auto_dismiss_notification_time_value: 5 } },
      'advanced.dismiss_button_text',
    ),
  },
  'email-template-subject': {
    summary: 'subject is required also with custom_template_id',
    statement: 'subject, preview_text and sender_name are optional with custom_template_id.',
    async probe(api) {
      const campaign_content = { content: { email: { custom_template_id: 'tpl_1' } } }
      assertAccepted(await api.create(mail({ campaign_content })), 201)
    },
  },
  'geofence-dwell-case': {
    summary: 'triggered_at dwell needs no dwell time',
    statement: 'triggered_at dwell, in lower case, requires dwell_time_value.',
    async probe(api) {
      const geofences = {
        name: 'Shop',
        latitude: '48.1',
        longitude: '11.5',
        radius: '100',
        response_time_value: '5',
        response_time_granularity: 'MINUTES',
        triggered_at: 'dwell',
      }
      const fields = { campaign_delivery_type: 'LOCATION_TRIGGERED', basic_details: { geofences } }
      const response = await api.create(push(fields))
      assertRejected(response, 'basic_details.geofences.dwell_time_value')
    },
  },
  'create-location-email': {
    summary: 'LOCATION_TRIGGERED is accepted for EMAIL',
    statement: 'LOCATION_TRIGGERED is for push campaigns only.',
    async probe(api) {
      const response = await api.create(mail({ campaign_delivery_type: 'LOCATION_TRIGGERED' }))
      assertRejected(response, 'campaign_delivery_type')
    },
  },
})
