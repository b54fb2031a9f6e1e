import '../generate/print-input-errors.js'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadDocuments } from '../generate/documents.js'
import { coveragePage } from './coverage.js'
import { exampleModule } from './example-module.js'
import { factsPage } from './facts.js'
import { ruleIndex } from './rule-index.js'
import { rulePages, rules } from './rule-pages.js'
import { statesPage } from './states.js'

/**
 * Second half of `npm run generate`: writes the pages of `docs/` that derive from the contract, the
 * library and the conformance cases, and the examples of the rule pages as a module for the command. The
 * same input gives the same bytes.
 */
const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
const examples = fileURLToPath(new URL('../../generated/rule-examples.ts', import.meta.url))

const documents = await loadDocuments()
const pages: [path: string, text: string][] = [
  ...rulePages(),
  ['rules/README.md', ruleIndex()],
  ['states.md', statesPage(documents)],
  ['facts.md', factsPage()],
  ['coverage.md', coveragePage(documents)],
]

await rm(`${docs}rules`, { recursive: true, force: true })
for (const [path, text] of pages) {
  await mkdir(dirname(docs + path), { recursive: true })
  await writeFile(docs + path, text)
}
await writeFile(examples, exampleModule(rules.keys()))
