import { isObject, kindOf } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { Check } from '../engine/check.js'
import { longestFull } from '../protocol/rate-limit.js'

/** What the HTTP request shows before its body: method, path, media type and size. (Endpoints) */
export function transport(c: Check): void {
  if (c.transport === undefined) return
  const { allow, misspelledAs, isOtherMediaType, isOtherEncoding, isTooLarge } = c.transport
  if (allow !== undefined) {
    const methods = allow.join(', ')
    c.report(
      'http/method-not-allowed',
      '',
      `Method not allowed. Allowed for this path: ${methods}.`,
    ).headers = { Allow: methods }
  }
  if (misspelledAs !== undefined) {
    c.report(
      'http/path-malformed',
      '',
      `The path must be written as ${quoted(misspelledAs)}: same letter case, single slashes, no backslashes, valid percent-escapes.`,
    )
  }
  if (isOtherMediaType) {
    c.report(
      'http/content-type',
      'Content-Type',
      'The body must be JSON, with the media type `application/json`.',
    )
  }
  if (isOtherEncoding) {
    c.report(
      'http/content-type',
      'Content-Encoding',
      'The body must be sent with the content encoding gzip or deflate, or with none.',
    ).headers = { 'Accept-Encoding': 'gzip, deflate' }
  }
  if (isTooLarge) {
    c.report('http/body-too-large', '', 'The body is larger than the server accepts.')
  }
}

/** Calls within the windows of the operation. (Limits) */
export function rateLimit(c: Check): void {
  const { limits } = c.bound
  if (limits.length === 0) return
  const { recentRequests } = c.facts
  if (recentRequests === undefined) {
    c.skip('rate-limit/exceeded')
    return
  }
  if (c.limited?.times !== recentRequests) {
    const full = longestFull({ limits, recentRequests, now: c.now() })
    c.limited = { times: recentRequests, full }
  }
  if (c.limited?.full === undefined) return
  const { limit, retryAfter } = c.limited.full
  c.report(
    'rate-limit/exceeded',
    '',
    `Rate limit of ${limit.requests} requests per ${windowOf(limit.perSeconds)} exceeded; retry in ${retryAfter} s.`,
  ).headers = { 'Retry-After': String(retryAfter) }
}

const windows: Readonly<Record<number, string>> = {
  1: 'second',
  60: 'minute',
  3600: 'hour',
  86400: 'day',
}

const windowOf = (seconds: number): string => windows[seconds] ?? `${seconds} seconds`

/** Requires a body. */
export function bodyGiven(c: Check): void {
  if (c.rawBody === undefined && c.isRead) {
    c.report('body/missing', '', 'The request body is missing; it must be a JSON object.')
  }
}

/** The text of the body, and whether it is an object. */
export function bodyText(c: Check): void {
  const { rawBody, transport } = c
  if (rawBody !== undefined && !isObject(rawBody)) {
    c.report('body/not-object', '', `The body must be a JSON object, not ${kindOf(rawBody)}.`)
  }
  const json = transport?.json
  if (json === undefined) return
  const { error, duplicateKeys, impreciseNumbers } = json
  if (error !== undefined) {
    const { line, column, message } = error
    c.report(
      'body/not-json',
      '',
      `Invalid JSON in the body at line ${line}, column ${column}: ${message}.`,
    )
  }
  for (const key of duplicateKeys ?? []) {
    c.report('body/duplicate-key', key, 'Duplicate key; only the last value is used.')
  }
  for (const number of impreciseNumbers ?? []) {
    c.report(
      'body/number-precision',
      number,
      'JSON parsers cannot represent this number exactly, so parsing changes it.',
    )
  }
}
