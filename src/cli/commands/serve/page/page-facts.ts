import { operationSummaries } from '../../../../../generated/operation-summaries.js'
import type { JsonObject } from '../../../../core/base/json.js'
import type { Contract, OperationName } from '../../../../core/index.js'
import { packageFacts } from '../../../host/package-facts.js'
import type { ExampleCommand } from '../example-commands.js'

/** An operation of the API, as a list shows it. */
interface ListedOperation {
  operation: OperationName
  method: string
  path: string
  summary: string
}

/** What the page shows besides the requests. */
export interface PageFacts {
  version: string
  /** URL of the website, with the pages of the rules. */
  website: string
  operations: readonly ListedOperation[]
  commands: readonly ExampleCommand[]
}

/** Returns the facts of a server. */
export function pageFacts(
  { operations, options }: Contract,
  commands: readonly ExampleCommand[],
): PageFacts {
  const { version, homepage: website = '' } = packageFacts()
  return {
    version,
    website,
    commands,
    operations: Object.entries(operations).map(([name, operation]) => {
      const { method, path } = operation
      const ownPath = 'pathOption' in operation ? options[operation.pathOption] : undefined
      return {
        operation: name as OperationName,
        method,
        path: `${options.basePath ?? ''}${ownPath ?? path}`,
        summary: operationSummaries[name as OperationName],
      }
    }),
  }
}

/** Returns the start page for programs. */
export const startJson = ({ version, operations, commands }: PageFacts): JsonObject => ({
  name: 'campaign-contract sandbox',
  version,
  operations,
  commands,
  links: {
    requests: '/sandbox/requests',
    data: '/sandbox/data',
    clock: '/sandbox/clock',
    announcement: '/.well-known/campaign-contract',
  },
})
