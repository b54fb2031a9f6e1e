import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Answer } from '../../../site/playground/protocol.js'
import { answering } from '../../../site/playground/worker/answer.js'
import { createContract, type OperationName, type Verdict } from '../../../src/core/index.js'
import { brokenRequest, validRequest } from '../../../src/testing/arbitraries/index.js'

const ask = answering()
const contract = createContract({ responseId: () => '00000000-0000-4000-8000-000000000000' })
const operations = Object.keys(contract.operations) as OperationName[]

/** Valid requests and requests with mistakes, as data. */
const generated = fc
  .constantFrom(...operations)
  .chain((operation) =>
    fc.oneof(
      validRequest(operation),
      ...([1, 2] as const).map((faults) => brokenRequest(operation, { faults })),
    ),
  )
  .map(({ operation, request, facts }) => ({
    facts,
    sent: JSON.parse(JSON.stringify({ operation, request, facts })) as Sent,
  }))

/** A generated request as it is written in texts. */
interface Sent {
  operation: OperationName
  request: {
    params: Record<string, string>
    query: Record<string, string>
    headers: Record<string, string>
    body?: unknown
  }
  facts: object
}

/** Asserts that the only request of an answer has a verdict of the library. */
function expectVerdict({ requests, findings }: Answer, verdict: Verdict): void {
  const { warnings, notes = [], unchecked } = verdict
  const violations = verdict.ok ? [] : verdict.violations
  const { response } = verdict.ok ? {} : verdict
  expect(requests).toHaveLength(1)
  expect(requests[0]?.ok).toBe(verdict.ok)
  expect(requests[0]?.operation).toBe(verdict.operation)
  expect(requests[0]?.response).toEqual(response)
  expect(requests[0]?.unchecked.map(({ rule }) => rule)).toEqual(unchecked)
  expect(findings.map(partsOf)).toEqual([...violations, ...warnings, ...notes].map(partsOf))
}

const partsOf = ({ rule, target }: { rule?: string; target?: string }) => [rule, target]

it('has the verdict of the library on a request document', async () => {
  await fc.assert(
    fc.asyncProperty(generated, fc.boolean(), async ({ sent, facts }, isYaml) => {
      const { operation, request } = sent
      const document = { operation, ...request }
      const text = isYaml ? stringify(document) : JSON.stringify(document, null, 2)
      const answer = await ask({ id: 1, state: { text, facts: sent.facts } })
      expectVerdict(answer, contract.check(operation, request, facts))
    }),
    { numRuns: 50 },
  )
})

it('prefers the facts of a request document', async () => {
  await fc.assert(
    fc.asyncProperty(generated, async ({ sent, facts }) => {
      const { operation, request } = sent
      const text = JSON.stringify({ operation, ...request, facts: sent.facts })
      const state = {
        text,
        facts: { permitted: false, authenticated: false, now: '2001-01-01T00:00:00Z' },
      }
      expectVerdict(await ask({ id: 1, state }), contract.check(operation, request, facts))
    }),
    { numRuns: 50 },
  )
})

/** Returns the URL of a request. */
function urlOf({ operation, request }: Sent): string {
  const params = Object.entries(request.params)
  const { path } = contract.operations[operation]
  const filled = params.reduce<string>(
    (url, [name, value]) => url.replace(`{${name}}`, value),
    path,
  )
  const query = new URLSearchParams(request.query).toString()
  return `https://api.example.com${filled}${query === '' ? '' : `?${query}`}`
}

/** Requests over HTTP whose every part can be written in each format. */
const overHttp = generated.filter(
  ({ sent: { operation, request } }) =>
    request.headers.Authorization !== undefined &&
    Object.values(request.headers).every((value) => /^[!-~]+( [!-~]+)*$/.test(value)) &&
    contract.operations[operation].path.split('{').length ===
      Object.keys(request.params).length + 1 &&
    Object.values(request.params).every((value) => /^\w+$/.test(value)) &&
    // Readers of formats with variables excuse what holds one.
    !JSON.stringify(request).includes('{{'),
)

const formats = {
  'an .http file': (method: string, url: string, headers: Headers, body: string) =>
    `# Generated.\n${method} ${url}\n${headers.map((pair) => `${pair.join(': ')}\n`).join('')}\n${body}\n`,
  'an entry of a HAR': (method: string, url: string, headers: Headers, body: string) =>
    JSON.stringify({
      request: {
        ...{ method, url, headers: headers.map(([name, value]) => ({ name, value })) },
        ...(body !== '' && { postData: { mimeType: 'application/json', text: body } }),
      },
    }),
  'curl commands': (method: string, url: string, headers: Headers, body: string) =>
    [
      `curl -X ${method} ${quoted(url)}`,
      ...headers.map((pair) => `-H ${quoted(pair.join(': '))}`),
      ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
    ].join(' \\\n  '),
}

type Headers = [name: string, value: string][]

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

it.each(Object.entries(formats))('has the verdict of the library on %s', async (form, write) => {
  await fc.assert(
    fc.asyncProperty(overHttp, async ({ sent, facts }) => {
      const { method } = contract.operations[sent.operation]
      const url = urlOf(sent)
      const body = sent.request.body === undefined ? '' : JSON.stringify(sent.request.body)
      const headers: Headers = Object.entries({
        'Content-Type': 'application/json',
        ...sent.request.headers,
      })
      const text = write(method, url, headers, body)
      const answer = await ask({ id: 1, state: { text, facts: sent.facts } })
      const http = {
        method,
        url,
        headers: Object.fromEntries(headers),
        ...(body !== '' && { body }),
      }
      expect(answer.form).toBe(form)
      expectVerdict(answer, contract.checkHttp(http, facts) as Verdict)
    }),
    { numRuns: 50 },
  )
})
