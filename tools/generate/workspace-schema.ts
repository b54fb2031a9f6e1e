import type { CampaignFacts, OfferingFacts, Workspace } from '../../src/core/index.js'
import type { Documents, Schema } from './documents.js'

/* The JSON Schema of a workspace file. `test/cli/workspace` compares it with the validation. */

type PropertiesOf<Type> = { readonly [Name in keyof Required<Type>]: Schema }

const text = { type: 'string' }
const name = { type: 'string', minLength: 1 }
const object = { type: 'object' }

/** A list of names, or a map of names with labels. */
const names = (description: string): Schema => ({
  description: `${description} A list, or a map with a label for each, which editors show.`,
  type: ['array', 'object'],
  items: name,
  additionalProperties: text,
})

const connector = {
  type: 'object',
  required: ['connector_type', 'connector_name'],
  properties: { connector_type: name, connector_name: name },
  additionalProperties: false,
}

/** Returns the JSON Schema of a workspace file. */
export function workspaceSchema(documents: Documents, offeringStatuses: unknown): Schema {
  const fieldsOf = (family: keyof Documents, schema: string) =>
    describedFields(documents[family].components.schemas[schema] as Schema)
  const properties: PropertiesOf<Workspace> = {
    $schema: { ...text, description: 'JSON Schema of this file, for editors.' },
    offerings_enabled: { type: 'boolean', description: 'Whether offer decisioning is on.' },
    versioning_enabled: { type: 'boolean', description: 'Whether campaign versioning is on.' },
    tags: names('Ids of tags.'),
    templates: names('Ids of personalization templates.'),
    offering_attributes: names('Ids of offering attributes.'),
    subscription_categories: names('Names of subscription categories.'),
    connectors: { description: 'Configured connectors.', type: 'array', items: connector },
    offerings: {
      description: 'Known offerings by id. Others may exist.',
      type: 'object',
      additionalProperties: { $ref: '#/$defs/offering' },
    },
    campaigns: {
      description: 'Known campaigns by id. Others may exist.',
      type: 'object',
      additionalProperties: { $ref: '#/$defs/campaign' },
    },
  }
  const offering = {
    ...fieldsOf('offerings', 'Offering'),
    id: {},
    name: text,
    status: { enum: offeringStatuses, description: 'The stored status.' },
    scheduling: {
      type: 'object',
      properties: {
        start_datetime: { ...text, format: 'date-time' },
        expiry_datetime: { ...text, format: 'date-time' },
      },
    },
    variation_meta: object,
  } satisfies Partial<PropertiesOf<OfferingFacts>>
  const campaign: PropertiesOf<CampaignFacts> = {
    id: {},
    status: { ...text, description: 'The stored status.', examples: ['DRAFT', 'ACTIVE'] },
    channel: { ...text, examples: ['PUSH', 'EMAIL'] },
    campaign_delivery_type: { ...text, examples: deliveryTypes(documents) },
    basic_details: { ...object, properties: fieldsOf('campaigns', 'EitherBasicDetails') },
    connector: { ...object, properties: fieldsOf('campaigns', 'Connector') },
    campaign_content: { ...object, properties: fieldsOf('campaigns', 'CampaignContent') },
    created_by: {},
    version_number: {},
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'campaign-contract workspace',
    type: 'object',
    properties,
    additionalProperties: false,
    $defs: {
      offering: { type: 'object', properties: offering },
      campaign: { type: 'object', properties: campaign },
    },
  }
}

/** Returns the fields of a stored object with their descriptions; any value may be stored. */
const describedFields = ({ properties }: Schema): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(properties as Record<string, Schema>).map(([field, { description }]) => [
      field,
      description === undefined ? {} : { description },
    ]),
  )

const deliveryTypes = ({ campaigns }: Documents): unknown =>
  (campaigns.components.schemas.DeliveryType as Schema).enum
