import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CheckSettings } from '../../../../src/cli/checking/check-settings.js'
import { isLines } from '../../../../src/cli/documents/file-names.js'
import { checkInput } from '../../../../src/cli/inputs/check-input.js'
import { openInput } from '../../../../src/cli/inputs/open-input.js'
import { checkLines } from '../../../../src/cli/lines/check-lines.js'
import { unreadable } from '../../../../src/cli/results/finding.js'
import type { DocumentResult } from '../../../../src/cli/results/result.js'
import { createContract, type OperationName } from '../../../../src/core/index.js'
import { brokenRequest, type GeneratedRequest } from '../../../../src/testing/arbitraries/index.js'

const clock = () => new Date('2025-11-20T09:30:00Z')
const contract = createContract({ clock, responseId: () => 'response-1' })
const settings: CheckSettings = { contract, operation: undefined, facts: {} }
const operations = Object.keys(contract.operations) as OperationName[]

/** An HTTP request to write into a file. */
interface Sent {
  method: string
  url: string
  headers: { name: string; value: string }[]
  body: string | undefined
  /** The same request as a request document. */
  document: string
}

/** Writes a request into a file format, and reads the text at a position. */
interface Form {
  name: string
  write: (sent: Sent) => string
  read: (rest: string) => string
  /** Whether the format can express the request. */
  isRepresentable?: (sent: Sent) => boolean
}

/** Returns the unescaped text up to the end of a JSON string. */
const unescaped = (rest: string): string =>
  JSON.parse(`"${/^(?:[^"\\]|\\.)*/.exec(rest)?.[0] ?? ''}"`)

const forms: Form[] = [
  {
    name: 'recording.har',
    write: ({ method, url, headers, body }) => {
      const postData = body === undefined ? { bodySize: 0 } : { postData: { text: body } }
      return JSON.stringify(
        { log: { entries: [{ request: { method, url, headers, ...postData } }] } },
        null,
        1,
      )
    },
    read: unescaped,
  },
  {
    name: 'log.ndjson',
    write: ({ document }) => `\n\n${document}\n`,
    read: (rest) => rest,
  },
  {
    name: 'collection.json',
    write: ({ method, url, headers, body }) => {
      const header = headers.map(({ name, value }) => ({ key: name, value }))
      const request = { method, url, header, ...(body !== undefined && { body: { raw: body } }) }
      return JSON.stringify({ info: { schema: 'postman' }, item: [{ request }] })
    },
    read: unescaped,
    isRepresentable: ({ url, headers, body }) =>
      !/\{\{|\/:/.test(url.slice(8) + JSON.stringify(headers) + body),
  },
  {
    name: 'calls.http',
    write: ({ method, url, headers, body }) => {
      const lines = headers.map((header) => `${header.name}: ${header.value}`)
      return ['@a = b', '###', `${method} ${url} HTTP/1.1`, ...lines, '', body ?? '', '###'].join(
        '\n',
      )
    },
    read: (rest) => rest,
    isRepresentable: ({ headers, body = '' }) =>
      !/[{]{2}|^[<>#]/m.test(body) && headers.every(({ value }) => /^[!-~]+$/.test(value)),
  },
]

/** Returns the HTTP request; undefined when a parameter breaks the path of its operation. */
function sentOf({ operation, request }: GeneratedRequest, indent: number): Sent | undefined {
  const { method, path } = contract.operations[operation]
  const {
    params = {},
    query = {},
    headers = {},
    body,
  } = request as {
    params?: Record<string, string>
    query?: Record<string, string>
    headers?: Record<string, string | string[]>
    body?: unknown
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  if (contract.match(method, filled)?.operation !== operation) return undefined
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  )
  const all = { ...headers, 'Content-Type': 'application/json' }
  return {
    document: JSON.stringify({ operation, params, query, headers: all, body }),
    method,
    url: `https://api.example.com${filled}${search.size === 0 ? '' : `?${search}`}`,
    headers: [
      ...Object.entries(headers).flatMap(([name, values]) =>
        [values].flat().map((value) => ({ name, value })),
      ),
      { name: 'Content-Type', value: 'application/json' },
    ],
    body: body === undefined ? undefined : JSON.stringify(body, null, indent),
  }
}

async function checked(name: string, text: string): Promise<DocumentResult> {
  const results: DocumentResult[] = []
  const file = { name, reason: '' }
  const input = isLines(name) ? undefined : await openInput(file, text, settings)
  const all = input
    ? checkInput(file, input, settings)
    : checkLines(Readable.from([Buffer.from(text)]), settings)
  // Line-based files also yield counts of valid requests.
  for await (const items of all) {
    for (const item of [items].flat()) if (!('valid' in item)) results.push(item)
  }
  expect(results).toHaveLength(1)
  return results[0] as DocumentResult
}

const findings = (result: DocumentResult) =>
  result.findings.filter(({ rule }) => rule !== unreadable)

const said = (result: DocumentResult): string[] =>
  findings(result)
    // Skipped in a recording, because the tool may have removed the header.
    .filter(({ rule }) => rule !== 'auth/credentials-malformed')
    .map(({ rule, target, message }) => `${rule} ${target} ${message}`)

const from = (text: string, line: number, column: number): string => {
  const lines = text.split('\n').slice(line - 1)
  return [lines[0]?.slice(column - 1), ...lines.slice(1)].join('\n')
}

/** Returns the start of the text that a finding points at, or undefined. */
function startOfValue(body: unknown, pointer: string, isKey: boolean): string | undefined {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let value = body
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  if (isKey) return JSON.stringify(keys.at(-1))
  if (Array.isArray(value)) return '['
  return typeof value === 'object' && value !== null ? '{' : JSON.stringify(value)
}

const wholeRequest = fc
  .constantFrom(...operations)
  .chain((operation) => brokenRequest(operation, { faults: 2 }))

describe.each(forms)(
  'a request in $name',
  ({ name, write, read, isRepresentable = () => true }) => {
    test('has the same findings as a document, with positions', async () => {
      let pointed = 0
      await fc.assert(
        fc.asyncProperty(wholeRequest, fc.nat(2), async (generated, indent) => {
          const sent = sentOf(generated, indent)
          fc.pre(sent !== undefined && isRepresentable(sent))
          const { body } = generated.request
          const text = write(sent)
          const result = await checked(name, text)
          expect(said(result)).toEqual(said(await checked('document.json', sent.document)))
          for (const { pointer, rule, line = 0, column = 0 } of findings(result)) {
            const start =
              pointer === '' ? undefined : startOfValue(body, pointer, rule === 'field/unknown')
            if (start === undefined || line === undefined || column === undefined) continue
            pointed++
            expect(read(from(text, line, column)).startsWith(start)).toBe(true)
          }
        }),
        { numRuns: 40 },
      )
      expect(pointed).toBeGreaterThan(0)
    })
  },
)
