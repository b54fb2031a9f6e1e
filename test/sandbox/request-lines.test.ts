import picocolors from 'picocolors'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { lineLimits, requestLines } from '../../src/cli/commands/serve/log/request-lines.js'
import { recordOf } from '../../src/cli/commands/serve/log/request-record.js'
import { openSandbox, type SandboxOptions } from '../../src/testing/sandbox/sandbox.js'
import { authorization } from './client.js'

interface Sent {
  method?: string
  url: string
  headers?: Record<string, string>
  body?: unknown
}

const draft = { channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', created_by: 'a@example.com' }
const headers = {
  authorization,
  'content-type': 'application/json',
  'x-svc-request-id': 'r-1',
  'idempotency-key': '8d2f7d3e-3a7c-4b0e-9f0a-2c1d5e6f7a8b',
}
const creation: Sent = { method: 'POST', url: '/v5/campaigns', headers, body: draft }

/** A status change of an unknown campaign, with more fields. */
const change = (fields: object, query = ''): Sent => ({
  method: 'PATCH',
  url: `/v5/campaigns/66b1f0c2a94e3d0012ab34cd/status${query}`,
  headers,
  body: { action: 'STOP', ...fields },
})

/** Returns the records of requests to a sandbox, with a fixed time. */
async function recordsOf(sent: readonly Sent[], options: SandboxOptions = {}, isAborted = false) {
  const sandbox = openSandbox(options)
  const records = []
  for (const { method = 'GET', url, headers = {}, body } of sent) {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
    const readBody = () => ({ value: new TextEncoder().encode(text) })
    const handled = await sandbox.handle({ method, url, headers, readBody })
    const time = new Date(2026, 0, 15, 9, 30, 12, 345)
    records.push(recordOf({ ...handled, method, url, time, milliseconds: 3.26, isAborted }))
  }
  return records
}

const colored = (isEnabled: boolean) => picocolors.createColors(isEnabled)

/** Replaces color escapes by their codes. */
const named = (text: string) => text.replaceAll('\u001b[', '<').replaceAll(/<(\d+)m/g, '<$1>')

const deep = { ['k'.repeat(400)]: 1 }
const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field_${at}`, 0]))
const hostile = '\u001b[2J\u0007\r\n\u202e::error::##[x]<script>'

const cases: [string, Sent[], SandboxOptions?, boolean?][] = [
  ['a valid request', [{ url: '/v5/offers', headers }]],
  ['an invalid request', [{ ...creation, body: { ...draft, channel: 'PUSHX' } }]],
  ['no credentials', [{ url: '/v5/offers?limit=1' }]],
  [
    'a state that the contract rejects',
    [{ url: '/v5/campaigns/66b1f0c2a94e3d0012ab34cd', headers }],
  ],
  ['another method', [{ method: 'DELETE', url: '/v5/offers', headers }]],
  ['an unknown path', [{ url: '/v6/offers' }]],
  ['a repeated request', [creation, creation]],
  ['a client that has disconnected', [creation], {}, true],
  ['a warning', [change({ unknown: 1 })], { contract: { rules: { 'field/unknown': 'warn' } } }],
  ['more violations than a log shows', [change(many)]],
  ['a long path and a long field', [change(deep, `?${'x'.repeat(5000)}`)]],
  ['hostile texts', [change({ [hostile]: 1 }), { method: hostile, url: `/${hostile}` }]],
  [
    'an internal error',
    [creation],
    {
      fault: {
        name: 'throws',
        summary: '',
        handlers: {
          createCampaign: () => () => {
            throw new Error('out of order')
          },
        },
      },
    },
  ],
  [
    'a valid request that the sandbox rejects',
    [creation],
    {
      fault: {
        name: 'refuses',
        summary: '',
        refuses: () => ({ target: 'channel', message: 'Not today.' }),
      },
    },
  ],
]

describe('the lines of a request', () => {
  const texts: Record<string, string> = {}

  it.each(cases)('are bounded and safe: %s', async (name, sent, options, isAborted) => {
    const records = await recordsOf(sent, options, isAborted)
    const text = records.map((record) => requestLines(record, colored(false))).join('')
    texts[name] = text
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u202e]|^\s*::/mu)
    const longest = lineLimits.target * 2 + lineLimits.message + 60
    const lines = text.split('\n')
    for (const line of lines) expect(line.length).toBeLessThan(longest)
    expect(lines.length).toBeLessThan(lineLimits.violations * 2 + 5)
  })

  it('keep their format, with colors for the method, the verdict and the severity', async () => {
    for (const record of await recordsOf([change({ unknown: 1 })])) {
      texts.colors = named(requestLines(record, colored(true)))
    }
    const all = stringify(texts, { lineWidth: 0 })
    await expect(all).toMatchFileSnapshot('request-lines.yaml')
  })
})
