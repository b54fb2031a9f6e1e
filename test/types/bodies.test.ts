import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { campaigns } from '../../generated/types/index.js'
import {
  type BodyInput,
  createContract,
  type RequestBody,
  type RuleRequest,
} from '../../src/core/index.js'

/* Type tests: `npm run typecheck` runs them; in the test run these assertions do nothing. */

const contract = createContract()

type Schemas = campaigns.components['schemas']
type ContentOf<Body> = Body extends { campaign_content?: infer Found }
  ? NonNullable<NonNullable<Found> extends { content?: infer Content } ? Content : never>
  : never
type Push = Extract<RequestBody<'testCampaign'>, { channel: 'PUSH' }>
type Email = Extract<RequestBody<'testCampaign'>, { channel: 'EMAIL' }>

describe('content', () => {
  it('is flat or keyed, narrowed by `in`', () => {
    void ((content: Schemas['Content']) => {
      if ('default' in content) {
        expectTypeOf(content).toEqualTypeOf<Schemas['KeyedContent']>()
        expectTypeOf(content.default.variation_1?.push).toEqualTypeOf<
          Schemas['PushContent'] | undefined
        >()
        expectTypeOf(content.push).toEqualTypeOf<undefined>()
        for (const variations of Object.values(content)) {
          for (const message of Object.values(variations)) {
            expectTypeOf(message).toEqualTypeOf<Schemas['MessageBody']>()
          }
        }
      } else if ('push' in content) {
        expectTypeOf(content.push).toEqualTypeOf<Schemas['PushContent']>()
        expectTypeOf(content).not.toHaveProperty('default')
      } else {
        expectTypeOf(content.email).toEqualTypeOf<Schemas['EmailContent']>()
      }
    })
  })

  it('has the messages of its channel only', () => {
    void ((content: ContentOf<Push>) => {
      if ('default' in content) {
        expectTypeOf(content.default.variation_1?.email).toEqualTypeOf<undefined>()
      } else {
        expectTypeOf(content).toEqualTypeOf<{ push: Schemas['PushContent'] }>()
      }
    })
    void ((content: ContentOf<Email>) => {
      if ('default' in content) {
        expectTypeOf(content.default.variation_1?.push).toEqualTypeOf<undefined>()
      } else {
        expectTypeOf(content).toEqualTypeOf<{ email: Schemas['EmailContent'] }>()
      }
    })
  })

  it('narrows in a checked request', () => {
    const verdict = contract.check('testCampaign', {})
    if (!verdict.ok) return
    const content = verdict.request.body.campaign_content?.content
    if (content && 'push' in content) {
      expectTypeOf(content.push).toEqualTypeOf<Schemas['PushContent']>()
      expectTypeOf(content.push.android?.template_type).toExtend<string | undefined>()
    }
    if (content && 'default' in content) {
      expectTypeOf(content.de?.variation_1?.push?.ios?.template_type).toExtend<string | undefined>()
    }
  })

  it('is not written in both shapes, or without the default locale', () => {
    const push = { android: { template_type: 'BASIC' } } as const
    void ((): Schemas['Content'] => ({ push }))
    void ((): Schemas['Content'] => ({ default: { variation_1: { push } }, de: {} }))
    // @ts-expect-error Mixed.
    void ((): Schemas['Content'] => ({ push, default: { variation_1: { push } } }))
    // @ts-expect-error Without the default locale.
    void ((): Schemas['Content'] => ({ de: { variation_1: { push } } }))
    // @ts-expect-error Without a variation.
    void ((): Schemas['Content'] => ({ default: { push } }))
    // @ts-expect-error Empty.
    void ((): Schemas['Content'] => ({}))
    // @ts-expect-error Of the other channel.
    void ((): ContentOf<Email> => ({ push }))
  })
})

describe('the update that publishes a campaign', () => {
  it('is an alternative', () => {
    expectTypeOf<{ status: 'PUBLISH' }>().toExtend<RequestBody<'updateCampaign'>>()
    void ((body: RequestBody<'updateCampaign'>) => {
      expectTypeOf(body.status).toEqualTypeOf<'PUBLISH' | undefined>()
      if (body.status === 'PUBLISH') {
        expectTypeOf(body.status).toEqualTypeOf<'PUBLISH'>()
        expectTypeOf(body.channel).toEqualTypeOf<'PUSH' | 'EMAIL' | undefined>()
      } else {
        expectTypeOf(body.status).toEqualTypeOf<undefined>()
        if (body.channel === 'PUSH') {
          expectTypeOf(body.basic_details).toEqualTypeOf<Schemas['PushBasicDetails'] | undefined>()
        }
      }
    })
    // @ts-expect-error No such status.
    void ((): RequestBody<'updateCampaign'> => ({ status: 'DRAFT' }))
    // @ts-expect-error Only an update publishes.
    void ((): RequestBody<'changeCampaignStatus'> => ({ action: 'PUBLISH' }))
  })
})

describe('fields with a default', () => {
  it('are optional, because nothing is filled in', () => {
    expectTypeOf<Schemas['EmailBasicDetails']['user_attribute_identifier']>().toEqualTypeOf<
      string | undefined
    >()
    void ((): Schemas['EmailContent'] => ({ html_content: '<p></p>' }))
  })
})

it('an address is a string', () => {
  expectTypeOf<Schemas['EmailContent']['from_address']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Schemas['EmailContent']['cc_ids']>().toEqualTypeOf<string[] | undefined>()
})

it('names of the service are those of any service', () => {
  void ((): Schemas['TestIdentifier'] => 'ACME_GAID')
  void ((): Schemas['VariationDetails'] => ({ distribution_type: 'SMART' }))
  // @ts-expect-error No such identifier.
  void ((): Schemas['TestIdentifier'] => 'GAID')
})

type NewOffering = BodyInput<'createOffering'>
type Filter = NonNullable<BodyInput<'searchCampaigns'>['campaign_fields']>
type PushInput = ContentOf<Extract<BodyInput<'createCampaign'>, { channel: 'PUSH' }>>
type Android = NonNullable<Extract<PushInput, { push: unknown }>['push']['android']>

describe('a field whose type the documentation implies', () => {
  it('has this type in a body that a caller writes', () => {
    expectTypeOf<NewOffering['created_by']>().toEqualTypeOf<string>()
    expectTypeOf<NewOffering['tags']>().toEqualTypeOf<string[] | undefined>()
    expectTypeOf<NonNullable<NewOffering['offer_content']['meta']>['templateId']>().toEqualTypeOf<
      string | undefined
    >()
    expectTypeOf<NewOffering['is_global_control_enabled']>().toEqualTypeOf<boolean | undefined>()
    expectTypeOf<
      NonNullable<NewOffering['variation_meta']['control_group']>['percentage']
    >().toEqualTypeOf<number | undefined>()
    expectTypeOf<NewOffering['segment_info']>().toEqualTypeOf<
      { [key: string]: unknown } | unknown[]
    >()
    expectTypeOf<Filter['channels']>().toEqualTypeOf<string | string[] | undefined>()
    expectTypeOf<Filter['campaign_delivery_type']>().toEqualTypeOf<string | string[] | undefined>()
    expectTypeOf<NonNullable<Android['basic_details']>['title']>().toEqualTypeOf<
      string | undefined
    >()
    expectTypeOf<NonNullable<Android['buttons']>[number]['btn_name']>().toEqualTypeOf<
      string | undefined
    >()
  })

  it('has any value in a body that a handler or a rule reads', () => {
    const { check } = createContract({ rules: { 'auth/*': 'off', 'idempotency/*': 'off' } })
    const verdict = check('updateOffering', { body: { tags: [7], created_by: 7 } })
    expect(verdict.ok).toBe(true)
    expect(verdict.warnings.map(({ rule, target }) => `${rule} ${target}`)).toEqual([
      'field/unlikely-type created_by',
    ])
    void (({ created_by, tags, offer_content }: RequestBody<'updateOffering'>) => {
      // @ts-expect-error A number has no such method.
      created_by?.startsWith('maria')
      // @ts-expect-error The same in a list.
      tags?.map((tag) => tag.startsWith('tag_'))
      // @ts-expect-error `null` has no fields.
      offer_content?.meta
      if (typeof created_by === 'string') expectTypeOf(created_by).toEqualTypeOf<string>()
      if (typeof created_by === 'number') expectTypeOf(created_by).toEqualTypeOf<number>()
    })
    void (({ body }: RuleRequest<'updateOffering'>) => {
      // @ts-expect-error A number has no such method.
      body.created_by?.startsWith('maria')
    })
  })
})

it('a field whose type nothing implies is open', () => {
  expectTypeOf<NewOffering['delivery']>().toBeUnknown()
  expectTypeOf<NewOffering['capping_rules']>().toBeUnknown()
  expectTypeOf<NewOffering['offering_attribute_configuration']>().toBeUnknown()
  expectTypeOf<Filter['tags']>().toBeUnknown()
  expectTypeOf<Schemas['SearchResponse']['data']>().toBeUnknown()
  expectTypeOf<Schemas['SearchResult']['version_number']>().toBeUnknown()
})

it.each(['campaigns', 'offerings'])('every field of a body has a docstring: %s', (name) => {
  const path = `generated/types/${name}.ts`
  const code = readFileSync(path, 'utf8')
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true)
  const fields = fieldsOf(file)
  const bare = fields.filter((field) => !docstringOf(field).includes('@description'))
  expect(fields.length).toBeGreaterThan(50)
  expect(bare.map((field) => field.name.getText())).toEqual([])
})

const docstringOf = (field: ts.Node): string =>
  field.getFullText().slice(0, field.getLeadingTriviaWidth())

/** Returns the fields of all schemas but those that cannot be present. */
function fieldsOf(file: ts.SourceFile): ts.PropertySignature[] {
  const components = file.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'components')
  const schemas = components?.members.find((member) => member.name?.getText() === 'schemas')
  const found: ts.PropertySignature[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.type?.kind !== ts.SyntaxKind.NeverKeyword) {
      found.push(node)
    }
    ts.forEachChild(node, visit)
  }
  if (schemas !== undefined) ts.forEachChild(schemas, visit)
  return found
}
