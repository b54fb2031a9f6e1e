import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { campaignContract, folderOf } from './command.js'
import { recording } from './inputs/recording.js'
import { named } from './named-colors.js'

const program = (await campaignContract(['--help'])).stdout
const commands = [...program.matchAll(/^ {2}([a-z]+) .* {2}/gm)].map(([, name = '']) => name)
const helpOf = async (name: string) => (await campaignContract(['help', name, '--all'])).stdout
const helps = [
  program,
  ...(await Promise.all(commands.filter((name) => name !== 'help').map(helpOf))),
]

/** Returns the lines that are wider than the terminal, apart from examples. */
const tooWide = (help: string, columns: number): string[] =>
  help
    .split('\n')
    .filter((each) => each.length > columns && !/^ {2}.*campaign-contract /.test(each))

test('each command of the overview has a help within 80 columns', () => {
  expect(commands).toContain('check')
  expect(helps).toHaveLength(commands.length)
  for (const help of helps) {
    expect(help).toMatch(/^Usage: campaign-contract .*\n\n[A-Z][^.]*\.\n/)
    expect(tooWide(help, 80)).toEqual([])
  }
})

test('`check --help` fits a screen, and names all flags with `--all`', async () => {
  const { stdout } = await campaignContract(['check', '--help'])
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  expect(stdout).not.toContain('--threads')
  expect((await campaignContract(['check', '--help', '--all'])).stdout).toContain('--threads')
})

test('help is wrapped to the terminal, with colors', async () => {
  const setting = { isTerminal: true, columns: 60 }
  const help = named((await campaignContract(['schema', '--help'], setting)).stdout)
  expect(help).toContain('\n<bold>Arguments:</bold>\n  <cyan>operation</colour>  ')
  expect(tooWide(help.replaceAll(/<\/?(?:bold|cyan|colour)>/g, ''), 60)).toEqual([])
})

test('without arguments, help is an error', async () => {
  expect(await campaignContract([])).toEqual({ code: 2, stdout: '', stderr: program })
})

test('prints the version', async () => {
  const stdout = `${manifest.version}\n`
  expect(await campaignContract(['--version'])).toEqual({ code: 0, stdout, stderr: '' })
})

/** Returns the arguments of the examples in a help text, without redirections. */
const examplesIn = (help: string): string[][] =>
  [...help.matchAll(/^ {2}(?:jq .* \| )?campaign-contract (.*)$/gm)].map(([, text = '']) =>
    [...text.replace(/ [<>] \S+/g, '').matchAll(/'([^']*)'|\S+/g)].map(
      ([word, quoted]) => quoted ?? word,
    ),
  )

/** The files that examples name, besides those that `init` creates. */
const files = {
  'body.json': '{}',
  'facts.yaml': 'permitted: true\n',
  'data.yaml': 'campaigns: []\n',
  'campaign-contract.workspace.yaml': 'tags: [tag_winter]\n',
  'staging.workspace.yaml': 'tags: [tag_winter]\n',
  'recording.har': recording,
  'payloads/stop.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP}\n',
}
const input = '{"operation": "changeCampaignStatus", "body": {"action": "STOP"}}'

/** Examples that need a server or run until a signal. */
const isLasting = ([command = '']: readonly string[]) =>
  ['conform', 'serve', 'mcp'].includes(command)

const examples = helps.flatMap(examplesIn).filter((args) => !isLasting(args))

test.each([...new Set(examples.map((args) => JSON.stringify(args)))])(
  'the example works after `init`: %s',
  async (text) => {
    const args: string[] = JSON.parse(text)
    const cwd = folderOf(files)
    await campaignContract(['init'], { cwd })
    const signals = new EventEmitter()
    const onOutput = args.includes('--watch') ? () => signals.emit('SIGTERM') : () => {}
    const { code, stderr } = await campaignContract(args, { cwd, signals, input, onOutput })
    expect(stderr).not.toMatch(/^error:/m)
    expect(code).not.toBe(2)
  },
)

test('examples of `serve`, `conform` and `mcp` use known options', () => {
  const unknown = helps.flatMap((help) =>
    examplesIn(help)
      .filter(isLasting)
      .flatMap(([command, ...args]) =>
        args.filter((arg) => {
          const own = helps.find((each) => each.startsWith(`Usage: campaign-contract ${command} `))
          return arg.startsWith('--') && !own?.includes(`  ${arg} `)
        }),
      ),
  )
  expect(unknown).toEqual([])
})
