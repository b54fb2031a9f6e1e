import { z } from 'zod'
import type { Json, Validate } from './schema.js'

export function zod(schema: Json): Validate {
  const compiled = z.fromJSONSchema(schema as never)
  return (body) => compiled.safeParse(body).success
}
