import type { Path } from '../../../core/base/json.js'
import type { Fault, RuleViolations } from '../fault.js'
import { forbidden, missing, remove, set } from './define.js'
import { contentOf } from './effective-campaign.js'

export const messageViolations: RuleViolations = function* (generated) {
  const content = contentOf(generated)
  if (content === undefined) return
  for (const message of content.messages) {
    if (content.medium === 'email') yield* emailViolations(message)
    else {
      for (const platform of ['android', 'ios']) yield* templateViolations([...message, platform])
      yield* androidViolations([...message, 'android'])
    }
  }
}

function* emailViolations(email: Path): Generator<Fault> {
  const field = (name: string) => [...email, name]
  const html = set(field('html_content'), '<p>Sale</p>')
  const noTemplate = remove(field('custom_template_id'))
  const subject = set(field('subject'), 'Sale')
  const sender = set(field('sender_name'), 'Shop')
  const complete = [noTemplate, html, subject, sender]
  const from = field('from_address')
  // The e-mail may be empty so far, so what it requires is set along with the address.
  yield forbidden('email/international-address', from, 'news@bücher.example', ...complete)
  yield missing('email/body-required', field('html_content'), noTemplate, subject, sender)
  yield missing('email/headline-required', field('subject'), noTemplate, html, sender)
  yield missing('email/headline-required', field('sender_name'), noTemplate, html, subject)
  const preview = field('preview_text')
  yield missing('email/preview-text-required', preview, ...complete)
}

function* templateViolations(platform: Path): Generator<Fault> {
  const custom = set([...platform, 'template_type'], 'Custom')
  yield missing('push/custom-template-id-required', [...platform, 'custom_template_id'], custom)
}

function* androidViolations(android: Path): Generator<Fault> {
  const template = (type: string) => set([...android, 'template_type'], type)
  const details = (name: string) => [...android, 'basic_details', name]
  for (const type of ['TIMER', 'TIMER_WITH_PROGRESS_BAR']) {
    yield missing('push/timer-required', [...android, 'timer'], template(type))
  }
  const banner = template('IMAGE_BANNER_WITH_TEXT')
  yield missing('push/banner-image-required', details('banner_image_url'), banner)
  const named = details('include_app_name_and_time')
  yield forbidden('push/field-of-other-template', named, true, template('BASIC'))
  const gif = details('input_gif_url')
  const stylized = template('STYLIZED_BASIC')
  yield forbidden('push/field-of-other-template', gif, 'https://example.com/a.gif', stylized)
  yield* timerViolations([...android, 'timer'])
  yield* advancedViolations([...android, 'advanced'])
}

function* timerViolations(timer: Path): Generator<Fault> {
  const field = (name: string) => [...timer, name]
  const personalized = (value: boolean) => set(field('personalized_value'), value)
  yield missing('push/timer-specific-time-required', field('specific_time'), personalized(true))
  for (const end of ['SPECIFIC_TIME_USER_TIMEZONE', 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE']) {
    const ends = set(field('timer_ends_at'), end)
    yield missing('push/timer-time-period-required', field('time_period'), ends)
  }
  const hour = field('duration_hour')
  const minute = field('duration_minute')
  yield missing('push/timer-duration-required', hour, personalized(false), set(minute, '30'))
  yield missing('push/timer-duration-required', minute, personalized(false), set(hour, '1'))
}

function* advancedViolations(advanced: Path): Generator<Fault> {
  const field = (name: string) => [...advanced, name]
  const text = field('dismiss_button_text')
  const value = field('auto_dismiss_notification_time_value')
  const sticky = set(field('make_notification_sticky'), true)
  const autoDismiss = set(field('auto_dismiss_notification'), true)
  yield missing('push/dismiss-text-required', text, sticky)
  yield missing('push/dismiss-text-required', text, autoDismiss, set(value, 5))
  yield missing('push/auto-dismiss-value-required', value, autoDismiss, set(text, 'Close'))
}
