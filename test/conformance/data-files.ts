import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const folder = fileURLToPath(new URL('../../conformance/', import.meta.url))

/** Returns the text of a file of `conformance/`. */
export const textOf = (name: string): string => readFileSync(folder + name, 'utf8')

/** Every file of cases or bases. */
export const dataFiles: readonly string[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.yaml'))
  .sort()

type SchemaName = 'cases' | 'bases'

/** Returns the schema of a file. */
export const schemaOf = (name: string): SchemaName =>
  name.startsWith('cases/') ? 'cases' : 'bases'

// Ajv's strict mode wants required properties next to `required`; here they are one level up.
const ajv = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false })
addFormats.default(ajv)
for (const name of ['cases', 'bases']) {
  ajv.addSchema(JSON.parse(textOf(`${name}.schema.json`)), name)
}

/** Returns the errors of a value by a schema, or by one of its definitions. */
export function problems(schema: SchemaName | 'bases#/$defs/request', value: unknown): unknown[] {
  const validate = ajv.getSchema(schema)
  if (validate === undefined) throw new Error(`there is no schema ${schema}`)
  return validate(value) ? [] : (validate.errors ?? [])
}
