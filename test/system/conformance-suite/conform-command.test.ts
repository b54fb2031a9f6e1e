import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { campaignContract, folderOf } from '../../cli/command.js'
import { OutputSchema } from '../../cli/output-schema.js'
import { installed, moduleOf } from '../../cli/plugin-files.js'
import { served } from '../../sandbox/served.js'

const fixtures = 'states: /sandbox/given\nmaxBodyBytes: 1048576\n'
const few = ['--only', 'auth/credentials-malformed', '--cases', '0', '--seed', '1']

it('prints the report and exits with 0 without findings', async () => {
  const { origin } = await served()
  const cwd = folderOf({ 'fixtures.yaml': fixtures })
  const args = ['conform', origin, '--fixtures', 'fixtures.yaml', ...few]
  const { code, stdout, stderr } = await campaignContract(args, { cwd })
  expect(code).toBe(0)
  expect(stderr).toMatch(
    /^Sets the state of the server over \/sandbox\/given: its data is replaced /,
  )
  expect(stdout).toContain('passed: 0 MUST, 0 SHOULD')
})

it('writes other formats to files', async () => {
  const { origin } = await served()
  const cwd = folderOf({})
  const outputs = ['--output', 'html=report.html', '--output', 'junit=junit.xml']
  const args = ['conform', origin, ...few, '--format', 'json', ...outputs]
  const { code, stdout } = await campaignContract(args, { cwd })
  expect(code).toBe(0)
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ schemaVersion: 1, baseUrl: origin, seed: 1, outcome: 'passed' })
  expect(await new OutputSchema('conform').errors(report)).toEqual([])
  expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/i)
  expect(readFileSync(join(cwd, 'junit.xml'), 'utf8')).toMatch(/^<\?xml/)
})

it('exits with 1 on a MUST finding', async () => {
  const { origin } = await served(['--rule', 'auth/*=off'])
  const { code, stdout } = await campaignContract(['conform', origin, ...few])
  expect(code).toBe(1)
  expect(stdout).toContain('auth/credentials-malformed')
  const ids = [...stdout.matchAll(/auth\/credentials-malformed#[\w-]+/g)].map(([id]) => id)
  expect(ids.length).toBeGreaterThan(0)
})

it('exits with 2 if nothing could run', async () => {
  const { origin } = await served()
  const args = ['conform', origin, '--read-only', '--only', 'createCampaign']
  expect((await campaignContract(args)).code).toBe(2)
})

it('finds nothing in a sandbox without flags, and leaves its clock and data', async () => {
  const { origin } = await served(['--clock', '2030-01-01T00:00:00Z'])
  const before = await (await fetch(`${origin}/sandbox/data`)).json()
  const args = ['conform', origin, '--only', 'listOfferTemplates', '--cases', '5', '--seed', '1']
  const { code, stdout } = await campaignContract(args)
  expect({ code, stdout }).toMatchObject({ code: 0 })
  expect(stdout).toMatch(/passed: 0 MUST, 0 SHOULD/)
  expect(await (await fetch(`${origin}/sandbox/data`)).json()).toEqual(before)
  const clock = (await (await fetch(`${origin}/sandbox/clock`)).json()) as Record<string, unknown>
  expect(clock).toMatchObject({ running: true })
  expect(clock.now).toMatch(/^2030-01-01T00:/)
})

it('replays each finding of a report', async () => {
  const { origin } = await served(['--rule', 'auth/*=off'])
  const cwd = folderOf({})
  const conform = (...args: string[]) => campaignContract(['conform', origin, ...args], { cwd })
  const first = await conform(...few, '--format', 'json', '--output', 'json=saved.json')
  const { findings, file } = JSON.parse(first.stdout)
  expect(file).toBe('saved.json')
  expect(findings.length).toBeGreaterThan(2)
  const again = await conform('--replay', file, '--format', 'json')
  const keys = (found: { key: string }[]) => [...new Set(found.map(({ key }) => key))].sort()
  expect(keys(JSON.parse(again.stdout).findings)).toEqual(keys(findings))
  expect((await conform('--replay', `${file}#${findings[0].key}`)).code).toBe(1)
})

/** Pastes a command that starts with npx into a shell; returns the arguments after it. */
function pasted(command: string, env: Record<string, string>): string[] {
  const script = `npx() { printf '%s\\0' "$@"; }; ${command}`
  const text = execFileSync('bash', ['-c', script], { env: { ...process.env, ...env } })
  return text.toString().split('\0').slice(0, -1)
}

it('prints a command that replays a finding with the same flags', async () => {
  const { origin } = await served(['--service', 'ACME', '--rule', 'auth/*=off'])
  const cwd = folderOf({
    'my fixtures.yaml': fixtures,
    'workspace.yaml': 'tags: [tag_winter]\n',
    'conform.yaml': 'conform: {rate: 1000}\n',
    'plugin.mjs': moduleOf(),
    ...installed,
  })
  const needed = [
    ...['--service', 'ACME', '--optimized', 'BEST', '--status-path', '/v5/campaigns/{campaign_id}'],
    ...['--fixtures', 'my fixtures.yaml', '--workspace', 'workspace.yaml'],
    ...['--plugin', 'plugin.mjs', '--config', 'conform.yaml', '--header', 'X-Gateway: to ken'],
    ...['--insecure', '--credentials', "workspace:it's"],
  ]
  const run = (...args: string[]) => campaignContract(args, { cwd })
  const output = ['--format', 'markdown', '--output', 'json=my report.json']
  const { code, stdout } = await run('conform', origin, ...needed, ...few, ...output)
  expect(code).toBe(1)
  expect(stdout).not.toMatch(/it's|to ken/)
  const [, command = ''] = /^(npx .+)$/m.exec(stdout) ?? []
  const secrets = { CREDENTIALS: "workspace:it's", X_GATEWAY: 'to ken' }
  const [name, ...args] = pasted(command, secrets)
  const start = ['campaign-contract', 'conform', origin, ...needed, '--replay']
  expect([name, ...args].slice(0, -1)).toEqual(start)
  expect(args.at(-1)).toMatch(/^my report\.json#\w+ \w+ auth\/credentials-malformed/)
  expect((await run(...args)).code).toBe(1)
})
