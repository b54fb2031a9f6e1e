import { expect, it } from 'vitest'
import { createContract, type HeadersInput } from '../../src/core/index.js'

const contract = createContract()
const basic = 'Basic d29ya3NwYWNlOmtleQ=='
const valid = 'accepted'
const missing = 'The `Authorization` header is missing; send Basic credentials.'
const malformed = 'Must be `Basic` and the base64 of `<username>:<password>`; neither may be empty.'

it.each<[what: string, input: unknown, outcome: string]>([
  ['a name in lower case', { authorization: basic }, valid],
  ['a name in upper case', { AUTHORIZATION: basic }, valid],
  ['a Fetch object', new Headers({ Authorization: basic }), valid],
  ['a list of one value', { Authorization: [basic] }, valid],
  ['spaces and tabs around the value', { Authorization: ` \t${basic} \t` }, valid],
  ['a list of two values, which are joined', { Authorization: [basic, basic] }, malformed],
  ['names that differ in case alone', { Authorization: basic, authorization: 'x' }, malformed],
  ['other white space in the value', { Authorization: `${basic}\u00a0` }, malformed],
  ['no value', { Authorization: undefined }, missing],
  ['null', { Authorization: null }, missing],
  ['a number', { Authorization: 7 }, missing],
  ['an object', { Authorization: {} }, missing],
  ['spaces alone', { Authorization: ' \t ' }, missing],
  ['an empty list', { Authorization: [] }, missing],
  [
    'names that are not strings',
    { forEach: (visit: (value: string, name: unknown) => void) => visit('1', 7) },
    missing,
  ],
])('reads headers with %s', (_what, input, outcome) => {
  const verdict = contract.check('getCampaign', { headers: input as HeadersInput })
  const found = verdict.ok ? [] : verdict.violations
  const [first] = found.filter(({ target }) => target === 'Authorization')
  expect(first?.message ?? valid).toBe(outcome)
})

it('answers with the headers of the status alone', () => {
  const limits = { getCampaign: [{ requests: 1, perSeconds: 60 }] }
  const limited = createContract({ limits, clock: () => new Date(1_000) })
  const answer = (authenticated: boolean) => {
    const facts = { authenticated, recentRequests: [500] }
    const verdict = limited.check('getCampaign', { headers: { authorization: basic } }, facts)
    return verdict.ok ? undefined : verdict.response
  }
  expect(answer(true)).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } })
  expect(answer(false)?.status).toBe(401)
  expect(answer(false)?.headers).not.toHaveProperty('Retry-After')
})
