import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { Files } from '../../cli/command.js'
import { readSarif } from '../../cli/sarif-log.js'
import { invalid, valid } from '../../cli/status-change.js'
import { action, actionText, command, runAction, serveApart } from './action.js'

vi.setConfig({ testTimeout: 120_000 })

const withWarning = 'operation: changeCampaignStatus\nbody: {action: STOP, x: 1}\n'
const annotation = (file: string) =>
  `::error file=${file},line=2,col=16,title=structure::action: Must be \`STOP\`, \`PAUSE\` or \`RESUME\`. Did you mean \`STOP\`?\n`

const noFiles = { sarif: '', junit: '', html: '' }

describe('the action', () => {
  it('passes no input inside a script', () => {
    for (const { run, uses, if: condition } of action.runs.steps) {
      expect(`${run}${uses}${condition}`).not.toContain('${{')
    }
    const given = [...actionText.matchAll(/^ +([\w-]+): .*\$\{\{/gm)].map(([, key]) => key)
    expect(given).toHaveLength(actionText.split('${{').length - 1)
    for (const { run, uses, shell } of action.runs.steps) {
      expect(uses ?? shell).toBe(run === undefined ? 'actions/setup-node@v4' : 'bash')
    }
  })

  it('passes valid files', () => {
    const { code, outputs, log, summary } = runAction({ files: 'a.yaml' }, { 'a.yaml': valid })
    expect({ code, outputs }).toEqual({
      code: 0,
      outputs: { 'exit-code': '0', ...noFiles },
    })
    expect(log).toBe('1 file: 1 valid, 0 invalid, 0 unreadable\n')
    expect(summary).toContain('### campaign-contract: passed')
  })

  it('checks the files of the configuration by default', () => {
    const files = { 'campaign-contract.config.yaml': 'files: api', 'api/a.yaml': invalid }
    expect(runAction({}, files).code).toBe(1)
    expect(runAction({}, { 'api/a.yaml': invalid }).code).toBe(2)
  })

  it('reports violations as annotations, in the summary and as SARIF', () => {
    const { code, outputs, log, summary, workspace } = runAction(
      { files: 'requests\n\nmore/*.yaml\n', 'working-directory': 'api', sarif: 'out.sarif' },
      { 'api/requests/a.yaml': invalid, 'api/more/b.yaml': valid, 'api/more/c.txt': invalid },
    )
    expect({ code, outputs }).toEqual({
      code: 1,
      outputs: { 'exit-code': '1', ...noFiles, sarif: 'api/out.sarif' },
    })
    expect(log).toContain(annotation('api/requests/a.yaml'))
    expect(log).toContain('2 files: 1 valid, 1 invalid, 0 unreadable\n')
    expect(summary).toContain('### campaign-contract: failed')
    const { results } = readSarif(readFileSync(join(workspace, outputs.sarif ?? ''), 'utf8'))
      .runs[0]
    expect(results).toHaveLength(1)
  })

  it('fails for an unreadable file with any fail-on', () => {
    const { code, outputs, log } = runAction(
      { files: 'none.yaml', 'fail-on': 'never' },
      { 'a.yaml': valid },
    )
    expect({ code, outputs }).toEqual({ code: 2, outputs: { 'exit-code': '2', ...noFiles } })
    expect(log).toContain('file or folder not found')
  })

  it.each([
    ['error', withWarning, 0, '0'],
    ['warning', withWarning, 1, '1'],
    ['never', invalid, 0, '1'],
  ])('applies fail-on: %s', (failOn, text, code, exitCode) => {
    const ran = runAction({ files: '.', 'fail-on': failOn }, { 'a.yaml': text })
    expect([ran.code, ran.outputs['exit-code']]).toEqual([code, exitCode])
  })

  it('passes arguments on literally', () => {
    const { code, log } = runAction(
      { files: 'body 1.json', args: '--operation=changeCampaignStatus\r\n--rule\nauth/*=off\n' },
      { 'body 1.json': '{"action": "STOP"}' },
    )
    expect({ code, log }).toEqual({
      code: 0,
      log: '1 file: 1 valid, 0 invalid, 0 unreadable\n',
    })
  })

  it.each([
    [{ 'fail-on': 'x\n::warning::y' }, 'fail-on must be error, warning or never'],
    [{ sarif: 'a\nexit-code=0' }, 'sarif must be one file'],
    [{ command: 'fix' }, 'command must be check or conform'],
    [{ command: 'conform' }, 'base-url is required for conform'],
    [{ command: 'conform', 'base-url': 'a\nb' }, 'base-url must be one address'],
    [{ command: 'conform', junit: 'a\nb', 'base-url': 'a' }, 'junit must be one file'],
  ])('rejects %j', (inputs, message) => {
    const { code, log, outputs } = runAction({ files: '.', ...inputs }, { 'a.yaml': valid })
    expect({ code, log }).toEqual({ code: 2, log: `::error title=campaign-contract::${message}\n` })
    expect(outputs).toEqual({ 'exit-code': '2', ...noFiles })
  })
})

describe('conform', () => {
  const fixtures = 'states: /sandbox/given\n'
  const inputs = { command: 'conform', 'conform-args': '--only=listOfferTemplates\n--cases=2\n' }

  it('writes the summary and the files of a server that passes', async () => {
    const origin = await serveApart()
    const { code, outputs, summary, workspace } = runAction(
      {
        ...inputs,
        'base-url': origin,
        fixtures: 'fixtures.yaml',
        'working-directory': 'api',
        junit: 'out.xml',
        html: 'out.html',
      },
      { 'api/fixtures.yaml': fixtures },
    )
    expect({ code, outputs }).toEqual({
      code: 0,
      outputs: { 'exit-code': '0', sarif: '', junit: 'api/out.xml', html: 'api/out.html' },
    })
    expect(summary).toContain('### Conformance: ✅ passed')
    expect(readFileSync(join(workspace, 'api/out.xml'), 'utf8')).toMatch(/^<\?xml /)
    expect(readFileSync(join(workspace, 'api/out.html'), 'utf8')).toMatch(/^<!doctype html>/)
  })

  it('fails for findings and lists them in the summary', async () => {
    const origin = await serveApart('--fault', 'ignores-rule/auth/credentials-malformed')
    const { code, outputs, summary } = runAction({ ...inputs, 'base-url': origin }, {})
    expect([code, outputs['exit-code']]).toEqual([1, '1'])
    expect(summary).toContain('### Conformance: ❌ failed')
  })

  it.each([
    ['an address without the API', async () => `${await serveApart()}/elsewhere`],
    ['an unreachable server', async () => 'http://127.0.0.1:1'],
  ])('fails for %s, without a summary', async (_, address) => {
    const { code, outputs, summary } = runAction({ ...inputs, 'base-url': await address() }, {})
    expect([code, outputs['exit-code'], summary]).toEqual([2, '2', ''])
  })
})

describe('hostile names and inputs', () => {
  const names = ['$(touch x).yaml', '`touch x`.yaml', "it's; touch x.yaml", '"a" b.yaml', '-q.yaml']

  it('are treated as plain file names', () => {
    const { code, log, workspace } = runAction(
      { files: names.join('\n') },
      Object.fromEntries(names.map((name) => [name, invalid])),
    )
    expect(code).toBe(1)
    for (const name of names) expect(log).toContain(annotation(name))
    expect(readdirSync(workspace).sort()).toEqual([...names].sort())
  })

  it.each(['check', 'conform'])('are never executed by %s', (command) => {
    const text = '$(touch x)`touch x`"; touch x; \'; touch x; #'
    const hostile = Object.keys(action.inputs).map((input) => [input, text])
    const inputs = { ...Object.fromEntries(hostile), command, 'fail-on': 'never', version: '' }
    const { workspace } = runAction(inputs, { 'a.yaml': valid })
    expect(existsSync(join(workspace, 'x'))).toBe(false)
  })

  it('are never standard input, not even `-`', () => {
    expect(runAction({ files: '-' }, {}).outputs['exit-code']).toBe('2')
  })
})

describe('the command', () => {
  const requested = ({ npm }: { npm?: string[] }) => npm?.at(-1)
  const withPackage = (version: string) => ({
    'a.yaml': valid,
    'package.json': JSON.stringify({
      type: 'module',
      devDependencies: { 'campaign-contract': version },
    }),
  })

  it.each([
    [
      'what is installed',
      { 'a.yaml': valid, 'node_modules/.bin/campaign-contract': command },
      undefined,
    ],
    [
      'what is installed in a folder above',
      { 'api/a.yaml': valid, 'node_modules/.bin/campaign-contract': command },
      undefined,
      'api',
    ],
    [
      'the latest, whatever package.json asks for',
      withPackage('0.0.1'),
      'campaign-contract@latest',
    ],
  ])('is %s', (_, files: Files, version, folder = '.') => {
    const ran = runAction({ files: 'a.yaml', 'working-directory': folder }, files)
    expect([ran.code, requested(ran)]).toEqual([0, version])
  })

  it('is the requested version, whatever the project has', () => {
    const ran = runAction(
      { files: 'a.yaml', version: '0.1.0' },
      { ...withPackage('^2.0.0'), 'node_modules/.bin/campaign-contract': '#!/bin/sh\ntouch x\n' },
    )
    expect([ran.code, requested(ran)]).toEqual([0, 'campaign-contract@0.1.0'])
    expect(ran.npm).toContain('--ignore-scripts')
  })
})
