import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import formatsModule from 'ajv-formats'
import { Compile } from 'typebox/compile'
import { Format } from 'typebox/format'
import { z } from 'zod'
import type { Json, Validate } from './schema.js'

const codeOf = standaloneModule as unknown as (ajv: Ajv2020, validate: unknown) => string
const addFormats = formatsModule as unknown as (ajv: Ajv2020) => Ajv2020

function ajvWith(code: object): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, code })
  return addFormats(ajv).addFormat('hex-color', hexColor)
}

/** The only format of the contract that Ajv lacks. */
export const hexColor = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

export const ajv = (schema: Json): Validate => ajvWith({}).compile(schema) as Validate

/** Loads the code that Ajv generates like a server: from a file next to its packages. */
export function ajvStandalone(schema: Json): Validate {
  const generator = ajvWith({ source: true })
  const folder = mkdtempSync(fileURLToPath(new URL('node_modules/.standalone-', import.meta.url)))
  const file = join(folder, 'validate.cjs')
  try {
    writeFileSync(file, codeOf(generator, generator.compile(schema)))
    return createRequire(import.meta.url)(file) as Validate
  } finally {
    rmSync(folder, { recursive: true })
  }
}

export function typeBox(schema: Json): Validate {
  Format.Set('hex-color', (text) => hexColor.test(text))
  const compiled = Compile(schema as never)
  return (body) => compiled.Check(body) || [...compiled.Errors(body)].length === 0
}

export function zod(schema: Json): Validate {
  const compiled = z.fromJSONSchema(schema as never)
  return (body) => compiled.safeParse(body).success
}
