import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { AdapterOptions } from '../../../src/adapters/gate/gate-options.js'
import type { Facts } from '../../../src/core/index.js'
import { bases, inputOf } from '../../conformance/load-cases.js'
import type { Listeners } from './runs.js'

/** A request that the contract accepts. */
export interface ContractRequest {
  operation: OperationName
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** The smallest valid request of each operation among the bases of the conformance cases. */
const baseNames: Record<OperationName, string> = {
  createCampaign: 'create-push-minimal',
  updateCampaign: 'publish-push',
  validateCampaign: 'validate-push',
  getCampaign: 'get-campaign',
  listCampaignExecutions: 'executions',
  searchCampaigns: 'search-minimal',
  testCampaign: 'test-push-draft-no-channel',
  changeCampaignStatus: 'status-stop',
  listOfferings: 'list-offerings',
  listOfferTemplates: 'list-templates',
  createOffering: 'create-offering-minimal',
  updateOffering: 'update-offering-draft',
}

// One set for all operations: a request that a trick turns into another operation stays acceptable.
const headers = {
  Authorization: 'Basic d29ya3NwYWNlLWRlbW86YXBpLWtleS1kZW1v',
  'X-SVC-Request-Id': '9c2f6a41-0d3e-4b7a-8f15-6e7d8c9b0a12',
  'Idempotency-Key': '4e0d7b3a-52c8-4f6e-a1b9-7c8d9e0f1a2b',
}

const json = { 'Content-Type': 'application/json' }

const facts = new Map<OperationName, Facts>()

/** One valid request for each operation. */
export const contractRequests: readonly ContractRequest[] = Object.entries(baseNames).map(
  ([name, base]) => {
    const operation = name as OperationName
    const request = bases[base]
    if (request?.operation !== operation) throw new Error(`${base} is not a base of ${operation}`)
    const { input, facts: own } = inputOf(request)
    facts.set(operation, own)
    const { method, path } = operationTable[operation]
    return {
      operation,
      method,
      path: path.replace(/\{(\w+)\}/g, (_, param) => String(input.params?.[param])),
      headers: input.body === undefined ? headers : { ...headers, ...json },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    }
  },
)

/** Returns the request of an operation. */
export function contractRequest(operation: OperationName): ContractRequest {
  return contractRequests.find((each) => each.operation === operation) as ContractRequest
}

/** Returns adapter options that accept the requests above with any path parameters. */
export function attackOptions(basePath: string, { onFault }: Listeners): AdapterOptions {
  return {
    facts: (operation) => facts.get(operation) ?? {},
    onFault,
    contract: {
      basePath,
      rules: { 'params/malformed': 'off', 'params/offer-id-malformed': 'off' },
      responseId: () => '00000000-0000-4000-8000-000000000000',
    },
  }
}
