import type { Contract } from '../src/index.js'
import { type BenchmarkRequest, inputOf } from './requests.js'

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
  const { createContract } = await load('../dist/index.js')
  return createContract()
}

/** What is built and what the peers need are not there until the benchmark runs. */
const load = (module: string) => import(new URL(module, import.meta.url).href)

/** Something of `peers/` before it is made for a request. */
interface Peer<Judge> {
  name: string
  lacks: string
  prepare: (schema?: object) => Judge
}

type JudgeBody = (body: unknown) => boolean
type JudgeRequest = (request: object) => Promise<boolean>

/** The body alone: the library with every rule and header against peers that know structure. */
export const ofBodies: Contenders = async (request) => {
  const contract = await library()
  const { structureOf } = await load('peers/schema.ts')
  const { structurePeers }: { structurePeers: Peer<JudgeBody>[] } = await load('peers/structure.ts')
  const { operation, facts, bodies } = request
  const { channel } = bodies.valid as { channel?: string }
  const schema = structureOf(operation, channel)
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
  const { method, path, headers, facts } = request
  const peers = wholeRequestPeers.map(async ({ name, lacks, prepare }) => {
    const judge = await prepare()
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
