import { readFileSync } from 'node:fs'
import { type ContractFlags, contractFor } from '../../config/contract-options.js'
import type { Host } from '../../host/host.js'
import { didYouMean } from '../../host/nearest-name.js'
import { packageRoot } from '../../host/package-root.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { openapiDocuments } from './openapi-documents.js'

/** `openapi`: prints a document with the names of the service; returns the exit code. */
export function openapiCommand(document: string, flags: ContractFlags, host: Host): number {
  if (!openapiDocuments.includes(document)) {
    const known = openapiDocuments.join(' and ')
    const hint = didYouMean(document, openapiDocuments)
    throw new UsageError(`There is no document \`${document}\`; there are ${known}.${hint}`)
  }
  // Wrong names are refused with the library's words before they reach the document.
  contractFor(flags)
  const text = readFileSync(new URL(`openapi/${document}.yaml`, packageRoot), 'utf8')
  host.stdout.write(withNames(text, flags))
  return exitCodes.right
}

/** The names stand in the document in their default spelling, wherever they stand. */
const withNames = (text: string, { service = 'SVC', optimized = 'OPTIMIZED' }: ContractFlags) =>
  text
    .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${service}-`)
    .replace(/\bSVC_GAID\b/g, () => yamlWord(`${service}_GAID`))
    .replace(/\bOPTIMIZED\b/g, () => yamlWord(optimized))

/** A plain word needs no quotes in YAML; anything else stands in double ones. */
const yamlWord = (word: string): string =>
  /^[A-Za-z][\w-]*$/.test(word) ? word : JSON.stringify(word)
