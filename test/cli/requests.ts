import { fingerprint } from '../../src/core/index.js'

const head = 'operation: changeCampaignStatus\nparams: {campaign_id: 66b1f0c2a94e3d0012ab34cd}\n'
const id = '3f1c2b7e-8a94-4d0e-9b6a-5c2d7e1f0a83'
const caller = `headers:
  Authorization: Basic dXNlcjprZXk=
  X-SVC-Request-Id: ${id}
  Idempotency-Key: 4f9a3c1e-7b2d-4e6f-9a1b-3c5d7e9f1a2b
`
const oneTime = '{status: ACTIVE, campaign_delivery_type: ONE_TIME}'
const facts = (idempotency: string, campaign = oneTime) => `facts:
  now: 2026-03-01T00:00:00Z
  authenticated: true
  permitted: true
  campaign: ${campaign}
  idempotency: ${idempotency}
`
const sameCall = fingerprint('changeCampaignStatus', {
  params: { campaign_id: '66b1f0c2a94e3d0012ab34cd' },
  body: { action: 'STOP' },
})
const replay = `{fingerprint: ${sameCall}, state: completed, createdAt: 2026-02-28T23:59:59Z, response: {status: 202, body: {ok: true}}}`

/** Request documents of every outcome, by file name. */
export const requests = {
  '1-right.yaml': `${head}${caller}body: {action: STOP}\n${facts('null')}`,
  '2-unchecked.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
  '3-warning.yaml': `${head}${caller}body: {action: STOP, colour: red}\n${facts('null')}`,
  '4-replay.yaml': `${head}${caller}body: {action: STOP}\n${facts(replay)}`,
  '5-part-unknown.yaml': `${head}${caller}body: {action: STOP}\n${facts('null', '{status: ACTIVE}')}`,
  '6-several.yaml': `${head}${caller}body: {action: Stop, id: 5}\n${facts('null')}---\n- 1\n---\n${head}body: {action: STOP}\n`,
  '7-unauthorized.yaml': `operation: testCampaign\nbody: {}\nheaders: {X-SVC-Request-Id: ${id}}\nfacts: {authenticated: false}\n`,
  '8-limited.yaml': `operation: testCampaign\nbody: {request_id: ${id}}\nfacts: {now: 1970-01-01T00:00:01Z, recentRequests: [${Array(10).fill(900)}]}\n`,
  '9-broken.json': '{"operation":\n  }',
}
