import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './command.js'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, unknown>
  oneOf?: Schema[]
  allOf?: Schema[]
}

const folder = `${root}generated/schemas/`

/** Returns the top-level fields of a body schema. */
function fieldsOf(schema: Schema, defs: Record<string, Schema>): string[] {
  const referred = schema.$ref && defs[schema.$ref.replace('#/$defs/', '')]
  const parts = [...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...(referred ? [referred] : [])]
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap((part) => fieldsOf(part, defs))]
}

// The schemas of the configuration and of outputs are not body schemas.
test.each(readdirSync(folder).filter((file) => !['config.json', 'output'].includes(file)))(
  'no body of %s has a field with the name of a request part',
  (file) => {
    const schema = JSON.parse(readFileSync(folder + file, 'utf8')) as Schema
    const fields = fieldsOf(schema, schema.$defs ?? {})
    const parts = ['operation', 'params', 'query', 'headers', 'body', 'facts']
    expect(fields).not.toHaveLength(0)
    expect(fields.filter((field) => parts.includes(field))).toEqual([])
  },
)
