import type { ReceivedResponse, SentRequest } from '../../report/exchange.js'
import type { ConformanceFinding } from '../../report/report.js'
import { block, text } from './markup.js'

/** Returns the request and the response of a finding, side by side. */
export function exchange({ request, response }: ConformanceFinding): string {
  if (request === undefined) return ''
  const status = response === undefined ? 'no response' : String(response.status)
  return `<details class="exchange"><summary>Request and response <code>${text(request.method)} ${text(shortened(request.url))} → ${status}</code></summary>
<div class="sides"><div class="side"><h5>Request</h5>${block(requestText(request))}</div><div class="side received"><h5>Response</h5>${response === undefined ? '<p>None.</p>' : block(responseText(response))}</div></div>
</details>`
}

const maxUrlLength = 120

const shortened = (url: string): string =>
  url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url

function requestText({ method, url, headers, body }: SentRequest): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}`),
  )
  return withBody([`${method} ${url}`, ...lines], body)
}

function responseText({ status, headers, body }: ReceivedResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const shown = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return withBody([String(status), ...lines], shown)
}

const withBody = (head: readonly string[], body: string | undefined): string =>
  [...head, ...(body === undefined || body === '' ? [] : ['', body])].join('\n')
