import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blocks, root } from '../../docs/markdown.js'
import { curled } from '../curled.js'
import { started } from './started.js'

const folder = join(root, 'examples/servers')
const frameworks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Default address of the examples. */
const documented = 'http://127.0.0.1:3000'

/** Runs a `curl` of a README with another address. */
function curl(command: string, origin: string) {
  expect(command).toContain(documented)
  return curled(command.replace(documented, origin))
}

it('exists for each adapter', () => {
  const adapters = readdirSync(join(root, 'src/adapters'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
  expect(frameworks.sort()).toEqual(adapters.sort())
})

describe('an example server responds as the README says', () => {
  const path = 'examples/servers/README.md'
  const text = readFileSync(join(root, path), 'utf8')
  const [start = '', accepted = '', rejected = ''] = blocks({ path, text }, 'sh').map((block) =>
    block.replace(/ +#.*$/m, '').trim(),
  )
  const [, status] = text.match(/^This request is accepted with `(\d+)`/m) ?? []
  const [, rejectedStatus, code] =
    text.match(/^This one is rejected with `(\d+)` and the code `(\w+)`/m) ?? []

  it.each(frameworks)('%s', async (framework) => {
    const command = start.replace('npm ci && ', '').replace('express', framework)
    const { result, errors } = await started(command, async (origin) => ({
      first: await curl(accepted, origin),
      again: await curl(accepted, origin),
      rejection: await curl(rejected, origin),
    }))
    expect(result.first.status).toBe(Number(status))
    expect(result.first.body.data.id).toMatch(/^[0-9a-f]{24}$/)
    expect(result.again).toEqual(result.first)
    expect(result.rejection.status).toBe(Number(rejectedStatus))
    expect(result.rejection.body.error.code).toBe(code)
    expect(errors).toEqual([])
  })
})
