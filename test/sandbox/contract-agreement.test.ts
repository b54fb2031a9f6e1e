import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ContractOptions,
  createContract,
  type Facts,
  fingerprint,
  type OperationName,
} from '../../src/core/index.js'
import {
  brokenRequest,
  type GeneratedRequest,
  validRequest,
} from '../../src/testing/arbitraries/index.js'
import { createSandbox, type EarlierCall } from '../../src/testing/sandbox/index.js'

const numRuns = 12
const origin = 'http://sandbox.example'
const options: ContractOptions = { responseId: () => 'response' }
const contract = createContract(options)
const operations = Object.keys(contract.operations) as OperationName[]

/** Returns the earlier call of the facts. */
function earlierCall({ operation, request, facts }: GeneratedRequest): EarlierCall | null {
  const { idempotency } = facts
  if (!idempotency) return null
  const { state, createdAt, response } = idempotency
  const isSame = idempotency.fingerprint === fingerprint(operation, request)
  return {
    ...{ state, createdAt: createdAt.toISOString() },
    ...(!isSame && { body: { another: true } }),
    ...(response && { response }),
  }
}

function httpRequest({ operation, request }: GeneratedRequest): Request | undefined {
  const { method, path } = contract.operations[operation]
  const { params = {}, query = {}, headers = {}, body } = request
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  )
  const search = new URLSearchParams(pairs).toString()
  try {
    return new Request(`${origin}${filled}${search && `?${search}`}`, {
      method,
      headers: headers as Record<string, string>,
      ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
    })
  } catch {
    // No client can send these.
    return undefined
  }
}

/** Returns the response of the sandbox with these facts, and the one of the library. */
async function compare(generated: GeneratedRequest) {
  const { operation, request, facts } = generated
  const sent = httpRequest(generated)
  fc.pre(sent !== undefined)
  const { method, url, headers } = sent
  const text = await sent.clone().text()
  const http = { method, url, headers, body: text === '' ? undefined : text }
  const verdict = contract.checkHttp(http, facts)
  // An empty parameter, or one of dots only, changes the path.
  fc.pre(verdict?.operation === operation)

  const sandbox = createSandbox({ contract: options })
  const { idempotency: _, ...others } = facts
  const given = { ...others, idempotency: earlierCall(generated) }
  const configured = await sandbox.fetch(
    new Request(`${origin}/sandbox/given`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operation, ...request, headers: Object.fromEntries(headers), given }),
    }),
  )
  expect(await configured.text()).toBe('')
  const response = await sandbox.fetch(sent)
  const body = await response.json()
  if (!verdict.ok || verdict.replay !== undefined) {
    const { status, body: said } = verdict.ok ? (verdict.replay as never) : verdict.response
    expect({ status: response.status, body }).toEqual({ status, body: said })
    return
  }
  const checked: { findings: readonly unknown[] } = contract.checkResponse(
    operation,
    { status: response.status, headers: Object.fromEntries(response.headers), body },
    { request: verdict.request, facts: facts as Facts },
  )
  expect({ status: response.status, findings: checked.findings }).toEqual({
    status: operation === 'createOffering' ? 201 : 200,
    findings: [],
  })
}

describe('the sandbox agrees with the library in a given state', () => {
  it.each(operations)('%s, valid', async (operation) => {
    await fc.assert(fc.asyncProperty(validRequest(operation), compare), { numRuns })
  })

  it.each(operations)('%s, invalid', async (operation) => {
    await fc.assert(fc.asyncProperty(brokenRequest(operation), compare), { numRuns })
  })
})
