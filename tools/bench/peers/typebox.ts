import { Compile } from 'typebox/compile'
import { Format } from 'typebox/format'
import { hexColor } from './hex-color.js'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

export function typeBox(schema: Json): Validate {
  Format.Set('hex-color', (text) => hexColor.test(text))
  const compiled = Compile(schema as never)
  return (body) => compiled.Check(body) || [...compiled.Errors(body)].length === 0
}
