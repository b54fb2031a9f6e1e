import { androidTemplateTypes } from '../../../generated/tables.js'
import { asList, asObject, isObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { messagesOf, pushPlatformsOf } from './content.js'
import { anyOf, collect, idRequiredWhen, is, requiredWhen, type Selector } from './primitives.js'
import { type BodyContext, type BodyRule, valid, violation } from './rule.js'

const android: Selector = (context) => messagesOf(context).android
const timers: Selector = (context) => messagesOf(context).timers
const advanced: Selector = (context) => messagesOf(context).advanced

/** Selects the messages of the two platforms that support custom templates. */
const androidAndIos: Selector = (context) => {
  const { android, ios } = messagesOf(context)
  return android.length === 0 ? ios : ios.length === 0 ? android : [...android, ...ios]
}

export const customTemplateIdRequired = idRequiredWhen(
  androidAndIos,
  is('template_type', 'Custom'),
  'custom_template_id',
)

export const timerRequired = requiredWhen(
  android,
  is('template_type', 'TIMER', 'TIMER_WITH_PROGRESS_BAR'),
  'timer',
)

export const timerSpecificTimeRequired = requiredWhen(
  timers,
  is('personalized_value', true),
  'specific_time',
)

export const timerTimePeriodRequired = requiredWhen(
  timers,
  is('timer_ends_at', 'SPECIFIC_TIME_USER_TIMEZONE', 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE'),
  'time_period',
)

export const timerDurationRequired = requiredWhen(
  timers,
  is('personalized_value', false),
  'duration_hour',
  'duration_minute',
)

export const bannerImageRequired: BodyRule = (context) =>
  collect(android(context), (message) => {
    const { template_type, basic_details: details = {} } = message.value
    if (template_type !== 'IMAGE_BANNER_WITH_TEXT') return valid
    return !isObject(details) || details.banner_image_url !== undefined
      ? valid
      : [
          {
            at: message.at('basic_details', 'banner_image_url'),
            message:
              '`banner_image_url` is required because `template_type` is `IMAGE_BANNER_WITH_TEXT`.',
          },
        ]
  })

export const dismissTextRequired = requiredWhen(
  advanced,
  anyOf(is('make_notification_sticky', true), is('auto_dismiss_notification', true)),
  'dismiss_button_text',
)

export const autoDismissValueRequired = requiredWhen(
  advanced,
  is('auto_dismiss_notification', true),
  'auto_dismiss_notification_time_value',
)

const templateTypes = new Set<unknown>(androidTemplateTypes)

const fieldsOfTemplates = [
  ['include_app_name_and_time', 'IMAGE_BANNER_WITH_TEXT'],
  ['input_gif_url', 'BASIC'],
] as const

export const fieldOfOtherTemplate: BodyRule = (context) =>
  collect(android(context), (message) => {
    const { value } = message
    const template = value.template_type
    const details = asObject(value.basic_details) ?? {}
    if (!templateTypes.has(template)) return valid
    return collect(fieldsOfTemplates, ([field, owner]) =>
      details[field] === undefined || template === owner
        ? valid
        : violation(
            message.at('basic_details', field),
            `Belongs to \`template_type\` ${quoted(owner)}, so it has no effect here.`,
          ),
    )
  })

const platforms = [
  ['android', 'ANDROID'],
  ['ios', 'IOS'],
  ['web', 'WEB'],
] as const

/** Returns the targeted platforms, if they are a valid list. */
function targetedPlatforms(context: BodyContext): readonly unknown[] | undefined {
  const list = asList(asObject(context.body.basic_details)?.platforms)
  return list?.every(isPlatform) ? list : undefined
}

const isPlatform = (name: unknown): boolean =>
  name === 'ANDROID' || name === 'IOS' || name === 'WEB'

export const platformWithoutContent: BodyRule = (context) => {
  const targeted = targetedPlatforms(context)
  const present = pushPlatformsOf(context)
  if (targeted === undefined || present === null) return valid
  return collect(platforms, ([key, platform]) => {
    const index = targeted.indexOf(platform)
    return index === -1 || present[key]
      ? valid
      : violation(
          ['basic_details', 'platforms', index],
          `${quoted(platform)} is targeted, but no message has ${quoted(key)}; add it or remove the platform.`,
        )
  })
}

export const contentWithoutPlatform: BodyRule = (context) => {
  const targeted = targetedPlatforms(context)
  const present = pushPlatformsOf(context)
  if (targeted === undefined || present === null) return valid
  return collect(platforms, ([key, platform]) => {
    if (!present[key] || targeted.includes(platform)) return valid
    const first = messagesOf(context).pushes.find(({ value }) => value[key] !== undefined)
    return violation(
      first?.at(key) ?? [],
      `Not sent unless \`basic_details.platforms\` lists ${quoted(platform)}.`,
    )
  })
}
