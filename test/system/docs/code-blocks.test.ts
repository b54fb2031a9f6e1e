import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, describe, expect, it } from 'vitest'
import { writeCases } from '../../../tools/conformance/write-cases.js'
import { builtCommand } from '../../built-command.js'
import { campaignContract, folderOf } from '../../cli/command.js'
import { recording } from '../../cli/inputs/recording.js'
import { blocks, docs, readme, root } from '../../docs/markdown.js'
import { curled } from '../curled.js'
import { freePort } from '../redis/free-port.js'

// Not in node_modules, where Vitest compiles nothing.
mkdirSync(join(root, 'coverage'), { recursive: true })
const scratch = mkdtempSync(join(root, 'coverage/docs-'))
afterAll(() => rmSync(scratch, { recursive: true }))
writeCases(join(scratch, 'conformance'))

/** Every TypeScript block, in its own file. */
const programs = [readme, ...docs].flatMap((page) =>
  blocks(page, 'ts').map((code, index) => ({ code, title: `${page.path}, block ${index + 1}` })),
)
const entryPoints = {
  'campaign-contract': join(root, 'src/core/index.ts'),
  'campaign-contract/arbitraries': join(root, 'src/testing/arbitraries/index.ts'),
  'campaign-contract/config': join(root, 'src/cli/config/index.ts'),
  'campaign-contract/conformance': join(root, 'src/conformance/index.ts'),
  'campaign-contract/msw': join(root, 'src/testing/msw/index.ts'),
  'campaign-contract/node': join(root, 'src/adapters/node/client-error.ts'),
  'campaign-contract/openapi-fetch': join(root, 'src/adapters/clients/openapi-fetch.ts'),
  'campaign-contract/redis': join(root, 'src/adapters/redis/index.ts'),
  'campaign-contract/rules': join(root, 'src/core/descriptions.ts'),
  'campaign-contract/sandbox': join(root, 'src/testing/sandbox/index.ts'),
  'campaign-contract/schema': join(root, 'src/core/json-schema.ts'),
  'campaign-contract/types': join(root, 'generated/types/index.ts'),
  'campaign-contract/vitest': join(root, 'src/testing/matchers/vitest.ts'),
}
/** Tests run here, among those of this file. */
const isTest = (code: string): boolean => /from '(?:campaign-contract\/)?vitest'/.test(code)
/** A block that starts with `// rules/<name>.ts` is a file that other blocks import. */
const named = new Map(
  programs.flatMap(({ code }, index) => {
    const [, name] = /^\/\/ rules\/([\w-]+)\.ts$/m.exec(code) ?? []
    return name === undefined ? [] : [[name, join(scratch, `block-${index}.mts`)]]
  }),
)
const ruleFile = (name: string): string =>
  named.get(name) ?? join(root, `examples/plugins/${name}.ts`)
const files = programs.map(({ code }, index) => {
  const file = join(scratch, `block-${index}${isTest(code) ? '.test' : ''}.mts`)
  const imports = Object.entries(entryPoints)
  writeFileSync(
    file,
    imports
      .reduce((text, [name, path]) => text.replace(`'${name}'`, `'${path}'`), code)
      .replace(/'\.\/(?:rules\/)?([\w-]+)\.ts'/, (_, name) => `'${ruleFile(name)}'`)
      .replace(/'campaign-contract\/(conformance\/\w+\.json)'/g, `'${scratch}/$1'`)
      .replace(/'(campaign-contract\.workspace\.yaml)'/, `'${root}/examples/workspace/$1'`)
      .replace(/'campaign-contract\/(operations\/\w+)'/, `'${root}/generated/$1.ts'`)
      .replace(/'campaign-contract\/(\w+)'/, `'${root}/src/adapters/$1.ts'`),
  )
  return file
})

for (const file of files.filter((each) => each.endsWith('.test.mts'))) await import(file)

/** Runs the blocks one after another in one process; returns their output. */
function printed(): string[][] {
  const runner = join(scratch, 'run-all.mts')
  const lines = files.map((file) =>
    [
      ...(file.endsWith('.test.mts') ? [] : [`await import('${file}')`]),
      "console.log('-- next --')",
    ].join('\n'),
  )
  writeFileSync(runner, lines.join('\n'))
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', runner], {
    cwd: root,
    encoding: 'utf8',
    // The example plugins import the package.
    env: { ...process.env, TSX_TSCONFIG_PATH: join(root, 'examples/plugins/tsconfig.json') },
  })
  if (stderr !== '') throw new Error(stderr)
  return stdout.split('-- next --\n').map((text) => text.split('\n').filter(Boolean))
}

describe('TypeScript of README and docs', () => {
  it('prints what its comments say', () => {
    const promised = programs.map(({ title, code }) => ({
      title,
      lines: [...code.matchAll(/console\.log.*\n\/\/ (.*)$/gm)].map(([, text]) => text),
    }))
    const seen = printed()
    expect(programs.map(({ title }, index) => ({ title, lines: seen[index] }))).toEqual(promised)
    expect(programs.length).toBeGreaterThan(50)
  })

  it('compiles under the strict settings of the project', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
    const program = ts.createProgram(files, {
      ...options,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: { 'campaign-contract': [join(root, 'src/core/index.ts')] },
    })
    // Not of the source that they import.
    const errors = files
      .map((file) => program.getSourceFile(file))
      .flatMap((file) => [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ])
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }
    expect(ts.formatDiagnostics([...program.getOptionsDiagnostics(), ...errors], host)).toBe('')
  })
})

describe('commands of the page about inputs', () => {
  const call = 'npx campaign-contract check '
  const commands = docs
    .filter(({ path }) => path === 'docs/inputs.md')
    .flatMap((page) => blocks(page, 'sh'))
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.includes(call))

  it.each(commands)('%s', (command) => {
    const cwd = folderOf({
      'requests/status-stop.yaml': readFileSync(
        join(root, 'examples/requests/status-stop.yaml'),
        'utf8',
      ),
      'recording.har': recording,
    })
    const built = command.replace(call, `'${process.execPath}' '${builtCommand}' check `)
    const { status, stderr } = spawnSync('bash', ['-c', built], { cwd, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

describe('servers of the guides', () => {
  const guides = docs.filter((page) => blocks(page, 'sh').some((block) => block.includes('curl ')))
  const servers = guides.filter(({ path }) => path.startsWith('docs/servers/'))

  it.each(servers)('$path has commands with the status that they get', async (page) => {
    const port = await freePort()
    const [, start = ''] = /[Aa]dd `([^`]*3000.*?)`/.exec(page.text) ?? []
    const program =
      files[programs.findIndex(({ title }) => title === `${page.path}, block 1`)] ?? ''
    const started = program.replace('.mts', '-started.mts')
    const lines = [
      "import { serve } from '@hono/node-server'",
      readFileSync(program, 'utf8'),
      start.replace('3000', String(port)),
    ]
    writeFileSync(started, lines.join('\n'))
    const server = spawn(process.execPath, ['--import', 'tsx', started], {
      cwd: root,
      stdio: 'ignore',
    })
    try {
      const commands = blocks(page, 'sh').flatMap((block) => [
        ...block.matchAll(/^(curl [\s\S]*?)\n# (\d+)/gm),
      ])
      const seen: string[] = []
      for (const [, command = ''] of commands) {
        const { status } = await curled(
          `${command.replace('localhost:3000', `127.0.0.1:${port}`)} --retry 20 --retry-connrefused`,
        )
        seen.push(String(status))
      }
      expect(seen).toEqual(commands.map(([, , status]) => status))
      expect(seen).toEqual(['400', '200'])
    } finally {
      server.kill()
    }
  })

  it('are those of four frameworks', () => expect(servers).toHaveLength(4))
})

it('shows the output of its first command in the README', async () => {
  const [, command = ''] = blocks(readme, 'sh')
  const [, stdin = '', args = ''] =
    /^echo '(.*)' \| npx campaign-contract (.*)$/m.exec(command) ?? []
  const [shown = ''] = blocks(readme, 'text')
  const { stdout } = await campaignContract(args.split(' '), { input: stdin })
  expect(stdout.startsWith(shown)).toBe(true)
})
