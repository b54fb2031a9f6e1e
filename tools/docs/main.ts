import '../generate/print-input-errors.js'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadDocuments } from '../generate/load-documents.js'
import { factsPage } from './facts.js'
import { caseMessages, messagesFile, responseMessages } from './messages.js'
import { ruleTable } from './rule-table.js'
import { ruleTargetsCode } from './rule-targets.js'
import { statesPage } from './states.js'

/**
 * Second half of `npm run generate`: writes what derives from the contract, the library and the
 * conformance cases. The same input gives the same bytes.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))

await writeFile(`${root}docs/rules.md`, ruleTable())
await writeFile(`${root}docs/states.md`, statesPage(await loadDocuments()))
await writeFile(`${root}docs/facts.md`, factsPage())
await writeFile(`${root}generated/rule-targets.ts`, ruleTargetsCode())
await writeFile(`${root}generated/messages.yaml`, messagesFile(caseMessages()))
await writeFile(`${root}generated/response-messages.yaml`, messagesFile(responseMessages()))
