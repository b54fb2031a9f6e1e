import { z } from 'zod'
import type { Judge } from './judge.js'
import type { Json } from './schema.js'

export function zod(schema: Json): Judge {
  const compiled = z.fromJSONSchema(schema as never)
  return (body) => compiled.safeParse(body).success
}
