import { androidTemplateTypes } from '../../generated/tables.js'
import { given, isObject, objectAt, own } from '../json.js'
import { quoted } from '../text.js'
import { both, inMessages, messages } from './content.js'
import { anyOf, collect, is, type Place, requiredWhen } from './primitives.js'
import { fine, type Problem, type Rule, type RuleContext } from './rule.js'

const android = inMessages('push', 'android')
const ios = inMessages('push', 'ios')
const timer = inMessages('push', 'android', 'timer')
const advanced = inMessages('push', 'android', 'advanced')

export const customTemplateIdRequired = requiredWhen(
  both(android, ios),
  is('template_type', 'Custom'),
  'custom_template_id',
)

export const timerRequired = requiredWhen(
  android,
  is('template_type', 'TIMER', 'TIMER_WITH_PROGRESS_BAR'),
  'timer',
)

export const timerSpecificTimeRequired = requiredWhen(
  timer,
  is('personalized_value', true),
  'specific_time',
)

export const timerTimePeriodRequired = requiredWhen(
  timer,
  is('timer_ends_at', 'SPECIFIC_TIME_USER_TIMEZONE', 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE'),
  'time_period',
)

export const timerDurationRequired = requiredWhen(
  timer,
  is('personalized_value', false),
  'duration_hour',
  'duration_minute',
)

export const bannerImageRequired: Rule = (context) =>
  collect(android(context), ({ path, value }) => {
    if (own(value, 'template_type') !== 'IMAGE_BANNER_WITH_TEXT') return fine
    const details = given(value, 'basic_details') ? own(value, 'basic_details') : {}
    return !isObject(details) || given(details, 'banner_image_url')
      ? fine
      : [
          {
            at: [...path, 'basic_details', 'banner_image_url'],
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

export const fieldOfOtherTemplate: Rule = (context) =>
  collect(android(context), ({ path, value }) => {
    const template = own(value, 'template_type')
    const details = objectAt(value, ['basic_details']) ?? {}
    if (!templateTypes.has(template)) return fine
    return tiedFields
      .filter(([field, owner]) => given(details, field) && template !== owner)
      .map(([field, owner]) => ({
        at: [...path, 'basic_details', field],
        message: `Belongs to \`template_type\` ${quoted(owner)} and has no effect here.`,
      }))
  })

const platforms = [
  ['android', 'ANDROID'],
  ['ios', 'IOS'],
  ['web', 'WEB'],
] as const

/** The first place with content for each platform, over all locales and variations. */
function firstContent(places: Iterable<Place>): Map<string, Place['path']> | undefined {
  let found: Map<string, Place['path']> | undefined
  for (const { path, value } of places) {
    const push = objectAt(value, ['push'])
    if (push === undefined) continue
    found ??= new Map()
    for (const [key, platform] of platforms) {
      if (given(push, key) && !found.has(platform)) found.set(platform, [...path, 'push', key])
    }
  }
  return found
}

/** The targeted platforms, where the request holds them as a list. */
const targeted = (body: object | undefined): unknown[] | undefined => {
  const list = own(objectAt(body, ['basic_details']) ?? {}, 'platforms')
  const isRight = Array.isArray(list) && list.every((name) => names.includes(name))
  return isRight ? list : undefined
}

const names: unknown[] = platforms.map(([, platform]) => platform)

/** Both, where the request has both. */
function targetedAndWritten(context: RuleContext) {
  const wanted = targeted(context.body)
  const content = firstContent(messages(context))
  return wanted === undefined || content === undefined ? undefined : { wanted, content }
}

export const platformWithoutContent: Rule = (context) => {
  const compared = targetedAndWritten(context)
  if (compared === undefined) return fine
  const { wanted, content } = compared
  return platforms.flatMap(([key, platform]): Problem[] => {
    const index = wanted.indexOf(platform)
    return index === -1 || content.has(platform)
      ? []
      : [
          {
            at: ['basic_details', 'platforms', index],
            message: `${quoted(platform)} is targeted, but no message has ${quoted(key)}; add it or drop the platform.`,
          },
        ]
  })
}

export const contentWithoutPlatform: Rule = (context) => {
  const compared = targetedAndWritten(context)
  if (compared === undefined) return fine
  const { wanted, content } = compared
  return [...content]
    .filter(([platform]) => !wanted.includes(platform))
    .map(([platform, path]) => ({
      at: path,
      message: `Is not sent unless \`basic_details.platforms\` lists ${quoted(platform)}.`,
    }))
}
