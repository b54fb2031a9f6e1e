import { addSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContractOptions, createContract, type Workspace } from '../src/core/index.js'
import { jsonSchema } from '../src/core/json-schema.js'
import { bodies, operations } from './contract/agreement.js'

const draft = '65f1c2a9d4e8b7a6c5d4e3f2'
const workspace = {
  tags: { tag_winter: 'Winter sale', tag_loyalty: '' },
  templates: ['tpl_banner', 'tpl_card', 'tpl_banner'],
  offering_attributes: { attr_margin: 'Margin' },
  subscription_categories: ['News', 'Product'],
  connectors: [
    { connector_type: 'SES', connector_name: 'Main' },
    { connector_type: 'SES', connector_name: 'Fallback' },
    { connector_type: 'SENDGRID', connector_name: 'Marketing' },
  ],
  campaigns: {
    [draft]: { status: 'DRAFT', basic_details: { name: 'Spring' } },
    '65f1c2a9d4e8b7a6c5d4e3f3': { status: 'ACTIVE' },
  },
} satisfies Workspace

const schemaOf = (operation: (typeof operations)[number], options: ContractOptions = {}) =>
  jsonSchema(operation, { workspace, ...options })

/** Returns the schema of a property of a definition. */
const definition = (schema: Record<string, unknown>, name: string) =>
  (schema.$defs as Record<string, { properties: Record<string, unknown> }>)[name]?.properties ?? {}

const names = (...all: string[]) => ({ enum: all })
const anything = {}

describe('completes', () => {
  it('tags, templates and attributes of offerings, with their labels', () => {
    const offering = definition(schemaOf('createOffering'), 'OfferingCreate')
    expect(offering.tags).toMatchObject({
      items: { enum: ['tag_winter', 'tag_loyalty'], enumDescriptions: ['Winter sale', ''] },
    })
    expect(offering).toMatchObject({
      offer_content: {
        properties: { meta: { properties: { templateId: names('tpl_banner', 'tpl_card') } } },
      },
      offering_attribute_configuration: {
        anyOf: [
          { items: { anyOf: [{ enum: ['attr_margin'], enumDescriptions: ['Margin'] }, {}] } },
          { not: { type: 'array', items: { type: 'string' } } },
        ],
      },
    })
  })

  it('categories and connectors of e-mails', () => {
    const schema = schemaOf('createCampaign')
    expect(definition(schema, 'EmailBasicDetails').subscription_category).toMatchObject({
      anyOf: [names('News', 'Product'), { pattern: String.raw`\{[{%]` }],
    })
    expect(definition(schema, 'CreateEmailCampaignRequest').connector).toMatchObject({
      anyOf: [
        { properties: { connector_type: names('SES'), connector_name: names('Main', 'Fallback') } },
        { properties: { connector_type: names('SENDGRID'), connector_name: names('Marketing') } },
      ],
    })
  })

  it('without rejecting others where the channel is unknown', () => {
    const schema = schemaOf('updateCampaign')
    const { subscription_category } = definition(schema, 'EitherBasicDetails') as {
      subscription_category: { anyOf: unknown[] }
    }
    expect(subscription_category.anyOf).toEqual([names('News', 'Product'), anything])
    const { connector } = definition(schema, 'UpdateChannellessCampaignRequest') as {
      connector: { anyOf: unknown[] }
    }
    expect(connector.anyOf.at(-1)).toEqual(anything)
  })

  it('no tags of campaigns, which are not ids of the workspace', () => {
    const schemas = [schemaOf('createCampaign'), schemaOf('createCampaign', { workspace: {} })]
    const [own, plain] = schemas.map((schema) => definition(schema, 'EmailBasicDetails').tags)
    expect(own).toEqual(plain)
  })

  it('drafts by their names, without rejecting others', () => {
    const { draft_id } = definition(schemaOf('testCampaign'), 'PushTestRequest')
    expect(draft_id).toMatchObject({
      anyOf: [{ enum: [draft], enumDescriptions: ['Spring'] }, anything],
    })
  })

  it('nothing from empty lists, whose every name a check rejects', () => {
    const empty = { tags: [], templates: {}, offering_attributes: [], connectors: [] }
    expect(schemaOf('createOffering', { workspace: empty })).toEqual(
      schemaOf('createOffering', { workspace: {} }),
    )
  })

  it('without rejecting others where the rule is not an error', () => {
    for (const severity of ['warn', 'off'] as const) {
      const rules = {
        'offering/*': severity,
        'connector/*': severity,
        'email/*': severity,
      } as const
      const offering = definition(schemaOf('createOffering', { rules }), 'OfferingCreate')
      expect(offering.tags).toMatchObject({
        items: { anyOf: [names('tag_winter', 'tag_loyalty'), anything] },
      })
    }
  })
})

it('changes nothing without a workspace', () => {
  const empty = jsonSchema('createOffering', { workspace: {} })
  expect(jsonSchema('createOffering')).toEqual(empty)
})

it.each(operations)('%s: the schema is valid', (operation) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  expect(ajv.validateSchema(schemaOf(operation))).toBe(true)
})

const clock = () => new Date('2000-01-01T00:00:00Z')

/** Names of the workspace and others. */
const mostly = <Known, Other>(known: Known, ...others: readonly Other[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, fc.constantFrom(...others))
const tags = mostly<unknown, unknown>(['tag_winter', 'tag_loyalty'], [], ['tag_other'], [5])
const id = mostly<unknown, unknown>('tpl_banner', 'tpl_other', 5, null)
const connector = fc.record({
  connector_type: fc.constantFrom('SES', 'SENDGRID', 'OTHER'),
  connector_name: fc.constantFrom('Main', 'Marketing', 'Other'),
})
const category = fc.constantFrom('News', 'Other', '{{ category }}', '{% if a %}News{% endif %}')
const attributes = mostly<unknown, unknown>(['attr_margin'], ['attr_other'], [5], 'attr_other', {})
const someNames = fc.record({ tags, id, connector, category, attributes })

/** Puts names into the parts that a body has. */
function withNames(
  body: unknown,
  names: typeof someNames extends fc.Arbitrary<infer Value> ? Value : never,
) {
  const own = body as Record<string, Record<string, unknown>>
  if ('priority' in own || 'scheduling' in own) {
    Object.assign(own, { tags: names.tags, offering_attribute_configuration: names.attributes })
    if (own.offer_content?.meta !== undefined) own.offer_content.meta = { templateId: names.id }
  }
  if (typeof own.basic_details === 'object' && own.basic_details !== null) {
    Object.assign(own.basic_details, { subscription_category: names.category })
  }
  if ('connector' in own) Object.assign(own, { connector: names.connector })
  return own
}

const variants: readonly [what: string, options: ContractOptions][] = [
  ['with the default severities', {}],
  ['with warnings', { rules: { 'offering/*': 'warn', 'connector/*': 'warn', 'email/*': 'warn' } }],
]

describe.each(variants)('%s', (what, options) => {
  it.each([
    'createOffering',
    'updateOffering',
    'createCampaign',
    'updateCampaign',
    'testCampaign',
  ] as const)(
    '%s: the schema accepts what a check with the workspace accepts',
    async (operation) => {
      const url = `https://workspace.example/${what.replaceAll(' ', '-')}/${operation}`
      addSchema(schemaOf(operation, options) as never, url)
      const hyperjump = await validate(url)
      const contract = createContract({ workspace, clock, ...options })
      const seen = { accepted: 0, rejected: 0, narrowed: 0 }
      const plain = `${url}/plain`
      addSchema(schemaOf(operation, { ...options, workspace: {} }) as never, plain)
      const unnamed = await validate(plain)
      fc.assert(
        fc.property(bodies(operation, 4), someNames, (list, names) => {
          for (const body of list) {
            if (typeof body !== 'object' || body === null || Array.isArray(body)) continue
            withNames(body, names)
            const { valid } = hyperjump(body as never)
            const { ok } = contract.check(operation, { body } as never)
            if (ok && unnamed(body as never).valid) {
              seen.accepted++
              expect({ body, valid }).toEqual({ body, valid: true })
            }
            if (!valid) seen.rejected++
            if (!valid && unnamed(body as never).valid) seen.narrowed++
          }
        }),
        { numRuns: 30 },
      )
      expect(seen.accepted).toBeGreaterThan(0)
      // The names matter: the schema without them accepts more.
      if (what === 'with the default severities') expect(seen.narrowed).toBeGreaterThan(0)
      else expect(seen.narrowed).toBe(0)
    },
  )
})
