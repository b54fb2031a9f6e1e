import { describe, expect, it } from 'vitest'
import { createContract, type ErrorCode, type OperationName } from '../../src/core/index.js'

const contract = createContract({ responseId: () => 'generated-id' })
const operations = Object.entries(contract.operations) as [OperationName, { family: string }][]

describe('contract.error', () => {
  it('reports a violation of a campaign, with its details', () => {
    const options = { target: 'basic_details.name', message: 'Taken.', requestId: 'a-1' }
    expect(contract.error('VALIDATION_FAILED', options)).toEqual({
      status: 400,
      headers: { 'Content-Type': 'application/json' },
      body: {
        response_id: 'a-1',
        error: {
          code: 'VALIDATION_FAILED',
          message: 'Taken.',
          target: 'basic_details.name',
          details: [{ target: 'basic_details.name', message: 'Taken.' }],
          request_id: 'a-1',
        },
      },
    })
  })

  it('says what the code means', () => {
    expect(contract.error('OFFER_NOT_FOUND')).toEqual({
      status: 404,
      headers: { 'Content-Type': 'application/json' },
      body: {
        error: {
          code: 'OFFER_NOT_FOUND',
          message: 'The workspace has no such offering.',
          target: '',
        },
        response_id: 'generated-id',
      },
    })
  })

  it('asks for credentials with a 401', () => {
    const { status, headers } = contract.error('UNAUTHORIZED', { operation: 'listOfferings' })
    expect([status, headers['WWW-Authenticate']]).toEqual([401, 'Basic'])
  })

  it.each(operations)('conforms on %s with every code', (name, { family }) => {
    const own = family === 'campaigns' ? ofCampaigns : ofOfferings
    const linked = createContract({ docUrl: (code) => `https://docs.example.com/#${code}` })
    const broken = own.flatMap((code) => {
      const response = linked.error(code, { operation: name, requestId: 'a-1' })
      return linked.checkResponse(name, response).findings.filter(({ level }) => level === 'MUST')
    })
    expect(broken).toEqual([])
  })

  it.each<[string, unknown, unknown, string]>([
    ['an unknown code', 'OFER_NOT_FOUND', {}, 'Did you mean `OFFER_NOT_FOUND`?'],
    [
      'a code of the other API',
      'OFFER_NOT_FOUND',
      { operation: 'createCampaign' },
      'Unknown error code of campaigns: `OFFER_NOT_FOUND`.',
    ],
    ['an unknown operation', 'FORBIDDEN', { operation: 'createOfering' }, '`createOffering`'],
    ['an unknown option', 'FORBIDDEN', { mesage: '' }, 'Unknown option: `mesage`.'],
  ])('throws a TypeError on %s', (_what, code, options, message) => {
    const call = () => contract.error(code as ErrorCode, options as object)
    expect(call).toThrow(TypeError)
    expect(call).toThrow(message)
  })

  it('does not throw what functions of the options throw', () => {
    const fail = (): never => {
      throw new Error('no id')
    }
    const failing = createContract({ responseId: fail, docUrl: fail })
    const { body } = failing.error('INTERNAL_ERROR', { operation: 'createOffering' })
    expect(body).toMatchObject({ error: { code: 'INTERNAL_ERROR', doc_url: '' }, response_id: '' })
  })
})

const ofCampaigns: ErrorCode[] = [
  'VALIDATION_FAILED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'FORBIDDEN',
]
const ofOfferings: ErrorCode[] = [
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'INTERNAL_ERROR',
]
