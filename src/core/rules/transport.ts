import { quoted } from '../base/text.js'
import { fine, problem, type TransportRule } from './rule.js'

export const methodNotAllowed: TransportRule = ({ transport }) =>
  transport.allow === undefined
    ? fine
    : [
        {
          at: '',
          message: `This path takes ${transport.allow.join(', ')} only.`,
          headers: { Allow: transport.allow.join(', ') },
        },
      ]

export const pathMalformed: TransportRule = ({ transport }) =>
  transport.misspelledAs === undefined
    ? fine
    : problem(
        '',
        `The path must be written as ${quoted(transport.misspelledAs)}: same letter case, single slashes, no backslashes, valid percent-escapes.`,
      )

export const contentType: TransportRule = ({ transport }) =>
  transport.isOtherMediaType
    ? problem('Content-Type', 'The body must be JSON, with the media type `application/json`.')
    : fine

export const bodyTooLarge: TransportRule = ({ transport }) =>
  transport.isTooLarge ? problem('', 'The body is larger than the server accepts.') : fine

export const bodyNotJson: TransportRule = ({ transport }) => {
  const error = transport.json?.error
  return error === undefined
    ? fine
    : problem(
        '',
        `The body is not JSON at line ${error.line}, column ${error.column}: ${error.message}.`,
      )
}

export const bodyDuplicateKey: TransportRule = ({ transport }) =>
  (transport.json?.duplicateKeys ?? []).map((finding) => ({
    at: finding,
    message: 'The object has this key more than once; only the last value counts.',
  }))

export const bodyNumberPrecision: TransportRule = ({ transport }) =>
  (transport.json?.impreciseNumbers ?? []).map((finding) => ({
    at: finding,
    message: 'Parsing changes this number: it is beyond what a JSON parser keeps.',
  }))
