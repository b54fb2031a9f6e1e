import { expect, it } from 'vitest'
import { mutants } from '../../../src/testing/sandbox/mutants.js'
import { campaignContract, folderOf } from '../../cli/command.js'
import { served } from '../../sandbox/served.js'

/* The command `conform` against the command `serve`, as a reader of the documentation tries both. */

const fixtures = 'states: /sandbox/given\nmaxBodyBytes: 1048576\n'

async function conform(origin: string, ...flags: readonly string[]) {
  const cwd = folderOf({ 'fixtures.yaml': fixtures })
  const common = [
    '--fixtures',
    'fixtures.yaml',
    '--level',
    'should',
    '--rate-limits',
    '--seed',
    '1',
  ]
  return campaignContract(['conform', origin, ...common, ...flags], { cwd })
}

it('finds nothing in the sandbox', async () => {
  const { origin } = await served()
  const { code, stdout } = await conform(origin, '--cases', '8')
  expect({ code, stdout }).toMatchObject({ code: 0 })
  expect(stdout).toContain('passed: 0 MUST, 0 SHOULD')
})

it.each(mutants.map(({ name }) => name))('finds %s, which `serve --help` lists', async (name) => {
  expect((await campaignContract(['serve', '--help'])).stdout).toContain(`  ${name}`)
  const { origin } = await served(['--fault', name])
  const { code, stdout } = await conform(origin, '--bail')
  expect({ code, stdout }).toMatchObject({ code: 1 })
})
