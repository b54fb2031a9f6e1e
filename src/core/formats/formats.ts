import { isDateTime } from './date-time.js'
import { isEmail } from './email.js'
import { isHexColor, isTemplate } from './patterns.js'
import { isUri } from './uri.js'

const orTemplate =
  (isFormat: (text: string) => boolean) =>
  (text: string): boolean =>
    isFormat(text) || isTemplate(text)

export const isDateTimeOrTemplate = orTemplate(isDateTime)
export const isEmailOrTemplate = orTemplate(isEmail)
export const isUriOrTemplate = orTemplate(isUri)
export const isHexColorOrTemplate = orTemplate(isHexColor)
export { isDateTime, isEmail, isHexColor, isUri }

/** The formats of the contract; the compiled validators import the functions named `is…`. */
export const formats = {
  'date-time': isDateTime,
  email: isEmail,
  uri: isUri,
  'hex-color': isHexColor,
  'date-time-or-template': isDateTimeOrTemplate,
  'email-or-template': isEmailOrTemplate,
  'uri-or-template': isUriOrTemplate,
  'hex-color-or-template': isHexColorOrTemplate,
}
