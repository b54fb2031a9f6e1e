import { z } from 'zod'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

export function zod(schema: Json): Validate {
  const compiled = z.fromJSONSchema(schema as never)
  return (body) => compiled.safeParse(body).success
}
