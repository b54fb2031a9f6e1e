import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

/** The fenced blocks of a language, in their order. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , code]) => code ?? '')

const scratch = mkdtempSync(join(root, 'node_modules', '.readme-'))
afterAll(() => rmSync(scratch, { recursive: true }))

describe('TypeScript of the README', () => {
  it.each(blocks('ts').map((code, index) => [index + 1, code] as const))(
    'block %i runs and prints what its comments say',
    (index, code) => {
      const file = join(scratch, `block-${index}.mts`)
      writeFileSync(file, code.replace("'campaign-contract'", `'${join(root, 'src/index.ts')}'`))
      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], {
        cwd: root,
        encoding: 'utf8',
      })
      const promised = [...code.matchAll(/console\.log.*\n\/\/ (.*)$/gm)].map(([, text]) => text)
      expect({ status, stderr, lines: stdout.split('\n').filter(Boolean) }).toEqual({
        status: 0,
        stderr: '',
        lines: promised,
      })
    },
  )

  it('compiles under the strict settings of the project', () => {
    const names = blocks('ts').map((_, index) => join(scratch, `block-${index + 1}.mts`))
    const settings = join(scratch, 'tsconfig.json')
    const compilerOptions = {
      noEmit: true,
      allowImportingTsExtensions: true,
      module: 'preserve',
      moduleResolution: 'bundler',
    }
    const extended = join(root, 'tsconfig.json')
    writeFileSync(
      settings,
      JSON.stringify({ extends: extended, compilerOptions, include: [], files: names }),
    )
    const tsc = join(root, 'node_modules/.bin/tsc')
    const { stdout } = spawnSync(tsc, ['-p', settings], { cwd: root, encoding: 'utf8' })
    expect(stdout).toBe('')
  }, 60_000)
})

describe('commands of the README', () => {
  const commands = blocks('sh')
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/, '').replace('npm ci && ', ''))
    .filter((line) => line.includes('npm run '))

  it.each(commands)('%s', (command) => {
    const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
    const wanted = command.includes('examples/rejected') ? 1 : 0
    expect({ status, stderr: status === wanted ? '' : stderr }).toEqual({
      status: wanted,
      stderr: '',
    })
  })
})

it('the JSON of the README is JSON, and the schema that it names is in the package', () => {
  const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const block of blocks('json')) {
    const url: string = JSON.parse(block)['json.schemas'][0].url
    const path = url.replace('./node_modules/campaign-contract/', '')
    expect(files).toContain('generated/schemas')
    expect(JSON.parse(readFileSync(join(root, path), 'utf8'))).toHaveProperty('$defs')
  }
  expect(blocks('json')).toHaveLength(1)
})
