import * as fc from 'fast-check'
import { type OperationName, operationTable } from '../../../generated/operations.js'
import type { CampaignFacts, Facts, OfferingFacts } from '../../core/contract/facts.js'
import type { RequestInput } from '../../core/contract/request.js'
import { type ServiceNames, serviceNames } from '../../core/contract/service-names.js'
import { alignCampaign, listLocales, type Mutable, referencedSettings } from './campaign.js'
import { fixBody } from './fix.js'
import { now } from './now.js'
import { schedule, storedOffering, usedIds, type Window } from './offering.js'
import { type BodyContract, bodyContract } from './schema.js'
import { valueArbitrary } from './value.js'

/** Names of the service, as in the options of the contract. */
export interface NameOptions {
  serviceName?: string
  optimizedDistribution?: string
}

export const namesOf = ({
  serviceName = 'SVC',
  optimizedDistribution = 'OPTIMIZED',
}: NameOptions): ServiceNames => serviceNames(serviceName, optimizedDistribution)

/** A request and the facts of the server that receives it. */
export interface GeneratedRequest {
  operation: OperationName
  request: RequestInput
  facts: Facts
}

const uuid = fc.uuid({ version: 4 })
const objectId = fc.stringMatching(/^[0-9a-f]{24}$/)
const offerId = fc.stringMatching(/^offer_[a-z0-9]{1,16}$/)
const word = fc.stringMatching(/^[A-Za-z0-9_.-]{1,16}$/)
const credentials = fc.tuple(word, word).map((parts) => `Basic ${btoa(parts.join(':'))}`)
const window: fc.Arbitrary<Window> = fc.record({
  untilStart: fc.integer({ min: 1, max: 500_000 }),
  length: fc.integer({ min: 1, max: 500_000 }),
})

/**
 * Generates valid requests of an operation, with all facts that the rules need. They may cause
 * warnings.
 */
export function validRequest(
  operation: OperationName,
  options: NameOptions = {},
): fc.Arbitrary<GeneratedRequest> {
  const { serviceName = 'SVC' } = options
  const names = namesOf(options)
  const contract = bodyContract(operation, names)
  const stored = storedKind(operation)
  const create = stored && (bodyContract(stored, names) as BodyContract)
  return fc
    .record({
      parts: requestParts(operation, serviceName),
      body: bodyArbitrary(contract),
      server: fc.record({ stored: bodyArbitrary(create), isDraft: fc.boolean(), window }),
    })
    .map((drawn) => {
      const { parts, body, server } = structuredClone(drawn)
      const request: Request = { ...parts, ...(body !== undefined && { body }) }
      const requestId = request.headers[names.requestIdHeader]
      if (contract !== undefined) fixBody(contract, body)
      if (create !== undefined) fixBody(create, server.stored)
      if (body?.request_id !== undefined) body.request_id = requestId
      const facts = { ...callerFacts, ...alignFacts(operation, create, body, server) }
      return { operation, request, facts }
    })
}

const bodyArbitrary = (contract: BodyContract | undefined) =>
  (contract === undefined
    ? fc.constant(undefined)
    : valueArbitrary(contract, contract.root)) as fc.Arbitrary<Mutable | undefined>

/** Returns the operation that created the stored resource of a request. */
function storedKind(operation: OperationName): OperationName | undefined {
  if (operation === 'updateOffering') return 'createOffering'
  const isAboutCampaign =
    operation === 'testCampaign' || operationTable[operation].pathParameters.length > 0
  return isAboutCampaign ? 'createCampaign' : undefined
}

type Request = Omit<RequestInput, 'headers'> & { headers: Record<string, string>; body?: unknown }

function requestParts(operation: OperationName, serviceName: string): fc.Arbitrary<Request> {
  const { pathParameters, queryParameters, headers, family } = operationTable[operation]
  const ids = (keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, family === 'offerings' ? offerId : objectId]))
  const named = headers.map((name) => [name.replace('SVC', serviceName), uuid] as const)
  return fc.record({
    params: fc.record(ids(pathParameters)),
    query: fc.record(ids(queryParameters), { requiredKeys: [] }),
    headers: fc.record({ Authorization: credentials, ...Object.fromEntries(named) }),
  }) as fc.Arbitrary<Request>
}

const callerFacts: Facts = {
  now,
  authenticated: true,
  permitted: true,
  idempotency: null,
  recentRequests: [],
}

interface Server {
  /** The campaign or offering of the request, as it was created. */
  stored: Mutable | undefined
  isDraft: boolean
  window: Window
}

/** Aligns request and server; returns the facts for this request. */
function alignFacts(
  operation: OperationName,
  create: BodyContract | undefined,
  body: Mutable | undefined,
  { stored = {}, isDraft, window }: Server,
): Facts {
  if (operationTable[operation].family === 'offerings') {
    const offering = create && storedOffering(stored, isDraft, window)
    schedule(body?.scheduling, window)
    const offeringNames = offering === undefined ? [] : [String(offering.name)]
    const workspace = { offeringsEnabled: true, offeringNames, ...usedIds(body ?? {}) }
    return { workspace, ...(offering && { offering: offering as OfferingFacts }) }
  }
  const campaign = create && alignCampaign(operation, create, stored, body, isDraft)
  listLocales(body?.campaign_content)
  // A connector in a push request causes the warning `test/connector-email-only`.
  if ((body?.channel ?? campaign?.channel) === 'PUSH') delete body?.connector
  const workspace = { versioningEnabled: true, ...referencedSettings([body, campaign]) }
  return { workspace, ...(campaign && { campaign: campaign as CampaignFacts }) }
}
