import './print-input-errors.js'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withRuleBranches } from '../../src/core/contract/rule-branches.js'
import { asModule, asSchema, generatedCode } from './code.js'
import { type Documents, families } from './documents.js'
import { loadDocuments } from './load-documents.js'
import { outputSchemas } from './output-schemas.js'
import { openPartsCode, requirementsCode } from './requirements.js'
import { typesOf } from './types.js'

/**
 * First part of `npm run generate`: derives `generated/` from the two documents in `openapi/`, the
 * statements in `statements/` and the types of JSON outputs. The same input gives the same
 * bytes.
 */
const target = fileURLToPath(new URL('../../generated/', import.meta.url))

const documents = await loadDocuments()
const files = await generatedCode(documents)
const read = withRuleBranches(documents) as Documents
files.set('requirements.ts', asModule(requirementsCode(documents)))
files.set('open-parts.ts', asModule(openPartsCode(documents)))
for (const family of families) {
  files.set(`types/${family}.ts`, asModule(await typesOf(read, family)))
}
files.set(
  'types/index.ts',
  asModule(`import type { SentPaths } from '../../src/core/base/implied.js'
import type * as campaigns from './campaigns.js'
import type * as offerings from './offerings.js'

export type { campaigns, offerings }
export interface paths extends SentPaths<campaigns.paths>, SentPaths<offerings.paths> {}
export interface operations extends campaigns.operations, offerings.operations {}`),
)

await rm(target, { recursive: true, force: true })
for (const [name, text] of files) await write(name, text)
// The types of the outputs import generated types.
for (const [name, schema] of Object.entries(outputSchemas())) {
  const $comment = 'Generated from the types in src/ by `npm run generate`. Do not edit.'
  await write(`schemas/output/${name}.json`, asSchema({ $comment, ...schema }))
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(target + name), { recursive: true })
  await writeFile(target + name, text)
}
