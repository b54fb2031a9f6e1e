import { asObject } from '../base/json.js'
import { idLookup } from '../contract/facts.js'
import { isTemplate } from '../formats/patterns.js'
import { isInlineTest } from './channel.js'
import { iosDetailsOf } from './push-details.js'
import { type BodyRule, unchecked, valid, violation } from './rule.js'

const iosPath = ['basic_details', 'platform_specific_details', 'ios']

const isOff = (value: unknown): boolean => value === undefined || value === false

export const iosAudienceRequired: BodyRule = (context) => {
  const ios = iosDetailsOf(context)
  return ios !== undefined &&
    isOff(ios.send_to_all_eligible_device) &&
    isOff(ios.exclude_provisional_push_devices) &&
    isOff(ios.send_to_only_provisional_push_enabled_devices)
    ? violation(
        iosPath,
        'One of the three audience keys must be `true`, such as `send_to_all_eligible_device`.',
      )
    : valid
}

export const iosAudienceAmbiguous: BodyRule = (context) => {
  const ios = iosDetailsOf(context)
  if (ios === undefined) return valid
  const count =
    Number(ios.send_to_all_eligible_device === true) +
    Number(ios.exclude_provisional_push_devices === true) +
    Number(ios.send_to_only_provisional_push_enabled_devices === true)
  return count > 1
    ? violation(iosPath, 'Only one of the three audience keys can be `true`.')
    : valid
}

export const subscriptionCategoryRequired: BodyRule = (context) => {
  const details = asObject(context.body.basic_details)
  if (details?.content_type !== 'PROMOTIONAL' || isInlineTest(context)) return valid
  if (details.subscription_category !== undefined) return valid
  return violation(
    ['basic_details', 'subscription_category'],
    '`subscription_category` is required because `content_type` is `PROMOTIONAL`.',
  )
}

export const subscriptionCategoryUnknown: BodyRule = (context) => {
  const category = asObject(context.body.basic_details)?.subscription_category
  if (typeof category !== 'string' || isTemplate(category)) return valid
  const categories = context.facts.workspace?.subscriptionCategories
  if (categories === undefined) return unchecked
  return idLookup(categories, 'workspace.subscriptionCategories')(category)
    ? valid
    : violation(
        ['basic_details', 'subscription_category'],
        'The workspace has no subscription category with this name.',
      )
}
