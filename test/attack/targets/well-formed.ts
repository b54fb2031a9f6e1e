import { contractRequests } from './contract-requests.js'
import { type SentParts, utf8 } from './sent.js'

/** A request with a canonical target, which gets the same response from every server. */
interface WellFormed extends Pick<SentParts, 'method' | 'headers' | 'body'> {
  name: string
  path: string
}

/** Operations whose requests get odd bodies; all share the code that reads these. */
const withBodies: readonly string[] = ['createCampaign', 'updateOffering']

const variants = contractRequests.flatMap(({ operation, ...own }): WellFormed[] => {
  const { Authorization: _, ...others } = own.headers
  const withHeaders = (name: string, headers: Record<string, string>): WellFormed => ({
    ...own,
    name: `${operation}, ${name}`,
    headers: { ...own.headers, ...headers },
  })
  const withBody = (name: string, body: string | undefined): WellFormed => ({
    ...own,
    name: `${operation}, ${name}`,
    headers: { ...own.headers, 'Content-Type': 'application/json' },
    body,
  })
  const withMethod = (method: string): WellFormed => {
    const isBodyless = method === 'HEAD' || method === 'GET'
    return {
      ...own,
      name: `${operation}, ${method}`,
      method,
      body: isBodyless ? undefined : own.body,
    }
  }
  return [
    { ...own, name: `${operation}, valid` },
    { ...own, name: `${operation}, no credentials`, headers: others },
    { ...own, name: `${operation}, no headers`, headers: {} },
    { ...own, name: `${operation}, query`, path: `${own.path}?a=1&a=2&limit=x&%=;b` },
    withHeaders('other scheme', { Authorization: 'Bearer x' }),
    withHeaders('broken credentials', { Authorization: 'Basic %%%' }),
    withHeaders('header of other bytes', { 'X-SVC-Request-Id': '\xff\x80' }),
    withHeaders('broken key', { 'Idempotency-Key': utf8('✓') }),
    ...['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map(withMethod),
    ...(!withBodies.includes(operation)
      ? []
      : [
          withBody('no body', undefined),
          withBody('empty body', ''),
          withBody('blank body', ' \n'),
          withBody('broken JSON', '{"a":'),
          withBody('array', '[]'),
          withBody('null', 'null'),
          withBody('repeated key', '{"name":"a","name":"b"}'),
          withBody('__proto__', '{"__proto__":{"name":"a"},"constructor":1}'),
          withBody('large number', '{"priority":1e999}'),
          withBody('byte order mark', `\ufeff${own.body ?? '{}'}`),
          withBody('deep', '['.repeat(5000) + ']'.repeat(5000)),
          withBody('too large', `"${'a'.repeat(1024 * 1024)}"`),
          withBody('unknown field', '{"unknown":1}'),
          withHeaders('other media type', { 'Content-Type': 'text/plain' }),
          withHeaders('form', { 'Content-Type': 'application/x-www-form-urlencoded' }),
          withHeaders('charset', { 'Content-Type': 'application/json; charset=utf-16' }),
          withHeaders('JSON of a vendor', { 'Content-Type': 'application/vnd.x+json' }),
        ]),
  ]
})

/** Valid and invalid requests of every operation. */
export const wellFormed: readonly WellFormed[] = variants
