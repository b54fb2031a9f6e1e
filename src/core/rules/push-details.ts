import { asObject, type JsonObject } from '../base/json.js'
import { isEmailBody } from './channel.js'
import type { BodyContext } from './rule.js'

/** The basic details of push; in a body about e-mail their fields are unknown ones. */
const pushDetails = (context: BodyContext): JsonObject | undefined =>
  isEmailBody(context) ? undefined : asObject(context.body.basic_details)

export const geofencesOf = (context: BodyContext): JsonObject | undefined =>
  asObject(pushDetails(context)?.geofences)

export const iosDetailsOf = (context: BodyContext): JsonObject | undefined =>
  asObject(asObject(pushDetails(context)?.platform_specific_details)?.ios)
