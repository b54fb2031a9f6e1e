import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { generateClients } from './generate.js'

/*
 * Generates clients of the documents with four generators, compiles them strictly together with
 * `clients/*.ts`, which use them, and runs what they generate to validate bodies.
 */

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const project = realpathSync(mkdtempSync(join(tmpdir(), 'generated-clients-')))
const tools = ['openapi-typescript', 'hey-api', 'orval', 'openapi-zod-client'] as const

beforeAll(async () => {
  symlinkSync(at('../../../node_modules'), join(project, 'node_modules'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  for (const tool of tools) {
    cpSync(at(`clients/${tool}.ts`), join(project, tool, 'use.ts'))
    cpSync(at('clients/requests.ts'), join(project, tool, 'requests.ts'))
  }
  await generateClients(project)
}, 120_000)
afterAll(() => rmSync(project, { recursive: true }))

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

describe.each(tools)('%s', (tool) => {
  it('generates types that compile strictly and reject what is not a request', () => {
    const program = ts.createProgram([join(project, tool, 'use.ts')], compilerOptions)
    const errors = ts
      .getPreEmitDiagnostics(program)
      .map(({ file, start, messageText }) => [
        file?.fileName.replace(project, ''),
        file && start !== undefined && file.getLineAndCharacterOfPosition(start).line + 1,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ])
    expect(errors).toEqual([])
  })
})

interface ZodSchema {
  safeParse(body: unknown): { success: boolean }
}

/** Loads a module that a generator wrote. */
async function load<Module = Record<string, ZodSchema>>(name: string): Promise<Module> {
  const outfile = join(project, `${name}.bundle.mjs`)
  await build({
    entryPoints: [join(project, name)],
    outfile,
    logLevel: 'error',
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@zodios/core', 'zod', 'axios'],
  })
  return import(pathToFileURL(outfile).href)
}

/** The generators of Zod schemas, with the schema of each operation's body. */
const bodySchemas: Record<string, (family: string) => Promise<(name: string) => ZodSchema>> = {
  orval: async (family) => {
    const module = await load(`orval/${family}-zod.ts`)
    return (operation) => module[`${operation}Body`] as ZodSchema
  },
  'openapi-zod-client': async (family) => {
    const { schemas } = await load<{ schemas: Record<string, ZodSchema> }>(
      `openapi-zod-client/${family}.ts`,
    )
    return (operation) => schemas[componentOf(family, operation)] as ZodSchema
  },
  'hey-api': async (family) => {
    const module = await load(`hey-api/${family}/zod.gen.ts`)
    return (operation) => module[`z${componentOf(family, operation)}`] as ZodSchema
  },
}

interface Body {
  schema: { $ref: string }
  examples: Record<string, { $ref?: string; value: unknown }>
}
interface Document {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: { content: Record<string, Body> } }>
  >
  components: { examples?: Record<string, { value: unknown }> }
}
const documents: Record<string, Document> = Object.fromEntries(
  ['campaigns', 'offerings'].map((family) => [
    family,
    parse(readFileSync(at(`../../../openapi/${family}.yaml`), 'utf8')),
  ]),
)

const bodiesOf = (family: string) =>
  Object.values(documents[family]?.paths ?? {}).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, requestBody }) =>
      operationId === undefined || requestBody === undefined
        ? []
        : [{ operation: operationId, body: requestBody.content['application/json'] as Body }],
    ),
  )

const componentOf = (family: string, operation: string): string =>
  String(bodiesOf(family).find((each) => each.operation === operation)?.body.schema.$ref).split(
    '/',
  )[3] as string

describe.each(Object.keys(bodySchemas))('the Zod schemas of %s', (tool) => {
  it.each(['campaigns', 'offerings'])('accept every example of a request: %s', async (family) => {
    const schemaOf = await bodySchemas[tool]?.(family)
    const rejected = bodiesOf(family).flatMap(({ operation, body }) =>
      Object.entries(body.examples)
        .map(([name, { $ref, value }]) => {
          const shared = documents[family]?.components.examples?.[$ref?.split('/')[3] ?? '']
          return { name, result: schemaOf?.(operation).safeParse(shared?.value ?? value) }
        })
        .filter(({ result }) => result?.success !== true)
        .map(({ name, result }) => [operation, name, JSON.stringify(result)]),
    )
    expect(rejected).toEqual([])
  })

  it('reject an empty body where fields are required', async () => {
    const campaigns = await bodySchemas[tool]?.('campaigns')
    const offerings = await bodySchemas[tool]?.('offerings')
    const schemas = [
      campaigns?.('testCampaign'),
      campaigns?.('createCampaign'),
      offerings?.('createOffering'),
    ]
    expect(schemas.map((schema) => schema?.safeParse({}).success)).toEqual([false, false, false])
  })
})

it.each(['openapi-typescript', 'hey-api'])('%s sends other query parameters', async (tool) => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.url)
    return Response.json({})
  })
  const { list } = await load<{ list: () => Promise<unknown> }>(`${tool}/use.ts`)
  await list()
  vi.unstubAllGlobals()
  expect(sent.map((url) => new URL(url).search)).toEqual(['?id=offer_1&page=2'])
})
