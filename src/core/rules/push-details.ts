import { asObject, type JsonObject } from '../base/json.js'
import { isEmailBody } from './channel.js'
import type { BodyContext } from './rule.js'

/** Returns the basic details of push; in an e-mail body their fields are unknown fields. */
const pushDetails = (context: BodyContext): JsonObject | undefined =>
  isEmailBody(context) ? undefined : asObject(context.body.basic_details)

export const geofencesOf = (context: BodyContext): JsonObject | undefined =>
  asObject(pushDetails(context)?.geofences)

export const iosDetailsOf = (context: BodyContext): JsonObject | undefined =>
  asObject(asObject(pushDetails(context)?.platform_specific_details)?.ios)
