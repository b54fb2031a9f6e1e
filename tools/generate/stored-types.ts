import { type Documents, type Family, fieldsOf } from './documents.js'

/** The objects of a stored campaign or offering, with the schema that has their fields. */
const stored: [name: string, family: Family, schema: string][] = [
  ['StoredBasicDetails', 'campaigns', 'EitherBasicDetails'],
  ['StoredConnector', 'campaigns', 'Connector'],
  ['StoredCampaignContent', 'campaigns', 'CampaignContent'],
  ['StoredOffering', 'offerings', 'Offering'],
  ['StoredVariationMeta', 'offerings', 'VariationMeta'],
]

/** Returns the types of objects as a server has stored them: the known fields, with any values. */
export const storedTypes = (documents: Documents): string =>
  stored
    .map(([name, family, schema]) => {
      const names = Object.keys(fieldsOf(documents[family], schema))
      const fields = names.map((field) => `  ${field}?: unknown`)
      return `export type ${name} = {\n${fields.join('\n')}\n}`
    })
    .join('\n\n')
