import { idLookup } from '../facts.js'
import { isTemplate } from '../formats/patterns.js'
import { asObject, own } from '../json.js'
import { isInlineTest } from './channel.js'
import { collect } from './primitives.js'
import { inPushDetails } from './push-details.js'
import { type BodyRule, fine, problem, unchecked } from './rule.js'

const iosDetails = inPushDetails('platform_specific_details', 'ios')

const audiences = [
  'send_to_all_eligible_device',
  'exclude_provisional_push_devices',
  'send_to_only_provisional_push_enabled_devices',
]

const isOff = (value: unknown): boolean => value === undefined || value === false

export const iosAudienceRequired: BodyRule = (context) =>
  collect(iosDetails(context), (place) =>
    audiences.every((key) => isOff(own(place.value, key)))
      ? problem(
          place.at(),
          'One of the three audience keys must be true, such as `send_to_all_eligible_device`.',
        )
      : fine,
  )

export const iosAudienceAmbiguous: BodyRule = (context) =>
  collect(iosDetails(context), (place) =>
    audiences.filter((key) => own(place.value, key) === true).length > 1
      ? problem(place.at(), 'More than one audience key is true; only one can decide.')
      : fine,
  )

export const subscriptionCategoryRequired: BodyRule = (context) => {
  const details = asObject(context.body.basic_details)
  if (details?.content_type !== 'PROMOTIONAL' || isInlineTest(context)) return fine
  if (details.subscription_category !== undefined) return fine
  return problem(
    ['basic_details', 'subscription_category'],
    '`subscription_category` is required because `content_type` is `PROMOTIONAL`.',
  )
}

export const subscriptionCategoryUnknown: BodyRule = (context) => {
  const category = asObject(context.body.basic_details)?.subscription_category
  if (typeof category !== 'string' || isTemplate(category)) return fine
  const categories = context.facts.workspace?.subscriptionCategories
  if (categories === undefined) return unchecked
  return idLookup(categories)(category)
    ? fine
    : problem(
        ['basic_details', 'subscription_category'],
        'No subscription category of this name is configured in the workspace.',
      )
}
