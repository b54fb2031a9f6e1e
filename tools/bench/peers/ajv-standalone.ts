import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { ajvWith } from './ajv.js'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

const codeOf = standaloneModule as unknown as (ajv: Ajv2020, validate: unknown) => string

/** Returns the CommonJS module that Ajv generates for a schema. */
export function standaloneCode(schema: Json, mode: 'full' | 'fast' = 'full'): string {
  const ajv = ajvWith(mode, { source: true })
  return codeOf(ajv, ajv.compile(schema))
}

/** Loads the generated code like a server: from a file next to its packages. */
export const ajvStandalone =
  (mode: 'full' | 'fast') =>
  (schema: Json): Validate => {
    const folder = mkdtempSync(fileURLToPath(new URL('node_modules/.standalone-', import.meta.url)))
    const file = join(folder, 'validate.cjs')
    try {
      writeFileSync(file, standaloneCode(schema, mode))
      return createRequire(import.meta.url)(file) as Validate
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
