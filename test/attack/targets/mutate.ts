import { contractRequests } from './contract-requests.js'
import { type Random, randomFrom } from './random.js'
import type { AttackServer } from './runs.js'
import { anonymous, type Sent, sentRequest } from './sent.js'
import { type Trick, trickNames, tricks } from './tricks.js'

const oddMethods =
  'HEAD OPTIONS GET POST PATCH PUT DELETE TRACE CONNECT QUERY PROPFIND M-SEARCH get Post patch'.split(
    ' ',
  )

// Without `Expect`: Node writes `100 Continue` into pipelined responses.
const oddLines = [
  'X-HTTP-Method-Override: GET',
  'X-HTTP-Method-Override: DELETE',
  'X-Original-URL: /v5/offers',
  'X-Forwarded-Host: x/v5',
  'Host: x/v5/offers?',
  'Host: x@y',
  'Connection: close',
]

/** Returns the request of a number and seed, always the same one. */
function mutant(server: AttackServer, seed: number, number: number): Sent {
  // Spreads seeds, because the first choices of adjacent seeds are similar.
  const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
  const request = random.pick(contractRequests)
  const { method: own, body: ownBody } = request
  const changed = changedTarget(placedPath(server, request.path, random), random)
  const isOddMethod = random.chance(0.2)
  const method = isOddMethod ? random.pick(oddMethods) : own
  const body = isOddMethod || random.chance(0.3) ? anyBody(method, random) : ownBody
  const isAuthorized = random.chance(0.9)
  const headers = isAuthorized ? request.headers : anonymous(request)
  const lines = random.chance(0.05) ? [random.pick(oddLines)] : []
  return sentRequest({
    id: `${seed}-${number}`,
    method,
    target: changed.target,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body }),
    lines,
    tricks: [...changed.names, ...(isOddMethod ? ['method'] : []), ...lines],
  })
}

/** Returns the body of any operation of the method; a trick may turn the target into it. */
function anyBody(method: string, random: Random): string | undefined {
  const ofMethod = contractRequests.filter((each) => each.method === method.toUpperCase())
  return ofMethod.length === 0 ? undefined : random.pick(ofMethod).body
}

/** Prefixes the path with the base path, or with the alias if the server has one. */
function placedPath({ basePath, alias }: AttackServer, path: string, random: Random): string {
  if (alias !== undefined && random.chance(0.5)) return path.replace('/v5', alias)
  return basePath + path
}

function changedTarget(path: string, random: Random): { target: string; names: string[] } {
  let target = path
  const names: string[] = []
  // Mostly one or two tricks, because more hide each other.
  for (let more = true; more && names.length < 6; more = random.chance(0.45)) {
    const name = random.pick(trickNames)
    target = (tricks[name] as Trick)(target, random)
    names.push(name)
  }
  return { target, names }
}

/** Creates requests, most of them single and some pipelined. */
export function* mutants(
  server: AttackServer,
  seed: number,
  count: number,
): Generator<readonly Sent[]> {
  const random = randomFrom(seed)
  for (let number = 0; number < count; ) {
    const size = Math.min(random.chance(0.1) ? 2 + random.below(5) : 1, count - number)
    yield Array.from({ length: size }, () => mutant(server, seed, number++))
  }
}
