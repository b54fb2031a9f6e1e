import { readInstant } from '../documents/facts.js'
import { InputError } from '../documents/input-error.js'
import { fromBase64 } from './base64.js'
import { Part } from './json-parts.js'
import type { ExchangeResponse, HeaderLine, LocatedRequest, Reader } from './located-request.js'
import type { LocatedText } from './located-text.js'

/** Reads an HTTP archive (HAR), a recording of a browser or proxy. */
export const readHar: Reader = function* ({ document }) {
  const entries = Part.whole(document).member('log').member('entries').items()
  for (const [index, entry] of entries.entries()) {
    if (!isInternalRedirect(entry)) yield requestOf(entry, index + 1)
  }
}

/** Returns whether a browser answered a request itself, such as to use https; it was not sent. */
function isInternalRedirect(entry: Part): boolean {
  const response = entry.member('response')
  return (
    response.member('status').value === 307 &&
    (response.member('statusText').text === 'Internal Redirect' ||
      response
        .member('headers')
        .headers('name')
        .some(({ name }) => /^non-authoritative-reason$/i.test(name)))
  )
}

function requestOf(entry: Part, number: number): LocatedRequest {
  const request = entry.member('request')
  const { text: method } = request.member('method')
  const url = request.member('url')
  const located = url.located()
  if (method === undefined || located === undefined) {
    const message = 'missing `request` with `method` and `url`'
    return { number, error: new InputError(message, entry.start()) }
  }
  const headers = request.member('headers')
  const posted = request.member('postData')
  const body = bodyOf(posted) ?? formOf(posted.member('params'))
  const response = responseOf(entry.member('response'))
  return {
    number,
    exchange: {
      method,
      url: located.text,
      headers: headers.headers('name'),
      body,
      isBodyUnknown: isBodyUnknown(request, body),
      now: readInstant(entry.member('startedDateTime').text ?? ''),
      position: { whole: request.start, url: located, headers: headers.start },
      responses: response === undefined ? [] : [response],
    },
  }
}

/** Returns whether a request had a body that was not recorded, or may have had one. */
function isBodyUnknown(request: Part, body: LocatedText | undefined): boolean {
  if (body !== undefined && body.text !== '') return false
  const isLength = ({ name }: HeaderLine) => /^content-length$/i.test(name)
  const length = request.member('headers').headers('name').find(isLength)
  // Programs that leave the text out may write 0 for its size; the header was sent.
  if (length !== undefined) return length.value !== '0'
  const size = request.member('bodySize').value
  if (typeof size === 'number' && size >= 0) return size > 0
  return body === undefined || request.member('postData').member('_file').value !== undefined
}

/** Returns the response; undefined when there is none or its body was not recorded. */
function responseOf(response: Part): ExchangeResponse | undefined {
  const status = response.member('status').value
  if (typeof status !== 'number' || !Number.isInteger(status) || status <= 0) return undefined
  const content = response.member('content')
  const body = bodyOf(content)
  const headers = response.member('headers')
  const { value: size } = content.member('size')
  // Programs that leave the text out may write an empty one.
  const isLeftOut = body === undefined ? size !== 0 : body.text === '' && Number(size) > 0
  if (isLeftOut) return undefined
  return {
    status,
    body,
    headers: headers.headers('name'),
    position: { whole: response.start, headers: headers.start },
  }
}

/** Returns the fields of a form as one text; a recording has them in place of it. */
function formOf(fields: Part): LocatedText | undefined {
  const pairs = fields.items().map((field) => {
    const { text: name = '' } = field.member('name')
    return `${name}=${field.member('value').text ?? ''}`
  })
  return pairs.length === 0 ? undefined : { text: pairs.join('&'), positionAt: fields.start }
}

function bodyOf(content: Part): LocatedText | undefined {
  const part = content.member('text')
  const written = part.located()
  if (written === undefined || content.member('encoding').text !== 'base64') return written
  const text = fromBase64(written.text)
  // Encoded text has no character positions, so everything points to its start.
  return text === undefined ? written : { text, positionAt: part.start }
}
