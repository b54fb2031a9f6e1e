import { Ajv2020 } from 'ajv/dist/2020.js'
import { addFormats } from './formats.js'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

export function ajvWith(mode: 'full' | 'fast', code: object = {}): Ajv2020 {
  return addFormats(
    new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: false, code }),
    mode,
  )
}

export const ajv = (schema: Json): Validate => ajvWith('full').compile(schema) as Validate
