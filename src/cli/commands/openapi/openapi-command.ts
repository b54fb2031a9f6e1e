import { didYouMean } from '../../../core/base/nearest.js'
import { type ContractFlags, contractFor } from '../../config/contract-options.js'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { openapiDocuments, openapiText } from './openapi-documents.js'

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
