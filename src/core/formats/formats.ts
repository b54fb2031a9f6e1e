import { isDateTime } from './date-time.js'
import { isEmail, isIdnEmail } from './email.js'
import { isHexColor, isTemplate } from './patterns.js'
import { isUri } from './uri.js'

const orTemplate =
  (isFormat: (text: string) => boolean) =>
  (text: string): boolean =>
    isFormat(text) || isTemplate(text)

export const isDateTimeOrTemplate = orTemplate(isDateTime)
export const isIdnEmailOrTemplate = orTemplate(isIdnEmail)
export const isUriOrTemplate = orTemplate(isUri)
export const isHexColorOrTemplate = orTemplate(isHexColor)
export { isDateTime, isEmail, isHexColor, isIdnEmail, isUri }

/** The formats of the contract; collectors import the functions named `is…`. */
export const formats = {
  'date-time': isDateTime,
  email: isEmail,
  'idn-email': isIdnEmail,
  uri: isUri,
  'hex-color': isHexColor,
  'date-time-or-template': isDateTimeOrTemplate,
  'idn-email-or-template': isIdnEmailOrTemplate,
  'uri-or-template': isUriOrTemplate,
  'hex-color-or-template': isHexColorOrTemplate,
}
