import { quoted } from '../base/text.js'
import { type TransportRule, valid, violation } from './rule.js'

export const methodNotAllowed: TransportRule = ({ transport }) =>
  transport.allow === undefined
    ? valid
    : [
        {
          at: '',
          message: `Method not allowed. Allowed for this path: ${transport.allow.join(', ')}.`,
          headers: { Allow: transport.allow.join(', ') },
        },
      ]

export const pathMalformed: TransportRule = ({ transport }) =>
  transport.misspelledAs === undefined
    ? valid
    : violation(
        '',
        `The path must be written as ${quoted(transport.misspelledAs)}: same letter case, single slashes, no backslashes, valid percent-escapes.`,
      )

export const contentType: TransportRule = ({ transport }) =>
  transport.isOtherMediaType
    ? violation('Content-Type', 'The body must be JSON, with the media type `application/json`.')
    : valid

export const bodyTooLarge: TransportRule = ({ transport }) =>
  transport.isTooLarge ? violation('', 'The body is larger than the server accepts.') : valid

export const bodyNotJson: TransportRule = ({ transport }) => {
  const error = transport.json?.error
  return error === undefined
    ? valid
    : violation(
        '',
        `Invalid JSON in the body at line ${error.line}, column ${error.column}: ${error.message}.`,
      )
}

export const bodyDuplicateKey: TransportRule = ({ transport }) =>
  (transport.json?.duplicateKeys ?? []).map((finding) => ({
    at: finding,
    message: 'Duplicate key; only the last value is used.',
  }))

export const bodyNumberPrecision: TransportRule = ({ transport }) =>
  (transport.json?.impreciseNumbers ?? []).map((finding) => ({
    at: finding,
    message: 'JSON parsers cannot represent this number exactly, so parsing changes it.',
  }))
