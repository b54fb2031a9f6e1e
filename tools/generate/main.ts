import './print-input-errors.js'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withRuleBranches } from '../../src/core/contract/rule-branches.js'
import { asModule, generatedCode } from './code.js'
import { type Documents, families, loadDocuments } from './documents.js'
import { requirementsCode } from './requirements.js'
import { typesOf } from './types.js'

/**
 * First part of `npm run generate`: derives `generated/` from the two documents in `openapi/` and the
 * statements in `tools/docs/statements/`. The same input gives the same bytes.
 */
const target = fileURLToPath(new URL('../../generated/', import.meta.url))

const documents = await loadDocuments()
const files = await generatedCode(documents)
files.set('requirements.ts', asModule(requirementsCode()))
const read = withRuleBranches(documents) as Documents
for (const family of families) {
  files.set(`types/${family}.ts`, asModule(await typesOf(read, family)))
}
files.set(
  'types/index.ts',
  asModule(`import type * as campaigns from './campaigns.js'
import type * as offerings from './offerings.js'

export type { campaigns, offerings }
export interface paths extends campaigns.paths, offerings.paths {}
export interface operations extends campaigns.operations, offerings.operations {}`),
)

await rm(target, { recursive: true, force: true })
for (const [name, text] of files) {
  await mkdir(dirname(target + name), { recursive: true })
  await writeFile(target + name, text)
}
