import { bug, switchedOn, when } from './bugs/active.mjs'
import {
  add,
  anyList,
  anything,
  dig,
  firstOf,
  flag,
  hex,
  isObject,
  join,
  list,
  need,
  needsIf,
  oneOf,
  own,
  shape,
  text,
  uri,
  whole,
} from './check.mjs'
import { timer } from './push-timer.mjs'

const custom = when('android-custom-upper-case', 'CUSTOM', 'Custom')
const androidTemplates = [
  'BASIC',
  'STYLIZED_BASIC',
  ...(bug('android-carousel-rejected') ? [] : ['SIMPLE_IMAGE_CAROUSEL']),
  'IMAGE_BANNER_WITH_TEXT',
  'TIMER',
  ...(bug('android-progress-bar-rejected') ? [] : ['TIMER_WITH_PROGRESS_BAR']),
  custom,
]
const iosTemplates = [
  'BASIC',
  ...(bug('ios-stylized-rejected') ? [] : ['STYLIZED_BASIC']),
  ...(bug('ios-carousel-rejected') ? [] : ['SIMPLE_IMAGE_CAROUSEL']),
  'Custom',
  ...(bug('ios-accepts-timer') ? ['TIMER', 'TIMER_WITH_PROGRESS_BAR'] : []),
  ...(bug('ios-accepts-banner') ? ['IMAGE_BANNER_WITH_TEXT'] : []),
]
const webTemplates = [
  'BASIC',
  ...switchedOn({ 'web-accepts-stylized': 'STYLIZED_BASIC', 'web-accepts-custom': 'Custom' }),
]

const clickActions = ['DEEPLINKING', 'NAVIGATE_TO_A_SCREEN', 'RICH_LANDING']
const buttonActions = [
  ...clickActions,
  'CALL',
  'SHARE',
  'COPY',
  'SET_USER_ATTRIBUTE',
  'TRACK_EVENT',
  'CUSTOM_ACTION',
  ...(bug('button-snooze-rejected') ? [] : ['SNOOZE']),
  ...(bug('button-remind-later-rejected') ? [] : ['REMIND_LATER']),
]

const withoutQuery = (value, path, out) => {
  uri(value, path, out)
  if (/\?/.test(value)) add(out, path, `${path} has to be an image`)
}

const secure = (value, path, out) => {
  uri(value, path, out)
  if (/^http:/i.test(value)) add(out, path, `${path} has to start with https`)
}

const orPath = (value, path, out) => {
  if (!/^\/\S+$/.test(value)) uri(value, path, out)
}

const gifFile = (value, path, out) => {
  uri(value, path, out)
  if (!/\.gif$/i.test(value)) add(out, path, `${path} has to be a GIF`)
}

const upperCaseHex = (value, path, out) => {
  hex(value, path, out)
  if (/[a-z]/.test(value)) add(out, path, `${path} has to be a hexadecimal colour`)
}

const withoutEmoji = (value, path, out) => {
  if (/[\u{10000}-\u{10FFFF}]/u.test(value)) throw new TypeError('Incorrect string value')
  text(value, path, out)
}

const defaultActions = when('click-action-of-button-accepted', buttonActions, clickActions)

const androidDetails = shape({
  notification_channel: text,
  include_app_name_and_time: flag,
  background_color_code: when(
    'background-color-any-text',
    text,
    when('background-color-lower-case-rejected', upperCaseHex, hex),
  ),
  app_name_color_code: when('app-name-color-any-text', text, hex),
  notification_control_color: when('control-color-any', text, oneOf('LIGHT', 'DARK')),
  include_title_and_message: flag,
  apply_background_color_in_text_editor: flag,
  title: when('emoji-title-500', withoutEmoji, text),
  message: when(
    'android-message-no-html',
    (value, path, out) => {
      if (/[<>]/.test(value)) add(out, path, `${path} must not contain markup`)
    },
    text,
  ),
  summary: text,
  image_url: when(
    'image-url-any-text',
    text,
    when('image-url-query-rejected', withoutQuery, when('image-url-http-rejected', secure, uri)),
  ),
  image_scaling: when(
    'image-scaling-any',
    text,
    oneOf('FIT_INSIDE_IMAGE_CONTAINER', 'FILL_IMAGE_CONTAINER'),
  ),
  banner_image_url: when(
    'banner-image-any-text',
    text,
    when('banner-image-relative-accepted', orPath, uri),
  ),
  input_gif_url: when('gif-url-any-text', text, when('gif-url-extension-required', gifFile, uri)),
  collapsed_push_notification: text,
  carousel_content: anything,
  default_click_action: when('click-action-any', text, oneOf(...defaultActions)),
  default_click_action_value: text,
  key_value_pairs: when('key-value-pairs-object', anything, anyList),
})

const button = shape(
  { click_action_type: when('button-action-any', text, oneOf(...buttonActions)) },
  (value) => {
    const tracks = own(value, 'click_action_type') === 'TRACK_EVENT'
    if (tracks && bug('track-event-button-500')) own(value, 'key_value_pairs').length.toString()
  },
)

const eachButton = (value, path, out) => {
  value.forEach((each, n) => {
    button(each, join(path, n), out)
  })
}

const buttons = when('buttons-first-only', firstOf(list(button)), list(button))

const sticky = (value) =>
  own(value, 'make_notification_sticky') === true ||
  (own(value, 'make_notification_sticky') === false && bug('sticky-false-needs-dismiss-text'))
const dismissed = (value) =>
  bug('auto-dismiss-false-counts')
    ? own(value, 'auto_dismiss_notification') !== undefined
    : own(value, 'auto_dismiss_notification') === true

const advanced = shape(
  {
    coupon_code: text,
    icon_type_in_notification: text,
    use_large_icon: when('large-icon-any-type', anything, flag),
    make_notification_sticky: flag,
    dismiss_button_text: text,
    auto_dismiss_notification: flag,
    auto_dismiss_notification_time_value: when('dismiss-time-text', anything, whole),
    auto_dismiss_notification_time_granularity: when(
      'dismiss-granularity-any',
      text,
      oneOf('DAYS', 'HOURS', 'MINUTES'),
    ),
  },
  needsIf(
    (value) =>
      bug('dismiss-text-optional-for-one')
        ? sticky(value) && dismissed(value)
        : (sticky(value) && !bug('sticky-dismiss-text-optional')) ||
          (dismissed(value) && !bug('auto-dismiss-text-optional')),
    'dismiss_button_text',
  ),
  needsIf(
    (value) => dismissed(value) && !bug('auto-dismiss-time-optional'),
    'auto_dismiss_notification_time_value',
  ),
  needsIf(
    (value) => dismissed(value) && bug('auto-dismiss-needs-granularity'),
    'auto_dismiss_notification_time_granularity',
  ),
  needsIf(
    (value) => sticky(value) && bug('sticky-needs-dismiss-time'),
    'auto_dismiss_notification_time_value',
  ),
)

const isVersioned = (value) =>
  bug('custom-template-version-suffices') && own(value, 'custom_template_version') !== undefined

const needsTemplate = (id, name) =>
  needsIf(
    (value) => own(value, 'template_type') === name && !bug(id) && !isVersioned(value),
    'custom_template_id',
  )

const timed = [
  ...(bug('plain-timer-optional') ? [] : ['TIMER']),
  ...(bug('progress-bar-timer-optional') ? [] : ['TIMER_WITH_PROGRESS_BAR']),
]

const android = shape(
  {
    template_type: oneOf(...androidTemplates),
    custom_template_id: text,
    custom_template_version: when('android-template-version-text', anything, whole),
    basic_details: androidDetails,
    timer: when('progress-bar-timer-unchecked', anything, timer),
    buttons: when('buttons-object-500', eachButton, buttons),
    advanced,
  },
  needsTemplate('android-custom-without-template', custom),
  needsIf((value) => timed.includes(own(value, 'template_type')), 'timer'),
  (value, path, out) => {
    const type = own(value, 'template_type')
    const unread = bug('progress-bar-timer-unchecked') && own(value, 'timer') !== undefined
    if (unread && type !== 'TIMER_WITH_PROGRESS_BAR') timer(value.timer, join(path, 'timer'), out)
    const image = bug('banner-image-needed-for-carousel') && /IMAGE/.test(type)
    const banner = type === 'IMAGE_BANNER_WITH_TEXT' || image
    const details = own(value, 'basic_details')
    const unseen = bug('banner-image-optional-without-details') && details === undefined
    if (banner && !unseen && !bug('banner-image-optional')) {
      if (dig(value, 'basic_details.banner_image_url') === undefined) {
        need(details, join(path, 'basic_details'), out, 'banner_image_url')
      }
    }
  },
)

const ios = shape(
  {
    template_type: oneOf(...iosTemplates),
    custom_template_id: text,
    custom_template_version: when('ios-template-version-text', anything, whole),
  },
  needsTemplate('ios-custom-without-template', 'Custom'),
)

const web = shape({ template_type: oneOf(...webTemplates) })

const eachPlatform = shape({
  android: when('android-content-unchecked', anything, android),
  ios,
  web,
})

const firstPlatform = (value, path, out) => {
  const first = isObject(value) ? Object.entries(value).slice(0, 1) : undefined
  eachPlatform(first ? Object.fromEntries(first) : value, path, out)
}

export const pushContent = when('only-first-platform-content-checked', firstPlatform, eachPlatform)
