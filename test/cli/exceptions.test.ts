import { expect, test } from 'vitest'
import { checked } from './inputs/checked.js'
import { recording } from './inputs/recording.js'
import type { Report } from './report.js'

const request = (type: string) => `operation: createCampaign
body: {channel: PUSH, campaign_delivery_type: ${type}, created_by: a@b.example}
`
const configuration = `exceptions:
  - rule: structure
    operation: createCampaign
    target: campaign_delivery_type
    values: [FLASH]
    reason: Our deployment has flash campaigns.
    until: 2999-12-31
  - {rule: field/unknown, target: labels, reason: Moved to tags.}
  - {rule: structure, target: campaign_delivery_type, values: [OTHER], reason: Old., until: 2020-01-31}
`
const config = 'campaign-contract.config.yaml'
const files = {
  [config]: configuration,
  'flash.yaml': request('FLASH'),
  'other.yaml': request('OTHER'),
}

const noted = ({ summary: { exceptions } }: Report) => ({
  noted: exceptions?.noted,
  unused: exceptions?.unused.map(({ reason }) => reason),
  expired: exceptions?.expired.map(({ reason }) => reason),
})
const once = { noted: 1, unused: ['Moved to tags.'], expired: ['Old.'] }

const listOfferings = '{"operation": "listOfferings"}'

test.each([
  ['the value of an exception', ['flash.yaml', '--max-warnings', '0'], 0],
  ['another value', ['other.yaml'], 1],
  ['no value without the configuration', ['flash.yaml', '--no-config'], 1],
])('accepts %s', async (_, args, code) => {
  expect((await checked(files, args)).code).toBe(code)
})

test('counts what exceptions accept, and names those that are unused or expired', async () => {
  const { report } = await checked(files)
  expect(noted(report)).toEqual(once)
  expect(report.summary).toMatchObject({ valid: 1, invalid: 1, totals: { errors: 1, warnings: 0 } })
})

test('names none as unused when only some of the configured files ran', async () => {
  const configuration = 'files: [a.json, b.json]\nexceptions: [{rule: structure, reason: x}]'
  const all = { [config]: configuration, 'a.json': listOfferings, 'b.json': listOfferings }
  const unused = async (...args: string[]) =>
    (await checked(all, args)).report.summary.exceptions?.unused.length
  expect(await unused()).toBe(1)
  expect(await unused('a.json')).toBe(0)
})

test('shows valid requests with notes in spite of --quiet', async () => {
  const { report } = await checked(files, ['flash.yaml', '--quiet'])
  expect(report.files).toMatchObject([{ ok: true, notes: [{ target: 'campaign_delivery_type' }] }])
})

test('counts what they accept in rows', async () => {
  const body = { channel: 'PUSH', campaign_delivery_type: 'FLASH', created_by: 'a@b.example' }
  const rows = `${JSON.stringify({ operation: 'createCampaign', body })}\n`.repeat(3)
  const { code, report } = await checked({ ...files, 'a.ndjson': rows }, ['a.ndjson'])
  expect({ code, ...noted(report) }).toMatchObject({ code: 0, noted: 3 })
})

test('an override adds exceptions for its files', async () => {
  const override = `overrides:
  - files: other.yaml
    exceptions: [{rule: structure, target: campaign_delivery_type, values: [OTHER], reason: Only here.}]
`
  const all = { ...files, [config]: configuration + override }
  expect(noted((await checked(all)).report)).toEqual({ ...once, noted: 2 })
  expect(noted((await checked(all, ['flash.yaml'])).report)).toEqual(once)
})

test('apply to recorded responses', async () => {
  const exceptions = 'exceptions: [{rule: response/envelope, reason: The gateway removes it.}]'
  const rulesOf = async (all: Record<string, string>) => {
    const [file] = (await checked({ ...all, 'a.har': recording }, ['a.har'])).report.files
    const findings = [...(file?.violations ?? []), ...(file?.warnings ?? [])]
    return { found: findings.map(({ rule }) => rule), notes: file?.notes?.map(({ rule }) => rule) }
  }
  const isEnvelope = (rule: string) => rule === 'response/envelope'
  const { found } = await rulesOf({})
  expect(found.filter(isEnvelope)).not.toEqual([])
  expect(await rulesOf({ [config]: exceptions })).toEqual({
    found: found.filter((rule) => !isEnvelope(rule)),
    notes: found.filter(isEnvelope),
  })
})
