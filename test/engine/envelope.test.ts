import { describe, expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

const options = {
  responseId: () => 'generated-id',
  docUrl: (code: string) => `https://docs.example.com/errors#${code}`,
}

/** Returns the whole response to a base request with another body or headers. */
function answer(base: string, change: { body?: unknown; headers?: Record<string, string> }) {
  const { operation, input, facts } = baseRequest(base)
  const verdict = createContract(options).check(operation, { ...input, ...change }, facts)
  return verdict.ok ? undefined : verdict.response
}

describe('responses, word for word', () => {
  it('campaigns, one violation', () => {
    expect(answer('status-stop', { body: { action: 'HALT' } })).toEqual({
      status: 400,
      headers: { 'Content-Type': 'application/json' },
      body: {
        response_id: requestId('status-stop'),
        error: {
          code: 'VALIDATION_FAILED',
          message: 'Must be `STOP`, `PAUSE` or `RESUME`.',
          target: 'action',
          details: [{ target: 'action', message: 'Must be `STOP`, `PAUSE` or `RESUME`.' }],
          request_id: requestId('status-stop'),
        },
      },
    })
  })

  it.each([undefined, ''])('campaigns, with the request id %o and two violations', (id) => {
    const headers = { ...(baseRequest('status-stop').input.headers as Record<string, string>) }
    if (id === undefined) delete headers['X-SVC-Request-Id']
    else headers['X-SVC-Request-Id'] = id
    expect(answer('status-stop', { headers, body: {} })?.body).toEqual({
      response_id: 'generated-id',
      error: {
        code: 'VALIDATION_FAILED',
        message: '2 validation errors; see `details`.',
        target: 'request_id',
        details: [
          {
            target: 'request_id',
            message:
              'A request id is required in the header `X-SVC-Request-Id` or in `request_id` of the body.',
          },
          { target: 'action', message: '`action` is required.' },
        ],
        request_id: '',
      },
    })
  })

  it('offerings, one violation with its own code', () => {
    const body = {
      ...(baseRequest('create-offering-smv').input.body as object),
      name: 'spring sale',
    }
    expect(answer('create-offering-smv', { body })).toEqual({
      status: 400,
      headers: { 'Content-Type': 'application/json' },
      body: {
        error: {
          code: 'INVALID_OFFER_NAME',
          message: 'A name can have only ASCII letters, digits and underscores.',
          target: 'name',
          doc_url: 'https://docs.example.com/errors#INVALID_OFFER_NAME',
        },
        response_id: 'generated-id',
      },
    })
  })

  it('offerings, several violations', () => {
    const body = {
      ...(baseRequest('create-offering-smv').input.body as object),
      name: 'spring sale',
      priority: 101,
    }
    expect(answer('create-offering-smv', { body })?.body).toEqual({
      error: {
        code: 'VALIDATION_FAILED',
        message: '2 validation errors; see `details`.',
        target: 'priority',
        doc_url: 'https://docs.example.com/errors#VALIDATION_FAILED',
        details: [
          { code: 'VALIDATION_FAILED', target: 'priority', message: 'Must be at most 100.' },
          {
            code: 'INVALID_OFFER_NAME',
            target: 'name',
            message: 'A name can have only ASCII letters, digits and underscores.',
          },
        ],
      },
      response_id: 'generated-id',
    })
  })
})

const requestId = (base: string): string =>
  (baseRequest(base).input.headers as Record<string, string>)['X-SVC-Request-Id'] ?? ''
