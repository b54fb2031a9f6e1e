import type { Program } from '../program.js'
import { standaloneCode } from './ajv-standalone.js'
import type { Json } from './schema.js'

/*
 * Peers as separate programs, like a project with only one of them: modules that export
 * `validators`, one for each schema.
 */

const fromSchema = (
  name: string,
  module: string,
  maker: string,
  schemas: readonly Json[],
): Program => ({
  name,
  text: `import { ${maker} } from '../../${module}.ts'
const validators = ${JSON.stringify(schemas)}.map((schema) => ${maker}(schema))`,
  files: {},
})

function ofStandalone(schemas: readonly Json[]): Program {
  const names = schemas.map((_, index) => `validate${index}`)
  return {
    name: 'Ajv, standalone',
    text: `${names.map((name) => `import ${name} from './${name}.cjs'`).join('\n')}
const validators = [${names.join(', ')}]`,
    files: Object.fromEntries(
      schemas.map((schema, index) => [`${names[index]}.cjs`, standaloneCode(schema)]),
    ),
  }
}

/** Programs that validate bodies with these schemas. */
export const bodyPrograms = (schemas: readonly Json[]): Program[] => [
  ofStandalone(schemas),
  fromSchema('Ajv, at run time', 'ajv', 'ajv', schemas),
  fromSchema('TypeBox', 'typebox', 'typeBox', schemas),
  fromSchema('Valibot', 'valibot', 'valibot', schemas),
  fromSchema('Zod', 'zod', 'zod', schemas),
  fromSchema('ArkType', 'arktype', 'arkType', schemas),
]

const fromDocument = (name: string, maker: string, document: Json): Program => ({
  name,
  text: `import { ${maker} } from '../../${name.toLowerCase()}.ts'
const validators = [await ${maker}(${JSON.stringify(document)})]`,
  files: {},
})

/** Programs that validate whole requests to the API of a document. */
export const wholeRequestPrograms = (document: Json): Program[] => [
  fromDocument('express-openapi-validator', 'expressOpenApiValidator', document),
  fromDocument('Fastify', 'fastifyRoutes', document),
  fromDocument('openapi-backend', 'openApiBackend', document),
]
