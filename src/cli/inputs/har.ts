import type { CheckSettings } from '../checking/check-settings.js'
import { readInstant } from '../documents/instant.js'
import { Problem } from '../documents/problem.js'
import type { Judgement } from '../results/judgement.js'
import { checkExchanges } from './check-exchanges.js'
import type { ExchangeResponse } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { headersOf, type JsonPart, partOf, partsOf, placedTextOf, startOf } from './json-parts.js'
import { memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'
import type { PlacedText } from './placed-text.js'

/** Whether a value is an HTTP archive, a recording of a browser or a proxy. */
export const isHar = (value: unknown): boolean =>
  Array.isArray(memberOf(memberOf(value, 'log'), 'entries'))

/** Judges the requests of a recording that are the contract's, and the answers to them. */
export function* checkHar(
  name: string,
  document: OutlinedDocument,
  settings: CheckSettings,
): Generator<Judgement> {
  yield* checkExchanges(() => exchangesOf(document), {
    ...{ name, document, settings },
    what: ['entry', 'entries'],
    // Browsers and proxies leave credentials out of what they record.
    leavesOutCredentials: true,
  })
}

function* exchangesOf(document: OutlinedDocument): Generator<FoundExchange> {
  const path = ['log', 'entries']
  const value = memberOf(memberOf(document.value, 'log'), 'entries')
  let number = 0
  for (const entry of partsOf({ document, value, path })) {
    yield { start: entry.path, ...exchangeOf(entry, ++number) }
  }
}

function exchangeOf(entry: JsonPart, document: number): Omit<FoundExchange, 'start'> {
  const request = partOf(entry, 'request')
  const method = textIn(memberOf(request.value, 'method'))
  const url = textIn(memberOf(request.value, 'url'))
  if (method === undefined || url === undefined) {
    const message = 'the entry has no request with a `method` and a `url`'
    return { document, problem: new Problem(message, startOf(entry)()) }
  }
  const headers = partOf(request, 'headers')
  const response = responseOf(partOf(entry, 'response'))
  return {
    document,
    exchange: {
      ...{ document, method, url },
      headers: headersOf(headers, 'name'),
      body: bodyOf(partOf(request, 'postData')),
      now: readInstant(textIn(memberOf(entry.value, 'startedDateTime')) ?? ''),
      place: {
        whole: startOf(request),
        url: startOf(partOf(request, 'url')),
        headers: startOf(headers),
      },
      responses: response === undefined ? [] : [response],
    },
  }
}

/** The answer; undefined where none came, or where the recording has left out what it said. */
function responseOf(response: JsonPart): ExchangeResponse | undefined {
  const status = memberOf(response.value, 'status')
  if (typeof status !== 'number' || !Number.isInteger(status) || status <= 0) return undefined
  const content = partOf(response, 'content')
  const body = bodyOf(content)
  const headers = partOf(response, 'headers')
  if (body === undefined && memberOf(content.value, 'size') !== 0) return undefined
  return {
    ...{ status, body },
    headers: headersOf(headers, 'name'),
    place: { whole: startOf(response), headers: startOf(headers) },
  }
}

function bodyOf(content: JsonPart): PlacedText | undefined {
  const part = partOf(content, 'text')
  const text = placedTextOf(part)
  if (text === undefined || memberOf(content.value, 'encoding') !== 'base64') return text
  // What is encoded has no characters to point at: all of it stands where it begins.
  return { text: Buffer.from(text.text, 'base64').toString('utf8'), placeAt: startOf(part) }
}
