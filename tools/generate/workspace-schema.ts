import {
  type Kind,
  type Kinds,
  type KindsOf,
  kind,
  object,
  string,
  withMembers,
} from '../../src/core/base/kinds.js'
import { campaignKinds, offeringKinds, workspaceKinds } from '../../src/core/contract/workspace.js'
import type { CampaignFacts, OfferingFacts, Workspace } from '../../src/core/index.js'
import { type Documents, fieldsOf, type Schema } from './documents.js'
import { schemaOf } from './schema-of.js'
import { mapValues } from './structural.js'

const dateTime: Kind = { ...string, schema: { type: 'string', format: 'date-time' } }
const anything = kind(() => true, 'anything', {})

/** What editors say about each member of a workspace file. */
const descriptions: Readonly<Record<keyof Workspace, string>> = {
  $schema: 'JSON Schema of this file, for editors.',
  offerings_enabled: 'Whether offer decisioning is on.',
  versioning_enabled: 'Whether campaign versioning is on.',
  tags: 'Ids of tags.',
  templates: 'Ids of personalization templates.',
  offering_attributes: 'Ids of offering attributes.',
  subscription_categories: 'Names of subscription categories.',
  connectors: 'Configured connectors.',
  offerings: 'Known offerings by id. Others may exist.',
  campaigns: 'Known campaigns by id. Others may exist.',
}

/** Returns the JSON Schema of a workspace file: its form, with all fields of the documents. */
export function workspaceSchema(documents: Documents): Schema {
  const { campaigns: document } = documents
  const partOf = (schema: string) => withMembers(describedFields(fieldsOf(document, schema)))
  const offering: Kinds = {
    ...describedFields(fieldsOf(documents.offerings, 'Offering')),
    id: anything,
    ...offeringKinds,
    status: { ...offeringKinds.status, description: 'The stored status.' },
    scheduling: withMembers({ start_datetime: dateTime, expiry_datetime: dateTime }),
  } satisfies Partial<KindsOf<OfferingFacts>>
  const campaign: KindsOf<CampaignFacts> = {
    id: anything,
    ...campaignKinds,
    status: {
      ...withExamples(campaignKinds.status, ['DRAFT', 'ACTIVE']),
      description: 'The stored status.',
    },
    channel: withExamples(campaignKinds.channel, ['PUSH', 'EMAIL']),
    campaign_delivery_type: withExamples(
      campaignKinds.campaign_delivery_type,
      document.components.schemas.DeliveryType?.enum,
    ),
    basic_details: partOf('EitherBasicDetails'),
    connector: partOf('Connector'),
    campaign_content: partOf('CampaignContent'),
    created_by: anything,
    version_number: anything,
  }
  const described = Object.entries(descriptions).map(([name, description]) => {
    const given = workspaceKinds[name as keyof Workspace]
    const labels = given.choices
      ? ' A list, or a map with a label for each, which editors show.'
      : ''
    return [name, { ...given, description: description + labels }] as const
  })
  const { offerings, campaigns, ...others } = Object.fromEntries(described) as typeof workspaceKinds
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'campaign-contract workspace',
    ...schemaOf({
      ...object,
      members: {
        ...others,
        offerings: { ...offerings, parts: withMembers(offering) },
        campaigns: { ...campaigns, parts: withMembers(campaign) },
      },
    }),
  }
}

/** Returns the fields of a stored object with their descriptions; any value may be stored. */
const describedFields = (fields: Record<string, Schema>): Kinds =>
  mapValues(fields, ({ description }) => ({
    ...anything,
    ...(typeof description === 'string' && { description }),
  }))

const withExamples = (given: Kind, examples: unknown): Kind => ({
  ...given,
  schema: { ...given.schema, examples },
})
