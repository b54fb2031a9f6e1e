import { bug, when } from './active-bug.mjs'
import { color, moment, uri } from './formats.mjs'
import { at, fields, flag, integer, list, oneOf, requireKeys, text } from './shape.mjs'
import { hasId, isObject } from './values.mjs'

const clickActions = ['DEEPLINKING', 'NAVIGATE_TO_A_SCREEN', 'RICH_LANDING']

const buttonAction = fields({
  click_action_type: oneOf(
    ...clickActions,
    'CALL',
    'SHARE',
    'COPY',
    'SET_USER_ATTRIBUTE',
    'TRACK_EVENT',
    'CUSTOM_ACTION',
    'SNOOZE',
    'REMIND_LATER',
  ),
})

/** Checks only what is documented: the type of a list and of its entries is open. */
function buttons(value, path, violations) {
  if (!Array.isArray(value)) return
  for (const [index, button] of value.entries()) {
    if (isObject(button)) buttonAction(button, at(path, index), violations)
  }
}

const templates = ['BASIC', 'STYLIZED_BASIC', 'SIMPLE_IMAGE_CAROUSEL', 'Custom']

const androidShape = fields({
  template_type: oneOf(...templates, 'IMAGE_BANNER_WITH_TEXT', 'TIMER', 'TIMER_WITH_PROGRESS_BAR'),
  custom_template_version: integer,
  basic_details: fields({
    notification_channel: text,
    include_app_name_and_time: flag,
    background_color_code: color,
    app_name_color_code: color,
    notification_control_color: oneOf('LIGHT', 'DARK'),
    include_title_and_message: flag,
    apply_background_color_in_text_editor: flag,
    image_url: uri,
    image_scaling: oneOf('FIT_INSIDE_IMAGE_CONTAINER', 'FILL_IMAGE_CONTAINER'),
    banner_image_url: uri,
    input_gif_url: uri,
    collapsed_push_notification: text,
    default_click_action: oneOf(...clickActions),
    default_click_action_value: text,
    key_value_pairs: list,
  }),
  timer: fields({
    timer_ends_at: oneOf(
      'DURATION',
      'SPECIFIC_TIME_USER_TIMEZONE',
      'SPECIFIC_TIME_CAMPAIGN_TIMEZONE',
    ),
    specific_time: moment,
    time_period: text,
    personalized_value: flag,
    duration_hour: text,
    duration_minute: text,
  }),
  buttons,
  advanced: fields({
    coupon_code: text,
    icon_type_in_notification: text,
    use_large_icon: flag,
    make_notification_sticky: flag,
    dismiss_button_text: text,
    auto_dismiss_notification: flag,
    auto_dismiss_notification_time_value: integer,
    auto_dismiss_notification_time_granularity: oneOf('DAYS', 'HOURS', 'MINUTES'),
  }),
})

const pushShape = fields({
  android: androidShape,
  ios: fields({ template_type: oneOf(...templates), custom_template_version: integer }),
  web: fields({ template_type: oneOf('BASIC') }),
})

const timed = ['TIMER', ...when('push-progress-timer', [], ['TIMER_WITH_PROGRESS_BAR'])]
const zoned = [
  'SPECIFIC_TIME_USER_TIMEZONE',
  ...when('push-campaign-timezone-period', [], ['SPECIFIC_TIME_CAMPAIGN_TIMEZONE']),
]
const durations = ['duration_hour', ...when('push-duration-minute', [], ['duration_minute'])]

function checkTemplate(content, path, violations) {
  if (content.template_type === 'Custom' && !hasId(content, 'custom_template_id')) {
    violations.add(at(path, 'custom_template_id'), 'is required for template_type Custom')
  }
}

function checkTimer(timer, path, violations) {
  const need = (keys, reason) => requireKeys(timer, path, keys, reason, violations)
  const { personalized_value: isPersonalized, timer_ends_at: endsAt } = timer
  if (isPersonalized === true) need(['specific_time'], 'when personalized_value is true')
  if (zoned.includes(endsAt)) need(['time_period'], `for ${endsAt}`)
  if (isPersonalized === false) need(durations, 'when personalized_value is false')
}

function checkAdvanced(advanced, path, violations) {
  const need = (key) => requireKeys(advanced, path, [key], 'for this notification', violations)
  const isTimed = advanced.auto_dismiss_notification === true
  const hasButton = isTimed && !bug('push-dismiss-text-auto')
  if (advanced.make_notification_sticky === true || hasButton) need('dismiss_button_text')
  if (isTimed) need('auto_dismiss_notification_time_value')
}

function checkAndroid(android, path, violations) {
  const { template_type: type, basic_details: details, timer, advanced } = android
  checkTemplate(android, path, violations)
  if (timed.includes(type)) requireKeys(android, path, ['timer'], `for ${type}`, violations)
  if (type === 'IMAGE_BANNER_WITH_TEXT' && (details === undefined || isObject(details))) {
    const inside = at(path, 'basic_details')
    requireKeys(details, inside, ['banner_image_url'], `for ${type}`, violations)
  }
  if (isObject(timer)) checkTimer(timer, at(path, 'timer'), violations)
  if (isObject(advanced)) checkAdvanced(advanced, at(path, 'advanced'), violations)
}

export function checkPush(push, path, violations) {
  pushShape(push, path, violations)
  const { android, ios } = Object(push)
  if (isObject(android)) checkAndroid(android, at(path, 'android'), violations)
  if (isObject(ios) && !bug('push-ios-custom-template')) {
    checkTemplate(ios, at(path, 'ios'), violations)
  }
}
