import type { OperationName, Violation } from '../../../core/index.js'
import type { SeededFault } from '../fault.js'

/** The keywords of the schemas, by what the library says where one of them is broken. */
const messages = {
  required: /is required\.$/,
  type: /^Must be (?:a string|an integer|true or false|an object|an array), not /,
  enum: /^Must be (?:one of|`)/,
  minimum: /^Must be at least \S+\.$/,
  maximum: /^Must be at most \S+\.$/,
  'min-length': /^Must have at least \d+ characters\.$/,
  'max-length': /^Must have at most \d+ characters\.$/,
  'max-items': /^Must have at most \d+ entries\.$/,
  'date-time': /^Must be an RFC 3339 date-time/,
  email: /^Must be an e-mail address/,
  uri: /^Must be an absolute URI/,
  'hex-color': /^Must be a hex colour/,
} as const

export type Keyword = keyof typeof messages

/** Whether a violation is that of a keyword of the schemas. */
export const isOf = (keyword: Keyword, { rule, message }: Violation): boolean =>
  rule === 'structure' && messages[keyword].test(message)

const withContent = ['required', 'type', 'enum', 'minimum', 'email', 'uri', 'hex-color'] as const

/** The keywords that the schema of each body has. */
const keywordsOf: { readonly [Name in OperationName]?: readonly Keyword[] } = {
  createCampaign: withContent,
  updateCampaign: withContent,
  validateCampaign: ['type'],
  changeCampaignStatus: ['required', 'type', 'enum'],
  listCampaignExecutions: ['type'],
  searchCampaigns: ['type', 'enum', 'minimum', 'maximum'],
  testCampaign: [...withContent, 'max-items'],
  createOffering: ['type', 'enum', 'minimum', 'maximum', 'min-length', 'max-length', 'date-time'],
  updateOffering: ['type', 'enum', 'minimum', 'maximum', 'min-length', 'max-length', 'date-time'],
}

/** Servers that pay no attention to one keyword of the schema of one body. */
export const structureKeywords: readonly SeededFault[] = (
  Object.entries(keywordsOf) as [OperationName, readonly Keyword[]][]
).flatMap(([operation, keywords]) =>
  keywords.map((keyword) => ({
    name: `structure/${keyword}-of-${operation.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    summary: `Does not hold the bodies of ${operation} to the keyword for ${keyword}.`,
    shows: { operations: [operation], subjects: ['structure'] },
    forgives: (violation, call) => call.operation === operation && isOf(keyword, violation),
  })),
)
