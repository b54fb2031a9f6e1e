import { describe, expectTypeOf, it } from 'vitest'
import type { ZodTypeAny } from 'zod'
import type { AcceptedCall } from '../../src/adapters/express.js'
import {
  type Accepted,
  type BodyInput,
  type BodyIssue,
  type CampaignErrorCode,
  type CampaignErrorEnvelope,
  type CampaignFacts,
  type ContractOptions,
  createContract,
  type ErrorCode,
  type ErrorEnvelope,
  type FactName,
  type Facts,
  type FactsNeeded,
  type HttpRequest,
  type MethodNotAllowed,
  type OfferingErrorEnvelope,
  type OfferingFacts,
  type OperationMatch,
  type OperationName,
  type Rejected,
  type RequestBody,
  type RequestInput,
  type ResponseVerdict,
  type RuleId,
  type Severity,
  type StoredResponse,
  type Verdict,
  type Violation,
} from '../../src/core/index.js'

/* Type tests: `npm run typecheck` runs them; in the test run these assertions do nothing. */

const contract = createContract()
const request: RequestInput = {}

describe('check', () => {
  it('narrows on ok', () => {
    const verdict = contract.check('changeCampaignStatus', request)
    expectTypeOf(verdict).toEqualTypeOf<Verdict<'changeCampaignStatus'>>()
    expectTypeOf(verdict.ok).toEqualTypeOf<boolean>()
    expectTypeOf(verdict.operation).toEqualTypeOf<'changeCampaignStatus'>()
    expectTypeOf(verdict.warnings).toEqualTypeOf<Violation<CampaignErrorCode>[]>()
    expectTypeOf(verdict.unchecked).toEqualTypeOf<RuleId[]>()
    if (!verdict.ok) {
      expectTypeOf(verdict).toEqualTypeOf<Rejected<'changeCampaignStatus'>>()
      expectTypeOf(verdict.violations).toEqualTypeOf<Violation<CampaignErrorCode>[]>()
      expectTypeOf(verdict.response.status).toEqualTypeOf<number>()
      expectTypeOf(verdict.response.headers).toEqualTypeOf<Record<string, string>>()
      expectTypeOf(verdict).not.toHaveProperty('request')
      return
    }
    expectTypeOf(verdict).toEqualTypeOf<Accepted<'changeCampaignStatus'>>()
    expectTypeOf(verdict.request.body.action).toEqualTypeOf<'STOP' | 'PAUSE' | 'RESUME'>()
    expectTypeOf(verdict.replay).toEqualTypeOf<StoredResponse | undefined>()
    expectTypeOf(verdict).not.toHaveProperty('response')
  })

  it('returns the path parameters of the operation', () => {
    const status = contract.check('changeCampaignStatus', request)
    if (status.ok) {
      expectTypeOf(status.request.params).toEqualTypeOf<{ campaign_id: string }>()
    }
    const offering = contract.check('updateOffering', request)
    if (offering.ok) {
      expectTypeOf(offering.request.params).toEqualTypeOf<{ offer_id: string }>()
    }
  })

  it('a test body narrows on its channel', () => {
    const verdict = contract.check('testCampaign', request)
    if (!verdict.ok) return
    const { body } = verdict.request
    expectTypeOf(body.channel).toEqualTypeOf<'PUSH' | 'EMAIL' | undefined>()
    expectTypeOf(body.test_campaign_meta.identifier_values).toEqualTypeOf<string[]>()
    if (body.channel === 'PUSH') {
      type Platform = 'ANDROID' | 'IOS' | 'WEB'
      expectTypeOf(body.basic_details?.platforms).toEqualTypeOf<Platform[] | undefined>()
      expectTypeOf(body.basic_details).not.toHaveProperty('user_attribute_identifier')
    } else if (body.channel === 'EMAIL') {
      expectTypeOf(body.connector?.connector_type).toEqualTypeOf<string | undefined>()
      expectTypeOf(body.basic_details?.user_attribute_identifier).toEqualTypeOf<
        string | undefined
      >()
    } else {
      expectTypeOf(body.channel).toEqualTypeOf<undefined>()
    }
  })

  it('a create body always has a channel, an update body may have none', () => {
    expectTypeOf<RequestBody<'createCampaign'>['channel']>().toEqualTypeOf<'PUSH' | 'EMAIL'>()
    type Updated = RequestBody<'updateCampaign'>['channel']
    expectTypeOf<Updated>().toEqualTypeOf<'PUSH' | 'EMAIL' | undefined>()
  })

  it('a new offering has required fields, an update has none', () => {
    type Required = 'name' | 'priority' | 'delivery' | 'created_by' | 'scheduling' | 'segment_info'
    type Created = RequestBody<'createOffering'>
    expectTypeOf<Pick<Created, 'name' | 'priority'>>().toEqualTypeOf<{
      name: string
      priority: number
    }>()
    expectTypeOf<Created['scheduling']['start_datetime']>().toEqualTypeOf<string>()
    expectTypeOf<Created['scheduling']['expiry_datetime']>().toEqualTypeOf<string>()
    expectTypeOf<Required | 'offer_content' | 'variation_meta'>().toExtend<RequiredKeys<Created>>()
    expectTypeOf<Created['tags']>().toExtend<unknown[] | undefined>()
    expectTypeOf<RequiredKeys<RequestBody<'updateOffering'>>>().toEqualTypeOf<never>()
  })

  it('bodies are absent or optional as documented', () => {
    expectTypeOf<RequestBody<'getCampaign'>>().toEqualTypeOf<undefined>()
    expectTypeOf<RequestBody<'listOfferings'>>().toEqualTypeOf<undefined>()
    expectTypeOf<undefined>().toExtend<RequestBody<'validateCampaign'>>()
    expectTypeOf<{ request_id: string }>().toExtend<RequestBody<'validateCampaign'>>()
    expectTypeOf<undefined>().not.toExtend<RequestBody<'searchCampaigns'>>()
  })

  it('envelopes and error codes are those of the family', () => {
    const campaign = contract.check('testCampaign', request)
    if (!campaign.ok) {
      expectTypeOf(campaign.response.body).toEqualTypeOf<CampaignErrorEnvelope>()
      expectTypeOf(campaign.violations).toEqualTypeOf<Violation<CampaignErrorCode>[]>()
    }
    const offering = contract.check('createOffering', request)
    if (!offering.ok) {
      expectTypeOf(offering.response.body).toEqualTypeOf<OfferingErrorEnvelope>()
      for (const { code } of offering.violations) {
        // @ts-expect-error Campaign operations have it.
        void (code === 'UNPROCESSABLE_ENTITY')
      }
    }
    // @ts-expect-error Offering operations have it.
    const call = () => contract.error('OFFER_NOT_FOUND', { operation: 'changeCampaignStatus' })
    expectTypeOf(call).not.toBeAny()
    expectTypeOf<'UNPROCESSABLE_ENTITY' | 'BAD_REQUEST'>().toExtend<CampaignErrorCode>()
    expectTypeOf<Rejected['violations'][number]['code']>().toEqualTypeOf<ErrorCode>()
  })

  it('takes any body, but only the path parameters of the operation', () => {
    expectTypeOf(contract.check).toBeCallableWith('createOffering', { body: 'anything' })
    const stringParams = {} as Record<string, string>
    contract.check('updateOffering', { params: { offer_id: 'offer_1' } })
    contract.check('updateOffering', { params: {} })
    contract.check('updateOffering', { params: stringParams })
    contract.check('createOffering', { params: {} })
    contract.check('createOffering', { params: stringParams })
    contract.factsNeeded('updateOffering', { params: { offer_id: 'offer_1' } })
    const wrongName = { id: 'offer_1' }
    // @ts-expect-error No such parameter.
    contract.check('updateOffering', { params: { ofer_id: 'offer_1' } })
    // @ts-expect-error No such parameter.
    contract.check('updateOffering', { params: wrongName })
    // @ts-expect-error A parameter of other operations.
    contract.check('updateOffering', { params: { campaign_id: 'x' } })
    // @ts-expect-error The operation has no parameters.
    contract.check('createOffering', { params: { offer_id: 'offer_1' } })
    // @ts-expect-error No such parameter.
    contract.factsNeeded('updateOffering', { params: { ofer_id: 'offer_1' } })
    const operation = 'updateOffering' as OperationName
    // @ts-expect-error No operation has it.
    contract.check(operation, { params: { ofer_id: 'offer_1' } })
    // @ts-expect-error No such part.
    contract.check('updateOffering', { parms: { offer_id: 'offer_1' } })
  })

  it('accepts operations of the contract, header records, Headers and Node requests', () => {
    // @ts-expect-error No such operation.
    void (() => contract.check('sendCampaign', request))
    expectTypeOf<Headers>().toExtend<NonNullable<RequestInput['headers']>>()
    expectTypeOf<NodeJS.Dict<string | string[]>>().toExtend<NonNullable<RequestInput['headers']>>()
    expectTypeOf<{ headers: undefined; params: undefined }>().toExtend<RequestInput>()
  })
})

describe('checkHttp', () => {
  const verdict = contract.checkHttp({ method: 'GET', url: '/' } as HttpRequest)

  it('returns a verdict on one of the operations, 405, or undefined', () => {
    expectTypeOf(verdict).toEqualTypeOf<Verdict | MethodNotAllowed | undefined>()
    if (verdict === undefined) return
    expectTypeOf(verdict.operation).toEqualTypeOf<OperationName | undefined>()
    if (verdict.operation === undefined) {
      expectTypeOf(verdict).toEqualTypeOf<MethodNotAllowed>()
      expectTypeOf(verdict.ok).toEqualTypeOf<false>()
      expectTypeOf(verdict.response.body).toEqualTypeOf<ErrorEnvelope>()
    }
  })

  it('an accepted request narrows on the operation', () => {
    if (!verdict?.ok) return
    expectTypeOf(verdict.operation).toEqualTypeOf<OperationName>()
    switch (verdict.operation) {
      case 'testCampaign':
        expectTypeOf(verdict.request.body).toEqualTypeOf<RequestBody<'testCampaign'>>()
        break
      case 'getCampaign':
        expectTypeOf(verdict.request.body).toEqualTypeOf<undefined>()
        break
      default:
        expectTypeOf(verdict.operation).not.toEqualTypeOf<'testCampaign'>()
    }
  })
})

describe('options', () => {
  it('accept existing rules and groups, and the three severities', () => {
    expectTypeOf<{ 'auth/*': 'off'; 'field/unknown': 'error' }>().toExtend<Rules>()
    expectTypeOf<{ 'request-id/format': 'warn' }>().toExtend<Rules>()
    expectTypeOf<{ [name: string]: Severity }>().toExtend<Rules>()
    // @ts-expect-error No such rule.
    void ((): Rules => ({ 'field/unknwon': 'error' }))
    // @ts-expect-error No such group.
    void ((): Rules => ({ 'author/*': 'off' }))
    // @ts-expect-error The structure cannot be set.
    void ((): Rules => ({ structure: 'off' }))
    // @ts-expect-error No such severity.
    void ((): Rules => ({ 'field/unknown': 'info' }))
  })

  it('accept the operations, and no other options', () => {
    expectTypeOf<{
      limits: { testCampaign: { requests: number; perSeconds: number }[] }
    }>().toExtend<ContractOptions>()
    // @ts-expect-error No such operation.
    void ((): ContractOptions => ({ limits: { sendCampaign: [] } }))
    // @ts-expect-error No such option.
    void ((): ContractOptions => ({ service: 'ACME' }))
  })
})

describe('facts', () => {
  it('are all optional, and null if nothing exists', () => {
    expectTypeOf<Record<never, never>>().toExtend<Facts>()
    expectTypeOf<{ campaign: null; offering: null; idempotency: null }>().toExtend<Facts>()
    expectTypeOf<{ workspace: { tagIds: Set<string> } }>().toExtend<Facts>()
    expectTypeOf<{ workspace: { tagIds: string[] } }>().toExtend<Facts>()
    expectTypeOf<{ workspace: { tagIds: (id: string) => boolean } }>().toExtend<Facts>()
    // @ts-expect-error No such fact.
    void ((): Facts => ({ user: 'x' }))
    // @ts-expect-error No such fact.
    void ((facts: Facts) => facts.campain)
  })

  it('have the fields of a stored campaign or offering, with any values', () => {
    interface Row {
      id: string
      status: string
      basic_details: { name: string; platforms: string[] }
      stored_at: Date
    }
    expectTypeOf<Row>().toExtend<CampaignFacts>()
    expectTypeOf<{ status: 'active'; locked: boolean }>().toExtend<OfferingFacts>()
    void ((): Facts => ({ campaign: { status: 'DRAFT', basic_details: { name: 'a' } } }))
    void ((): Facts => ({ offering: { status: 'active', capping_rules: [], variation_meta: {} } }))
    // @ts-expect-error No such field.
    void ((): Facts => ({ campaign: { statsu: 'DRAFT' } }))
    // @ts-expect-error No such field.
    void ((): Facts => ({ campaign: { status: 'DRAFT', basic_details: { nmae: 'a' } } }))
    // @ts-expect-error No such field.
    void ((): Facts => ({ offering: { status: 'active', variation_meta: { typ: 'SMV' } } }))
    // @ts-expect-error No such field.
    void ((): Facts => ({ workspace: { tags: [] } }))
    // @ts-expect-error No such field.
    void ((facts: CampaignFacts) => facts.statsu)
    // @ts-expect-error No such field.
    void ((facts: OfferingFacts) => facts.statsu)
  })

  it('that are needed have their ids', () => {
    const needed = contract.factsNeeded('testCampaign', request)
    expectTypeOf(needed).toEqualTypeOf<FactsNeeded>()
    expectTypeOf<keyof FactsNeeded>().toEqualTypeOf<Exclude<keyof Facts, 'now'>>()
    expectTypeOf(needed.campaign).toEqualTypeOf<{ id: string } | undefined>()
    expectTypeOf(needed.idempotency).toEqualTypeOf<
      { key: string; fingerprint: string } | undefined
    >()
  })
})

describe('schema', () => {
  it('infers its input and output', () => {
    const schema = contract.schema('testCampaign')
    expectTypeOf<InferOutput<typeof schema>>().toEqualTypeOf<RequestBody<'testCampaign'>>()
    expectTypeOf<InferInput<typeof schema>>().toEqualTypeOf<BodyInput<'testCampaign'>>()
  })

  it('is assignable to Standard Schema v1', () => {
    expectTypeOf(contract.schema('createOffering')).toExtend<StandardSchema>()
  })

  it('is synchronous and narrows on its issues', () => {
    const result = contract.schema('changeCampaignStatus')['~standard'].validate({})
    if (result.issues === undefined) {
      expectTypeOf(result.value.action).toEqualTypeOf<'STOP' | 'PAUSE' | 'RESUME'>()
    } else {
      expectTypeOf(result.issues).toEqualTypeOf<readonly BodyIssue[]>()
      expectTypeOf<BodyIssue['rule']>().toEqualTypeOf<RuleId | 'structure'>()
      expectTypeOf<BodyIssue['path']>().toEqualTypeOf<readonly (string | number)[]>()
    }
  })
})

it('an accepted call has its query', () => {
  type Query = AcceptedCall<'listOfferings'>['request']['query']
  expectTypeOf<Query>().toExtend<Readonly<Record<string, string | string[]>>>()
})

describe('the rest of a contract', () => {
  it('match returns the operation and its parameters', () => {
    expectTypeOf(contract.match).parameters.toEqualTypeOf<[method: string, path: string]>()
    expectTypeOf(contract.match).returns.toEqualTypeOf<OperationMatch | undefined>()
    const found = contract.match('GET', '/v5/offers')
    expectTypeOf(found?.operation).toEqualTypeOf<OperationName | undefined>()
    expectTypeOf(found?.params).toExtend<Record<string, string> | undefined>()
    if (found === undefined) return
    if (found.operation === 'updateOffering') {
      expectTypeOf(found.params).toEqualTypeOf<{ offer_id: string }>()
    }
    expectTypeOf(contract.check(found.operation, { params: found.params })).toEqualTypeOf<Verdict>()
  })

  it('checkResponse returns findings', () => {
    const verdict = contract.checkResponse('testCampaign', { status: 200, body: {} })
    expectTypeOf(verdict).toEqualTypeOf<ResponseVerdict>()
    expectTypeOf(verdict.ok).toEqualTypeOf<boolean>()
    type Level = (typeof verdict.findings)[number]['level']
    expectTypeOf<Level>().toEqualTypeOf<'MUST' | 'SHOULD'>()
  })

  it('the rule table is typed', () => {
    type Entry = (typeof contract.rules)[number]
    expectTypeOf<Entry['id']>().toEqualTypeOf<RuleId>()
    expectTypeOf<Entry['operations']>().toEqualTypeOf<readonly OperationName[]>()
    expectTypeOf<Entry['answer']>().toEqualTypeOf<{ status: number; code: ErrorCode }>()
    expectTypeOf<Entry['facts']>().toEqualTypeOf<readonly FactName[]>()
    expectTypeOf<keyof typeof contract.operations>().toEqualTypeOf<OperationName>()
  })
})

type Rules = NonNullable<ContractOptions['rules']>

type RequiredKeys<Value> = {
  [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? never : Key
}[keyof Value]

/** The interface of the specification, as another library has it. */
type StandardSchema = Pick<ZodTypeAny, '~standard'>
type InferInput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['input']
type InferOutput<Schema extends StandardSchema> = NonNullable<
  Schema['~standard']['types']
>['output']
