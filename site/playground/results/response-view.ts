import { element } from '../elements.js'
import type { CheckedRequest } from '../protocol.js'

/** Returns the response that the API would send: status, header fields and body. */
export function responseView({ status, headers, body }: NonNullable<CheckedRequest['response']>) {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return element(
    'section',
    { class: 'response' },
    element('h2', {}, 'Response'),
    element(
      'pre',
      { tabindex: '0', 'aria-label': 'Response' },
      [`HTTP ${status}`, ...fields].join('\n'),
      ...(body === undefined ? [] : [`\n\n${JSON.stringify(body, null, 2)}`]),
    ),
  )
}
