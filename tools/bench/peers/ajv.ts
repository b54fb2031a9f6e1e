import { Ajv2020 } from 'ajv/dist/2020.js'
import { addFormats } from './formats.js'
import type { Judge } from './judge.js'
import type { Json } from './schema.js'

export function ajvWith(mode: 'full' | 'fast', code: object = {}): Ajv2020 {
  return addFormats(
    new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: false, code }),
    mode,
  )
}

export const ajv = (schema: Json): Judge => ajvWith('full').compile(schema) as Judge
