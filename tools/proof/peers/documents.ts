import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

/*
 * The OpenAPI documents with examples that exist on the server: its ids, tags, templates and
 * connectors. Nothing else differs, so every tool reads the published contract.
 */

export const names = ['campaigns', 'offerings'] as const
export type DocumentName = (typeof names)[number]

// biome-ignore lint/suspicious/noExplicitAny: a document has any structure.
export type Json = any

const draft = '68f0a1b2c3d4e5f6a7b80001'
const emailDraft = '68f0a1b2c3d4e5f6a7b80002'
const periodic = '68f0a1b2c3d4e5f6a7b80011'
const eventTriggered = '68f0a1b2c3d4e5f6a7b80012'

const onServer: Readonly<Record<string, string>> = {
  '65f1c2a9d4e8b7a6c5d4e3f2': draft,
  '65f1c2a9d4e8b7a6c5d4e3f3': eventTriggered,
  '65f1c2a9d4e8b7a6c5d4e3f4': emailDraft,
  SHOP_WORKSPACE: 'workspace',
  offer_66b1f0c2a94e3d0012ab34cd: 'offer_68f0a1b2c3d4e5f6a7b90001',
  tag_sale: 'tag_spring',
  tag_summer: 'tag_loyalty',
  tmpl_banner_01: 'tpl_hero',
  tmpl_card_02: 'tpl_strip',
}
/** Values that are replaced as a whole, because other texts contain them. */
const values: Readonly<Record<string, string>> = {
  Marketing: 'Newsroom',
  Transactional: 'Newsroom',
  Orders: 'Deals',
}

/** The id in the path of an operation whose campaign must have a certain status. */
const pathIds: Readonly<Record<string, string>> = {
  PublishedCampaignId: eventTriggered,
  ParentCampaignId: periodic,
}

/** The success status of this server where the contract allows any, not only 200. */
const successes: Readonly<Record<string, string>> = {
  createCampaign: '201',
  changeCampaignStatus: '202',
}

export const methods = ['get', 'post', 'patch'] as const

/** Without a body, the request id must be in the header. */
function requireRequestId(document: Json, operation: Json): void {
  if (!operation?.parameters) return
  operation.parameters = operation.parameters.map((parameter: Json) =>
    parameter.$ref?.endsWith('/RequestId')
      ? { ...resolved(document, parameter), required: true }
      : parameter,
  )
}

/** Returns a document with the examples of the server. */
export function documentOf(name: DocumentName): Json {
  const file = fileURLToPath(new URL(`../../../openapi/${name}.yaml`, import.meta.url))
  let source = readFileSync(file, 'utf8')
  for (const [from, to] of Object.entries(onServer)) source = source.replaceAll(from, to)
  const document = parse(source, (_, value) =>
    typeof value === 'string' ? (values[value] ?? value) : value,
  )
  for (const [parameter, id] of Object.entries(pathIds)) {
    const found = document.components.parameters[parameter]
    if (found) found.example = id
  }
  for (const path of Object.values<Json>(document.paths)) {
    requireRequestId(document, path.get)
    for (const method of methods) {
      const { operationId, responses } = path[method] ?? {}
      const success = successes[operationId]
      if (success === undefined) continue
      responses[success] = responses['200']
    }
  }
  return document
}

/** Follows a reference within the document. */
export const resolved = (document: Json, value: Json): Json =>
  value?.$ref === undefined
    ? value
    : resolved(
        document,
        value.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, key: string) => at[key], document),
      )

/** Returns the example of a parameter or a body, the first if there are several. */
export const exampleOf = (document: Json, { example, examples }: Json): unknown =>
  example ?? resolved(document, Object.values<Json>(examples ?? {})[0])?.value

/** Returns a document without extensions, for tools that take a schema in one for a schema of the body. */
export const withoutExtensions = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(withoutExtensions)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !key.startsWith('x-'))
            .map(([key, inner]) => [key, withoutExtensions(inner)]),
        )
      : value
