import { writeFileSync } from 'node:fs'
import { documentOf, exampleOf, type Json, methods, names, resolved } from './documents.js'

/*
 * The documents with examples as Specmatic reads them: parameters, body and response have examples of
 * the same name.
 */

/** Examples that Specmatic does not load: it reads `oneOf` and `anyOf` as closed objects. */
const unreadable = new Set(['push-inline-keyed', 'email-inline-keyed'])
/** Examples of an operation at most: each is combined with all variations of the schema. */
const most = 2

const isRequestId = (name: string): boolean => /request-id/i.test(name)

/**
 * Leaves the request id to the header: generated bodies would have another one than the header, or
 * none at all.
 */
function dropRequestIds(document: Json): void {
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) {
    if (name.endsWith('Request')) dropRequestId(schema)
  }
}

function dropRequestId(schema: Json): void {
  if (typeof schema !== 'object' || schema === null) return
  if (schema.properties) delete schema.properties.request_id
  Object.values(schema).forEach(dropRequestId)
}

function namedExamples(document: Json, content: Json): Record<string, Json> {
  const all = Object.entries<Json>(content?.examples ?? { known: {} })
    .filter(([name]) => !unreadable.has(name))
    .map(([name, example]) => [name, structuredClone(resolved(document, example))] as const)
  for (const [, example] of all) delete example.value?.request_id
  // The first of each channel, and of those without a channel.
  const first = all.filter(
    ([, { value }], index) =>
      all.findIndex(([, other]) => other.value?.channel === value?.channel) === index,
  )
  return Object.fromEntries([...first, ...all].slice(0, most))
}

function nameExamples(document: Json, path: Json, operation: Json): void {
  const content = resolved(document, operation.requestBody)?.content?.['application/json']
  const examples = namedExamples(document, content)
  const all = Object.keys(examples)
  const same = (value: unknown) => Object.fromEntries(all.map((name) => [name, { value }]))
  if (content) content.examples = examples
  operation.parameters = [...(path.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => structuredClone(resolved(document, parameter)))
    // It would send the parameter `query` itself, which stands for any other name.
    .filter(({ name }) => name !== 'query')
    .map(({ example, examples, ...parameter }) => ({
      ...parameter,
      required: parameter.required || isRequestId(parameter.name),
      examples: same(exampleOf(document, { example, examples })),
    }))
  const success = ['202', '201', '200'].find((status) => operation.responses[status])
  if (success !== '200') delete operation.responses['200']
  for (const [status, reference] of Object.entries(operation.responses)) {
    const response = structuredClone(resolved(document, reference))
    const body = response.content?.['application/json']
    if (body) {
      const value = exampleOf(document, body)
      delete body.example
      delete body.examples
      if (status === success && value !== undefined) body.examples = same(value)
    }
    for (const [name, header] of Object.entries<Json>(response.headers ?? {})) {
      const { example: _, ...rest } = resolved(document, header)
      response.headers[name] = rest
    }
    operation.responses[status] = response
  }
}

/** Writes the documents to a folder and returns their files. */
export function writeSpecmaticDocuments(folder: string): string[] {
  return names.map((name) => {
    const document = documentOf(name)
    dropRequestIds(document)
    for (const path of Object.values<Json>(document.paths)) {
      for (const method of methods) {
        if (path[method]) nameExamples(document, path, path[method])
      }
      delete path.parameters
    }
    const file = `${folder}/${name}.json`
    writeFileSync(file, JSON.stringify(document, null, 1))
    return file
  })
}
