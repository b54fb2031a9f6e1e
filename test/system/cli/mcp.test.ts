import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import fc from 'fast-check'
import jsonPatch from 'fast-json-patch'
import { expect, onTestFinished, test } from 'vitest'
import { createContract, type OperationName } from '../../../src/core/index.js'
import {
  type BrokenRequest,
  type Fault,
  faultsOf,
  validRequest,
  withFaults,
} from '../../../src/testing/arbitraries/index.js'
import { builtCommand } from '../../built-command.js'
import { type Files, folderOf } from '../../cli/command.js'

/** Starts the server in a folder with these files. */
async function session(files: Files = {}, ...flags: string[]) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const cwd = folderOf(files)
  const args = [builtCommand, 'mcp', ...flags]
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    cwd,
    stderr: 'pipe',
  })
  let stderr = ''
  transport.stderr?.on('data', (text) => {
    stderr += text
  })
  const closed = new Promise<void>((resolve) => {
    client.onclose = resolve
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  const call = async (name: string, args: object) => {
    const { content } = await client.callTool({ name, arguments: { ...args } })
    const [{ text }] = content as [{ text: string }]
    return JSON.parse(text)
  }
  return { client, call, closed, stderr: () => stderr }
}

const geofences = {
  name: 'Central Station',
  latitude: '52.525',
  longitude: '13.369',
  radius: '250',
  triggered_at: 'dwell',
  response_time_value: '1',
  response_time_granularity: 'hours',
}

test('an agent checks, fixes and explains', async () => {
  const { client, call } = await session()
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    'check_request',
    'fix_request',
    'explain_rule',
    'describe_operation',
    'list_operations',
  ])
  for (const { inputSchema } of (await client.listTools()).tools) {
    // Without a type, some agents write an object as text.
    for (const argument of Object.values(inputSchema.properties ?? {})) {
      expect(argument).toHaveProperty('type')
    }
  }
  const { operations } = await call('list_operations', {})
  expect(operations).toContainEqual(
    expect.objectContaining({ operation: 'updateCampaign', method: 'PATCH' }),
  )
  const request = { operation: 'updateCampaign', body: { basic_details: { geofences } } }
  const checked = await call('check_request', request)
  expect(checked).toMatchObject({ valid: false, status: 400 })
  expect(checked.violations).toContainEqual(
    expect.objectContaining({
      rule: 'structure',
      pointer: '/body/basic_details/geofences/response_time_granularity',
      correction: [expect.objectContaining({ op: 'replace', value: 'HOURS' })],
    }),
  )
  const asText = await call('check_request', { ...request, body: JSON.stringify(request.body) })
  expect(asText.violations).toMatchObject([
    { rule: 'body/not-object', correction: [{ path: '/body', value: request.body }] },
  ])
  const fixed = await call('fix_request', request)
  expect(fixed.body.basic_details.geofences.response_time_granularity).toBe('HOURS')
  expect(fixed.fixes).toHaveLength(1)
  const rule = fixed.violations[0].rule
  expect(rule).toBe('geofence/dwell-time-required')
  expect(await call('explain_rule', { rule })).toHaveProperty('rules.0.id', rule)
  expect((await call('explain_rule', { rule: 'geofence/*' })).rules.length).toBeGreaterThan(1)
  const path = '/basic_details/geofences'
  const { fields, rules } = await call('describe_operation', { ...request, path })
  expect(fields).toContainEqual(expect.objectContaining({ name: 'triggered_at', isRequired: true }))
  expect(rules).toContainEqual(expect.objectContaining({ id: rule }))
  for (const other of [`/body${path}`, path.slice(1).replaceAll('/', '.')]) {
    expect(await call('describe_operation', { ...request, path: other })).toMatchObject({ fields })
  }
})

test('resources are the documents and the workspace, with the names of the configuration', async () => {
  const { client, call } = await session({
    'campaign-contract.config.yaml': 'serviceName: ACME\nplugins: [./loud.mjs]\n',
    'campaign-contract.workspace.yaml': 'tags: [vip]\n',
    'loud.mjs': `console.log('loaded')
export default { name: 'acme', rules: [{ id: 'acme/no', operations: ['createOffering'], severity: 'error',
  summary: 'Never.', check(_, { report }) { console.log('checking'); report({ path: [], message: 'no' }) } }] }`,
  })
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual([
    'campaign-contract://openapi/campaigns.yaml',
    'campaign-contract://openapi/offerings.yaml',
    'campaign-contract://workspace',
  ])
  const textOf = async (index: number) => {
    const { contents } = await client.readResource({ uri: resources[index]?.uri ?? '' })
    return (contents[0] as { text: string }).text
  }
  expect(await textOf(0)).toContain('X-ACME-Request-Id')
  expect(await textOf(2)).toBe('tags: [vip]\n')
  expect(await call('explain_rule', { rule: 'acme/no' })).toMatchObject({
    rules: [{ plugin: 'acme' }],
  })
})

test.each<[problem: string, name: string, args: object, message: RegExp]>([
  ['an unknown operation', 'check_request', { operation: 'testCampain' }, /mean `testCampaign`/],
  ['a missing argument', 'check_request', {}, /must have `operation`/],
  ['an unknown argument', 'check_request', { operation: 'testCampaign', bod: 1 }, /mean `body`/],
  ['an argument of another type', 'explain_rule', { rule: 1 }, /must be a string/],
  [
    'a path without a field',
    'describe_operation',
    { operation: 'testCampaign', path: '/basic_details/geofence' },
    /no documented field at `\/basic_details\/geofence`/,
  ],
  ['an unknown rule', 'explain_rule', { rule: 'geofence/dwell' }, /Unknown rule/],
  [
    'invalid facts',
    'check_request',
    { operation: 'testCampaign', facts: { now: 'today' } },
    /facts.now/,
  ],
])('%s is an error that the agent reads', async (_, name, args, message) => {
  const { client } = await session()
  expect(await client.callTool({ name, arguments: { ...args } })).toEqual({
    isError: true,
    content: [{ type: 'text', text: expect.stringMatching(message) }],
  })
})

test('an unknown tool is an error of the protocol', async () => {
  const { call } = await session()
  await expect(call('delete_campaign', {})).rejects.toMatchObject({
    code: -32602,
    message: expect.stringMatching(/Unknown tool/),
  })
})

test('answers are bounded and say what they leave out', async () => {
  const { client } = await session()
  const body = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`field${index}`, 'x'.repeat(50)]),
  )
  const args = { operation: 'searchCampaigns', body }
  const { content } = await client.callTool({ name: 'fix_request', arguments: args })
  const [{ text }] = content as [{ text: string }]
  expect(text.length).toBeLessThan(60_000)
  expect(JSON.parse(text)).toMatchObject({ valid: true, omitted: { body: 'too large' } })
})

test.each<[what: string, name: string, args: object]>([
  ['operation', 'check_request', { operation: 'x'.repeat(100_000) }],
  ['rule', 'explain_rule', { rule: 'x'.repeat(100_000) }],
  ['path', 'describe_operation', { operation: 'testCampaign', path: 'x'.repeat(100_000) }],
])('an error about a long %s is bounded too', async (_, name, args) => {
  const { client } = await session()
  const { content, isError } = await client.callTool({ name, arguments: { ...args } })
  const [{ text }] = content as [{ text: string }]
  expect(isError).toBe(true)
  expect(text.length).toBeLessThan(2000)
})

test('ends with an error after a message that is too large', async () => {
  const { client, stderr, closed } = await session()
  const body = { name: 'x'.repeat(11 * 2 ** 20) }
  const call = client.callTool({
    name: 'check_request',
    arguments: { operation: 'testCampaign', body },
  })
  await expect(call).rejects.toThrow()
  await closed
  expect(stderr()).toMatch(/^error: .*maximum size/)
})

const operations = createContract().operations
const withBody = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].body !== 'none',
)

/** Generates bodies with up to eight mistakes of different rules at paths apart from each other. */
const faulty = (operation: OperationName): fc.Arbitrary<BrokenRequest> =>
  fc.tuple(validRequest(operation), fc.infiniteStream(fc.nat())).map(([generated, numbers]) => {
    const faults = faultsOf(generated).filter(({ changes }) =>
      changes.every(({ path }) => path[0] === 'body' && path.length > 1),
    )
    const chosen: Fault[] = []
    while (chosen.length < 8 && faults.length > 0) {
      const [fault] = faults.splice(Number(numbers.next().value) % faults.length, 1) as [Fault]
      if (chosen.every((other) => other.rule !== fault.rule && !meets(fault, other)))
        chosen.push(fault)
    }
    return withFaults(generated, chosen)
  })

const meets = (one: Fault, other: Fault): boolean =>
  one.changes.some(({ path }) =>
    other.changes.some((each) => {
      const depth = Math.min(path.length, each.path.length)
      return path.slice(0, depth).every((key, index) => key === each.path[index])
    }),
  )

test('a correction keeps what was meant, and dates lie in the future', async () => {
  const { call } = await session()
  const correctionsOf = async (operation: string, body: object) => {
    const { violations } = await call('check_request', { operation, body })
    const errors = violations.filter(({ level }: { level: string }) => level === 'error')
    return Object.fromEntries(
      errors.map(({ target, correction }: { target: string; correction: object[] }) => [
        target,
        correction?.[0],
      ]),
    )
  }
  const testCampaignMeta = { identifier: 'push_id', identifierValues: 'a' }
  expect(await correctionsOf('testCampaign', { channel: 'PUSH', testCampaignMeta })).toMatchObject({
    test_campaign_meta: {
      op: 'move',
      from: '/body/testCampaignMeta',
      path: '/body/test_campaign_meta',
    },
  })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const scheduling = { start_date: tomorrow, until: 'January' }
  const { 'scheduling.start_datetime': start, 'scheduling.expiry_datetime': expiry } =
    await correctionsOf('createOffering', { scheduling })
  expect(start).toMatchObject({ op: 'move', from: '/body/scheduling/start_date' })
  expect(Date.parse(expiry.value)).toBeGreaterThan(Date.now())
})

test('corrections lead from random bodies with eight mistakes to valid ones', async () => {
  const { call } = await session()
  const unsolved: object[] = []
  for (const operation of withBody) {
    for (const { request, facts } of fc.sample(faulty(operation), 5)) {
      const now = facts.now?.toISOString()
      let args: object = { operation, body: request.body, facts: { now } }
      let answer = await call('check_request', args)
      for (let step = 0; step < 30 && !answer.valid; step++) {
        const next = answer.violations.find((each: { correction?: unknown }) => each.correction)
        if (next === undefined) break
        args = jsonPatch.applyPatch(args, next.correction, true, false).newDocument
        answer = await call('check_request', args)
      }
      if (!answer.valid) unsolved.push(answer.violations)
    }
  }
  // Of 3,600 bodies, 3 were not solved.
  expect(unsolved.length, JSON.stringify(unsolved)).toBeLessThanOrEqual(2)
})
