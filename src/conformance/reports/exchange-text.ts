import type { ReceivedResponse, SentRequest } from '../report/exchange.js'

/** Returns a request as the text of an HTTP message. */
export function requestText({ method, url, headers, body }: SentRequest): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  )
  return withBody([`${method} ${url}`, ...lines], body)
}

/** Returns a response as the text of an HTTP message. */
export function responseText({ status, headers, body }: ReceivedResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const shown = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return withBody([String(status), ...lines], shown)
}

const withBody = (head: readonly string[], body: string | undefined): string =>
  [...head, ...(body === undefined || body === '' ? [] : ['', body])].join('\n')
