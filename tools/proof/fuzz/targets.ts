import { type OperationName, operationTable } from '../../../generated/operations.js'
import {
  allowedStatusActions,
  decideIdempotency,
  decideRateLimit,
  expectedTestResults,
  type Facts,
  fingerprint,
  type HttpRequest,
  lockedFields,
  offeringStatusAt,
  parseBasicCredentials,
  scanJson,
  type Verdict,
} from '../../../src/core/index.js'
import { asJson, pointerError, textOf, withoutChange, withoutPollution } from './assertions.js'
import { type Attempt, type Subject, subjectOf } from './attempt.js'

/** Calls one function; returns what two calls must agree on, and throws where one of the assertions fails. */
type Target = (subject: Subject) => string

/** Each function under test by its name. */
export const targets: { readonly [Name in string]: Target } = {
  check: (subject) => {
    const { contract, operation, request, facts } = subject
    return checkedVerdict(contract.check(operation, request, facts), subject, request.body)
  },
  'checkHttp of a value': (subject) => http(subject, subject.request.body),
  'checkHttp of a text': (subject) => http(subject, textOf(subject.request.body)),
  'checkHttp of the whole': (subject) => {
    const { contract, request, facts } = subject
    const verdict = contract.checkHttp(request as never, facts)
    return verdict === undefined ? '' : checkedVerdict(verdict as Verdict, subject, undefined)
  },
  checkResponse: ({ contract, operation, response, request, facts }) => {
    const verdict = contract.checkResponse(operation, response as never, { request, facts })
    if (verdict.ok === verdict.findings.some(({ level }) => level === 'MUST')) {
      throw new Error('`ok` does not agree with the findings')
    }
    return asJson(verdict)
  },
  'schema.validate': ({ contract, operation, request, mayThrow }) => {
    const { validate } = contract.schema(operation)['~standard']
    return unlessUnreadable(mayThrow, () => {
      const { issues } = validate(request.body)
      return asJson(issues ?? null)
    })
  },
  factsNeeded: ({ contract, operation, request }) =>
    asJson(contract.factsNeeded(operation, request)),
  match: ({ contract, request }) => {
    const { method, url, params, body } = request as Record<string, string>
    return asJson([
      contract.match(method as string, url as string) ?? null,
      contract.match(params as string, body as string) ?? null,
      contract.match('GET', `/v5/offers/${textOf(body)}`) ?? null,
    ])
  },
  fingerprint: ({ operation, request, mayThrow }) =>
    unlessUnreadable(mayThrow, () =>
      unless('too deep', isTooDeep, () => fingerprint(operation, request)),
    ),
  expectedTestResults: ({ request, facts, mayThrow, hasOddFacts }) =>
    unlessUnreadable(mayThrow || hasOddFacts, () =>
      asJson(expectedTestResults(request.body, facts.campaign) ?? null),
    ),
  offeringStatusAt: ({ request, facts, mayThrow, hasOddFacts }) =>
    unlessUnreadable(mayThrow || hasOddFacts, () =>
      asJson([
        offeringStatusAt((facts.offering ?? {}) as never, facts.now ?? 0) ?? null,
        offeringStatusAt((request.body ?? {}) as never, 0) ?? null,
      ]),
    ),
  'lockedFields and allowedStatusActions': ({ request: { params, body } }) =>
    // A status that does not exist is a TypeError.
    unlessUnreadable(true, () =>
      asJson([lockedFields(params as never, body as never), allowedStatusActions(body as never)]),
    ),
  parseBasicCredentials: ({ request: { headers, body } }) =>
    asJson([body, (headers as Record<string, unknown>)?.authorization].map(credentials)),
  'decideIdempotency and decideRateLimit': ({ facts, hasOddFacts }) =>
    unlessUnreadable(hasOddFacts, () => decided(facts)),
  scanJson: ({ request }) => {
    const { error, duplicateKeys, impreciseNumbers } = scanJson(textOf(request.body))
    return asJson([error ?? null, duplicateKeys.length, impreciseNumbers.length])
  },
}

/** Calls a target twice on one input; throws where an assertion about all inputs fails. */
export function hold(name: string, attempt: Attempt): void {
  const subject = subjectOf(attempt)
  const call = targets[name] as Target
  const { request, facts, response } = subject
  const mayMisread = (error: unknown) => subject.hasOddFacts && isMisread(error)
  const answer = () => unless('misread facts', mayMisread, () => call(subject))
  withoutPollution(() => {
    const first = withoutChange([request, facts, response], answer)
    if (answer() !== first) throw new Error('the second answer is another one')
  })
}

/** What holds of every verdict. */
function checkedVerdict(
  verdict: Verdict,
  { mayThrow, hasOddFacts, facts }: Subject,
  body: unknown,
) {
  const { warnings, unchecked, truncated } = verdict
  if (verdict.ok) return asJson([warnings, unchecked, truncated ?? 0])
  const { response, violations } = verdict
  if ('fault' in verdict) {
    if (!mayThrow && !hasOddFacts) throw verdict.fault
    if (response.status !== 500) throw new Error('a fault is answered with another status')
  } else if (violations.length === 0) throw new Error('rejected for no reason')
  for (const { pointer, target, message } of [...violations, ...warnings]) {
    if (message === '') throw new Error(`nothing is said about ${target}`)
    // What is wrong with a draft is found in the draft.
    if (body === undefined || mayThrow || facts.campaign) continue
    const fault = pointerError(body, pointer)
    if (fault !== undefined) throw new Error(`the pointer ${pointer} leads nowhere: ${fault}`)
  }
  return asJson([response, violations, warnings, unchecked, truncated ?? 0])
}

/** What `act` returns; the name of an error that it may throw. */
function unless(name: string, mayThrow: (error: unknown) => boolean, act: () => string): string {
  try {
    return act()
  } catch (error) {
    if (mayThrow(error)) return name
    throw error
  }
}

/** A function that is handed what throws may hand on that, and throws nothing else. */
const unlessUnreadable = (mayThrow: boolean, act: () => string): string =>
  unless('unreadable', () => mayThrow, act)

/** Facts that rules could misread are a TypeError: a promise, and a status that is not a string. */
const isMisread = (error: unknown): boolean =>
  error instanceof TypeError && / is a promise\.|^Fact /.test(error.message)

/** A fingerprint may throw on what a check rejects: a body that is nested too deeply, or cyclic. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof TypeError && error.message.includes('levels deep')

function http(subject: Subject, body: unknown): string {
  const { contract, operation, facts } = subject
  const { headers, query, params } = subject.request
  const { method, path } = operationTable[operation]
  const id = textOf((params as Record<string, unknown> | undefined)?.campaign_id ?? params)
  const search = encoded(textOf(query))
  const url = `${path.replace(/\{\w+\}/, () => encoded(id))}?q=${search}&limit=${search.slice(0, 9)}`
  const request = { method, url, headers, body } as HttpRequest
  const verdict = contract.checkHttp(request, facts)
  return verdict === undefined ? '' : checkedVerdict(verdict as Verdict, subject, undefined)
}

/** What encodeURIComponent refuses, a lone surrogate, stands as it is. */
function encoded(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return text
  }
}

const credentials = (value: unknown) => parseBasicCredentials(value as string) ?? null

function decided({ idempotency, recentRequests, now = new Date(0) }: Facts): string {
  const limits = [{ requests: 2, perSeconds: 60 }]
  return asJson([
    ...(Object.keys(operationTable) as OperationName[]).map((operation) =>
      decideIdempotency({ operation, fingerprint: 'x', stored: idempotency, now }),
    ),
    decideRateLimit({ limits, recentRequests: recentRequests ?? [], now }),
  ])
}
