import { rule } from './shape.mjs'
import { instant } from './time.mjs'

const label = '[a-z0-9\\u0080-\\uffff](?:[a-z0-9\\u0080-\\uffff-]*[a-z0-9\\u0080-\\uffff])?'
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~\\u0080-\\uffff-]+"
const isEmail = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i')
const isUri = /^[a-z][a-z0-9+.-]*:(?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})+$/i
const isColor = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const isMoment = (value) => !Number.isNaN(instant(value))

/** A format, or any text with a placeholder of a template. */
const personalized = (test, name) =>
  rule(
    (value) => typeof value === 'string' && (/\{[{%]/.test(value) || test(value)),
    `must be a valid ${name}`,
  )

export const email = personalized((value) => isEmail.test(value), 'email')
export const uri = personalized((value) => isUri.test(value), 'uri')
export const color = personalized((value) => isColor.test(value), 'color')
export const moment = personalized(isMoment, 'date-time')
export const dateTime = rule(isMoment, 'must be a valid date-time')
