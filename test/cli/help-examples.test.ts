import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'

const commands = [
  ...['check', 'fix', 'rules', 'schema', 'openapi', 'serve', 'conform', 'init'],
  'merge',
  'workspace',
  'completion',
]

const helpOf = async (args: readonly string[]) =>
  (await campaignContract([...args, '--help'])).stdout

/** Returns the arguments of the examples in a help text, without redirections. */
const examplesIn = (help: string): string[][] =>
  [...help.matchAll(/^ {2}(?:jq .* \| )?campaign-contract (.*)$/gm)].map(([, text = '']) =>
    [...text.replace(/ [<>] \S+/g, '').matchAll(/'([^']*)'|\S+/g)].map(
      ([word, quoted]) => quoted ?? word,
    ),
  )

const helps = await Promise.all([[], ...commands.map((name) => [name])].map(helpOf))
const examples = [
  ...new Map(helps.flatMap(examplesIn).map((args) => [args.join(' '), args])).values(),
]

/** The files that examples name, besides those that `init` creates. */
const files = {
  'body.json': '{}',
  'facts.yaml': 'permitted: true\n',
  'data.yaml': 'campaigns: []\n',
  'campaign-contract.workspace.yaml': 'tags: [tag_winter]\n',
  'staging.workspace.yaml': 'tags: [tag_winter]\n',
  'recording.har': '{"log": {"entries": []}}',
  'payloads/stop.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
}

const request = '{"operation": "changeCampaignStatus", "body": {"action": "STOP"}}'

/** Examples that need a server or run until a signal. */
const isLasting = ([command]: readonly string[]) => command === 'conform' || command === 'serve'

async function initialized(): Promise<string> {
  const cwd = folderOf({ ...files })
  const { code } = await campaignContract(['init'], { cwd })
  expect(code).toBe(0)
  const shard = ['check', 'requests/', '--shard', '1/1', '--output', 'ndjson=reports/1.ndjson']
  expect((await campaignContract(shard, { cwd })).code).toBe(0)
  return cwd
}

test('has examples of every command', () => {
  const named = new Set(examples.map(([command]) => command))
  expect([...commands.filter((name) => !named.has(name))]).toEqual(['completion'])
})

test.each(
  examples.filter((args) => !isLasting(args)).map((args) => [args.join(' '), args] as const),
)('works after `init`: %s', async (_text, args) => {
  const cwd = await initialized()
  const signals = new EventEmitter()
  const stop = () => signals.emit('SIGTERM')
  const { code, stderr } = await campaignContract(args, {
    ...{ cwd, signals, input: request },
    ...(args.includes('--watch') && { onOutput: stop }),
  })
  expect({ code, stderr }).not.toMatchObject({ stderr: expect.stringMatching(/^error:/m) })
  expect(code).not.toBe(2)
})

test.each(examples.filter(isLasting).map((args) => [args.join(' '), args] as const))(
  'has only known options: %s',
  async (_text, [command = '', ...args]) => {
    const help = await helpOf([command])
    const unknown = args.filter((arg) => arg.startsWith('--') && !help.includes(`  ${arg} `))
    expect(unknown).toEqual([])
  },
)
