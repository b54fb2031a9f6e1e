import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { readInstant } from '../documents/instant.js'
import type { DocumentResult } from '../results/document-result.js'
import { fromBase64 } from './base64.js'
import { checkExchanges } from './check-exchanges.js'
import type { ExchangeResponse } from './exchange.js'
import type { FoundExchange } from './exchange-file.js'
import { headersOf, type JsonPart, locatedTextOf, partOf, partsOf, startOf } from './json-parts.js'
import type { LocatedText } from './located-text.js'
import { memberOf, textIn } from './members.js'
import type { OutlinedDocument } from './outline.js'

/** Checks the requests of a recording that belong to the contract, and their responses. */
export function* checkHar(
  name: string,
  document: OutlinedDocument,
  settings: CheckSettings,
): Generator<DocumentResult> {
  yield* checkExchanges(() => exchangesOf(document), {
    ...{ name, document, settings },
    what: ['entry', 'entries'],
    // Browsers and proxies omit credentials from recordings.
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
    const message = 'missing `request` with `method` and `url`'
    return { document, error: new InputError(message, startOf(entry)()) }
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
      position: {
        whole: startOf(request),
        url: locatedTextOf(partOf(request, 'url')) as LocatedText,
        headers: startOf(headers),
      },
      responses: response === undefined ? [] : [response],
    },
  }
}

/** Returns the response; undefined when there is none or its body was not recorded. */
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
    position: { whole: startOf(response), headers: startOf(headers) },
  }
}

function bodyOf(content: JsonPart): LocatedText | undefined {
  const part = partOf(content, 'text')
  const text = locatedTextOf(part)
  if (text === undefined || memberOf(content.value, 'encoding') !== 'base64') return text
  // Encoded text has no character positions, so everything points to its start.
  return { text: fromBase64(text.text), positionAt: startOf(part) }
}
