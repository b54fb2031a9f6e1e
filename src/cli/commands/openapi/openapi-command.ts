import { readFileSync } from 'node:fs'
import { didYouMean } from '../../../core/base/nearest.js'
import { type ContractFlags, contractFor } from '../../config/contract-options.js'
import type { Host } from '../../host/host.js'
import { packageRoot } from '../../host/package-facts.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'

/** Runs `openapi`: prints a document with the service names and returns the exit code. */
export function openapiCommand(document: string, flags: ContractFlags, host: Host): number {
  if (!openapiDocuments.includes(document)) {
    const known = openapiDocuments.join(' or ')
    const hint = didYouMean(document, openapiDocuments)
    throw new UsageError(`Unknown document \`${document}\`; must be ${known}.${hint}`)
  }
  // The library validates the names.
  contractFor(flags)
  host.stdout.write(openapiText(document, flags))
  return exitCodes.ok
}

/** Names of the OpenAPI documents. */
export const openapiDocuments = ['campaigns', 'offerings']

/** The names of a service. */
interface Names {
  service?: string
  optimized?: string
}

/** Returns an OpenAPI document with the names of the service. */
export const openapiText = (
  document: string,
  { service = 'SVC', optimized = 'OPTIMIZED' }: Names,
): string =>
  readFileSync(new URL(`openapi/${document}.yaml`, packageRoot), 'utf8')
    .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${service}-`)
    .replace(/\bSVC_GAID\b/g, () => yamlWord(`${service}_GAID`))
    .replace(/\bOPTIMIZED\b/g, () => yamlWord(optimized))

/** Quotes a YAML scalar unless it is a plain word. */
const yamlWord = (word: string): string =>
  /^[A-Za-z][\w-]*$/.test(word) ? word : JSON.stringify(word)
