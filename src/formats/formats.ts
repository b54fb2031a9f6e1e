import { isDateTime } from './date-time.js'
import { isEmail } from './email.js'
import { isHexColor, isTemplate } from './patterns.js'
import { isUri } from './uri.js'

const orTemplate =
  (isFormat: (text: string) => boolean) =>
  (text: string): boolean =>
    isFormat(text) || isTemplate(text)

/** The formats that the contract uses, by the names that the compiled validators call them. */
export const formats = {
  'date-time': isDateTime,
  email: isEmail,
  uri: isUri,
  'hex-color': isHexColor,
  'date-time-or-template': orTemplate(isDateTime),
  'email-or-template': orTemplate(isEmail),
  'uri-or-template': orTemplate(isUri),
  'hex-color-or-template': orTemplate(isHexColor),
}
