import { androidTemplateTypes } from '../../../generated/tables.js'
import { asList, asObject, isObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { messagesOf } from './content.js'
import type { Place } from './place.js'
import { anyOf, collect, is, type Places, requiredWhen } from './primitives.js'
import { type BodyContext, type BodyRule, fine, problem } from './rule.js'

const android: Places = (context) => messagesOf(context).android
const timers: Places = (context) => messagesOf(context).timers
const advanced: Places = (context) => messagesOf(context).advanced

/** The two platforms whose messages can have a template of their own. */
const androidAndIos: Places = (context) => {
  const { android, ios } = messagesOf(context)
  return android.length === 0 ? ios : ios.length === 0 ? android : [...android, ...ios]
}

export const customTemplateIdRequired = requiredWhen(
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
  collect(android(context), (place) => {
    const { template_type, basic_details: details = {} } = place.value
    if (template_type !== 'IMAGE_BANNER_WITH_TEXT') return fine
    return !isObject(details) || details.banner_image_url !== undefined
      ? fine
      : [
          {
            at: place.at('basic_details', 'banner_image_url'),
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

const tiedFields = [
  ['include_app_name_and_time', 'IMAGE_BANNER_WITH_TEXT'],
  ['input_gif_url', 'BASIC'],
] as const

export const fieldOfOtherTemplate: BodyRule = (context) =>
  collect(android(context), (place) => {
    const { value } = place
    const template = value.template_type
    const details = asObject(value.basic_details) ?? {}
    if (!templateTypes.has(template)) return fine
    return collect(tiedFields, ([field, owner]) =>
      details[field] === undefined || template === owner
        ? fine
        : problem(
            place.at('basic_details', field),
            `Belongs to \`template_type\` ${quoted(owner)} and has no effect here.`,
          ),
    )
  })

const platforms = [
  ['android', 'ANDROID'],
  ['ios', 'IOS'],
  ['web', 'WEB'],
] as const

/** The targeted platforms, where the request holds them as a list. */
function targetedPlatforms(context: BodyContext): readonly unknown[] | undefined {
  const list = asList(asObject(context.body.basic_details)?.platforms)
  return list?.every(isPlatform) ? list : undefined
}

const isPlatform = (name: unknown): boolean =>
  name === 'ANDROID' || name === 'IOS' || name === 'WEB'

/** The first message with content for the platform, over all locales and variations. */
const firstWith = (key: string, context: BodyContext): Place | undefined =>
  messagesOf(context).pushes.find(({ value }) => value[key] !== undefined)

export const platformWithoutContent: BodyRule = (context) => {
  const targeted = targetedPlatforms(context)
  if (targeted === undefined) return fine
  return collect(platforms, ([key, platform]) => {
    const index = targeted.indexOf(platform)
    return index === -1 || firstWith(key, context) !== undefined
      ? fine
      : problem(
          ['basic_details', 'platforms', index],
          `${quoted(platform)} is targeted, but no message has ${quoted(key)}; add it or drop the platform.`,
        )
  })
}

export const contentWithoutPlatform: BodyRule = (context) => {
  const targeted = targetedPlatforms(context)
  if (targeted === undefined) return fine
  return collect(platforms, ([key, platform]) => {
    const first = targeted.includes(platform) ? undefined : firstWith(key, context)
    return first === undefined
      ? fine
      : problem(
          first.at(key),
          `Is not sent unless \`basic_details.platforms\` lists ${quoted(platform)}.`,
        )
  })
}
