import { readFileSync } from 'node:fs'
import { didYouMean } from '../../../core/base/nearest.js'
import type { ContractOptions } from '../../../core/index.js'
import { type ContractFlags, contractOptionsFor } from '../../config/contract-options.js'
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
  host.stdout.write(openapiText(document, contractOptionsFor(flags)))
  return exitCodes.ok
}

/** Names of the OpenAPI documents. */
export const openapiDocuments = ['campaigns', 'offerings']

/** Returns an OpenAPI document with the names of the service. */
export const openapiText = (
  document: string,
  { serviceName = 'SVC', optimizedDistribution = 'OPTIMIZED' }: ContractOptions,
): string =>
  readFileSync(new URL(`openapi/${document}.yaml`, packageRoot), 'utf8')
    .replace(/\bX-SVC-(?=[A-Z])/g, () => `X-${serviceName}-`)
    .replace(/\bSVC_GAID\b/g, () => yamlWord(`${serviceName}_GAID`))
    .replace(/\bOPTIMIZED\b/g, () => yamlWord(optimizedDistribution))

/** Quotes a YAML scalar unless it is a plain word. */
const yamlWord = (word: string): string =>
  /^[A-Za-z][\w-]*$/.test(word) ? word : JSON.stringify(word)
