import { bodies } from '../../../test/attack/bodies/table-of-bodies.js'
import {
  type ContractRequest,
  contractRequest,
  contractRequests,
} from '../../../test/attack/targets/contract-requests.js'
import { mutants } from '../../../test/attack/targets/mutate.js'
import { type Random, randomFrom } from '../../../test/attack/targets/random.js'
import type { AttackServer } from '../../../test/attack/targets/runs.js'
import { type Sent, sentRequest } from '../../../test/attack/targets/sent.js'
import { forms, requestNamed } from '../../bench/requests.js'

/** The kinds of requests, each with its share in percent. */
const shares = {
  valid: 55,
  repeated: 15,
  invalid: 12,
  'over the limit': 3,
  'odd target': 6,
  'hostile body': 3,
  'cut while sent': 3,
  'cut while answered': 3,
}

export type Kind = keyof typeof shares
export const kinds = Object.keys(shares) as Kind[]
const anyKind = kinds.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind))

/** A request of the load. */
export interface Call {
  kind: Kind
  sent: Sent
}

/** Callers enough to stay below the limits. */
const users = 2000
/** Repeated requests are among the last so many valid ones. */
const remembered = 1000
/** Hostile bodies have between so many bytes and 64 times as many. */
const fewestBytes = 1024

/** Yields requests without end, the same ones for each seed. */
export function* traffic(server: AttackServer, seed: number): Generator<Call> {
  const random = randomFrom(seed)
  const odd = mutants(server, seed, Number.POSITIVE_INFINITY)
  const earlier = lastOnes(random)
  for (let number = 0; ; number++) {
    const kind = random.pick(anyKind)
    if (kind === 'odd target') {
      yield { kind, sent: odd.next().value[0] }
      continue
    }
    const again = kind === 'repeated' ? earlier.any() : undefined
    if (again !== undefined) {
      yield { kind, sent: again }
      continue
    }
    const sent = sentFor(kind, `${seed}-${number}`, random)
    if (kind === 'valid') earlier.add(sent)
    yield { kind: kind === 'repeated' ? 'valid' : kind, sent }
  }
}

/** Remembers the last requests, so many that repeating any of them exceeds no limit. */
function lastOnes(random: Random) {
  const all: Sent[] = []
  let count = 0
  return {
    add: (sent: Sent) => {
      all[count++ % remembered] = sent
    },
    any: () => (all.length === 0 ? undefined : random.pick(all)),
  }
}

export type TestKind = 'valid' | 'repeated' | 'invalid'

/** Returns a function that returns test sends of a kind, by so many callers that no limit applies. */
export function testRequests(random: Random): (kind: TestKind) => Sent {
  const test = contractRequest('testCampaign')
  const invalid = invalidRequest('A', random)
  const earlier = lastOnes(random)
  return (kind) => {
    const again = kind === 'repeated' ? earlier.any() : undefined
    if (again !== undefined) return again
    const next = sent(kind === 'invalid' ? invalid : test, kind, `user-${random.below(2 ** 31)}`)
    if (kind !== 'invalid') earlier.add(next)
    return next
  }
}

const anyUser = (random: Random): string => `user-${random.below(users)}`

function sentFor(kind: Kind, id: string, random: Random): Sent {
  if (kind === 'over the limit') return sent(contractRequest('createOffering'), id, 'greedy')
  return sent(requestFor(kind, random), id, anyUser(random))
}

function requestFor(kind: Kind, random: Random): Request {
  if (kind === 'invalid') return invalidRequest(random.pick(['A', 'B', 'C']), random)
  return kind === 'hostile body' ? hostileRequest(random) : random.pick(contractRequests)
}

/** A request, with the headers that replace those of its operation. */
type Request = ContractRequest & { own?: Record<string, string> }

function sent({ method, path, headers, body, own }: Request, id: string, user: string): Sent {
  const caller = {
    Authorization: `Basic ${btoa(`${user}:password`)}`,
    'Idempotency-Key': crypto.randomUUID(),
  }
  return sentRequest({
    ...{ id, method, target: path, tricks: [] },
    headers: { ...headers, ...caller, ...own },
    ...(body !== undefined && { body }),
  })
}

function invalidRequest(name: string, random: Random): Request {
  const { operation, method, path, headers, bodies } = requestNamed(name)
  const body = JSON.stringify(bodies[random.pick(forms.slice(1))])
  return { operation, method, path, headers, body }
}

function hostileRequest(random: Random): Request {
  const { operation, text, headers } = random.pick(bodies)
  const bytes = fewestBytes * 2 ** random.below(7)
  // A server rejects more than 16 kB of headers before the library sees them.
  const own = headers?.(Math.min(bytes, 8192)) as Record<string, string> | undefined
  return { ...contractRequest(operation), ...(own && { own }), body: text(bytes) }
}
