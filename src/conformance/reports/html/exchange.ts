import type { ReceivedResponse, SentRequest } from '../../report/exchange.js'
import type { ConformanceFinding, FindingStep } from '../../report/report.js'
import { requestText, responseText } from '../exchange-text.js'
import { block, text } from './markup.js'

/** Returns the request and the response of a finding, side by side. */
export function exchange({ request, response }: ConformanceFinding): string {
  if (request === undefined) return ''
  return `<details class="exchange"><summary>Request and response <code>${heading(request, response?.status)}</code></summary>
<div class="sides"><div class="side"><h6>Request</h6>${block(requestText(request))}</div>${received(response)}</div>
</details>`
}

const received = (response: ReceivedResponse | undefined): string =>
  `<div class="side"><h6>Response</h6>${response === undefined ? '<p>None.</p>' : block(responseText(response))}</div>`

/** Returns all requests that lead to a finding, if it takes more than one. */
export function steps({ steps: all }: ConformanceFinding): string {
  if (all.length < 2) return ''
  return `<h6>Steps</h6><ol class="steps">${all.map(step).join('')}</ol>`
}

const step = ({ purpose, request, status }: FindingStep): string =>
  `<li><details><summary>${text(purpose)} <code>${heading(request, status)}</code></summary>${block(requestText(request))}</details></li>`

const maxUrlLength = 120

function heading({ method, url }: SentRequest, status: number | undefined): string {
  const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url
  return `${text(method)} ${text(shown)} → ${status ?? 'no response'}`
}
