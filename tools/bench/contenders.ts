import type { Contract } from '../../src/core/index.js'
import { load } from './load.js'
import { type BenchmarkRequest, inputOf, shapeOf } from './requests.js'

/** Something that is timed: what it is called with is prepared before. */
export interface Contender {
  name: string
  /** What it does less than the library, beside the rules; '' where that is all. */
  lacks: string
  /** Judges a body; tells whether it accepts. */
  judge: (body: unknown) => unknown
}

/** Makes the contenders of one request. */
export type Contenders = (request: BenchmarkRequest) => Promise<Contender[]>

/** The package as it is published, built before. */
export async function library(): Promise<Contract> {
  const { createContract } = await load('../../dist/index.js')
  return createContract()
}

/** Something of `peers/` before it is made for a request. */
interface Peer<Judge> {
  name: string
  lacks: string
  /** Takes the schema of the body, or the document of the API. */
  prepare: (described: object) => Judge
}

type JudgeBody = (body: unknown) => boolean
type JudgeRequest = (request: object) => boolean | Promise<boolean>

/** The body alone: the library with every rule and header against peers that know structure. */
export const ofBodies: Contenders = async (request) => {
  const contract = await library()
  const { structureOf } = await load('peers/schema.ts')
  const { structurePeers }: { structurePeers: Peer<JudgeBody>[] } = await load('peers/structure.ts')
  const { operation, facts } = request
  const schema = structureOf(...shapeOf(request))
  return [
    {
      name: 'campaign-contract',
      lacks: '',
      judge: (body) => contract.check(operation, inputOf(request, body), facts).ok,
    },
    ...structurePeers.map(({ name, lacks, prepare }) => ({ name, lacks, judge: prepare(schema) })),
  ]
}

/** The whole request: route, parameters, headers and body. */
export const ofWholeRequests: Contenders = async (request) => {
  const contract = await library()
  const { wholeRequestPeers }: { wholeRequestPeers: Peer<Promise<JudgeRequest>>[] } =
    await load('peers/whole-request.ts')
  const { method, path, facts } = request
  const headers = lowerCased(request.headers)
  const { documentInOpenApi30 } = await load('peers/document.ts')
  const peers = wholeRequestPeers.map(async ({ name, lacks, prepare }) => {
    const judge = await prepare(documentInOpenApi30())
    return { name, lacks, judge: (body: unknown) => judge({ method, path, headers, body }) }
  })
  return [
    {
      name: 'campaign-contract',
      lacks: '',
      judge: (body) => contract.checkHttp({ method, url: path, headers, body }, facts)?.ok,
    },
    ...(await Promise.all(peers)),
  ]
}

/** The headers as a server of Node gives them. */
export const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
