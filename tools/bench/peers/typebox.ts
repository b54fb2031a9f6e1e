import { Compile } from 'typebox/compile'
import { Format } from 'typebox/format'
import { hexColor } from './ajv.js'
import type { Json, Validate } from './schema.js'

export function typeBox(schema: Json): Validate {
  Format.Set('hex-color', (text) => hexColor.test(text))
  const compiled = Compile(schema as never)
  return (body) => compiled.Check(body) || [...compiled.Errors(body)].length === 0
}
