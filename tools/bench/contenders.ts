import type { Contract } from '../../src/core/index.js'
import { load } from './load.js'
import { type BenchmarkRequest, inputOf, shapeOf } from './requests.js'

/** A timed validator, with its prepared inputs. */
interface Contender {
  name: string
  /** What it checks less than the library, besides the rules; '' if nothing. */
  lacks: string
  /** Validates a body; returns whether it accepts it. */
  validate: (body: unknown) => unknown
}

/** Returns the contenders for one request. */
type Contenders = (request: BenchmarkRequest) => Promise<Contender[]>

/** The published package, built before. */
export async function library(): Promise<Contract> {
  const { createContract } = await load('../../dist/index.js')
  return createContract()
}

/** A peer of `peers/`, before it is set up for a request. */
interface Peer<Validate> {
  name: string
  lacks: string
  /** Receives the schema of the body, or the OpenAPI document. */
  prepare: (described: object) => Validate
}

type ValidateBody = (body: unknown) => boolean
type ValidateRequest = (request: object) => boolean | Promise<boolean>

/** The body alone: the library with every rule and header, and structural validators. */
export const ofBodies: Contenders = async (request) => {
  const contract = await library()
  const { structureOf } = await load('peers/schema.ts')
  const { structurePeers }: { structurePeers: Peer<ValidateBody>[] } =
    await load('peers/structure.ts')
  const { operation, facts } = request
  const schema = structureOf(...shapeOf(request))
  return [
    {
      name: 'campaign-contract',
      lacks: '',
      validate: (body) => contract.check(operation, inputOf(request, body), facts).ok,
    },
    ...structurePeers.map(({ name, lacks, prepare }) => ({
      name,
      lacks,
      validate: prepare(schema),
    })),
  ]
}

/** The whole request: route, parameters, headers and body. */
export const ofWholeRequests: Contenders = async (request) => {
  const contract = await library()
  const { wholeRequestPeers }: { wholeRequestPeers: Peer<Promise<ValidateRequest>>[] } =
    await load('peers/whole-request.ts')
  const { method, path, facts } = request
  const headers = lowerCased(request.headers)
  const { documentInOpenApi30 } = await load('peers/document.ts')
  const peers = wholeRequestPeers.map(async ({ name, lacks, prepare }) => {
    const validate = await prepare(documentInOpenApi30())
    return { name, lacks, validate: (body: unknown) => validate({ method, path, headers, body }) }
  })
  return [
    {
      name: 'campaign-contract',
      lacks: '',
      validate: (body) => contract.checkHttp({ method, url: path, headers, body }, facts)?.ok,
    },
    ...(await Promise.all(peers)),
  ]
}

/** Returns the headers as Node provides them. */
export const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
