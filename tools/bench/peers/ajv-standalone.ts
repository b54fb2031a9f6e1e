import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { ajvWith } from './ajv.js'
import type { Judge } from './judge.js'
import type { Json } from './schema.js'

const codeOf = standaloneModule as unknown as (ajv: Ajv2020, validate: unknown) => string

/** The validator that Ajv writes for a schema, a CommonJS module. */
export function standaloneCode(schema: Json, mode: 'full' | 'fast' = 'full'): string {
  const ajv = ajvWith(mode, { source: true })
  return codeOf(ajv, ajv.compile(schema))
}

/** The code that Ajv writes is loaded as a server would load it: from a file beside its packages. */
export const ajvStandalone =
  (mode: 'full' | 'fast') =>
  (schema: Json): Judge => {
    const folder = mkdtempSync(fileURLToPath(new URL('node_modules/.standalone-', import.meta.url)))
    const file = join(folder, 'validate.cjs')
    try {
      writeFileSync(file, standaloneCode(schema, mode))
      return createRequire(import.meta.url)(file) as Judge
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
