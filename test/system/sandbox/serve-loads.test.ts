import { join, resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { root } from '../../cli/command.js'

/** Returns the packages and the modules of `src/cli/` that a module imports statically. */
function loadedBy({ outputs }: Metafile, entries: readonly string[]): string[] {
  const waiting = entries.map(
    (entry) => Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry) as string,
  )
  const seen = new Set<string>()
  const found = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    for (const input of Object.keys(outputs[name]?.inputs ?? {})) found.add(input)
    for (const { path, kind, external } of outputs[name]?.imports ?? []) {
      if (kind !== 'import-statement') continue
      if (external) found.add(path)
      else waiting.push(path)
    }
  }
  return [...found].filter((name) => !name.startsWith('node:'))
}

/** The core is built into a separate file. */
const withoutCore: Plugin = {
  name: 'without-core',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === join(root, 'src/core/index.js')
        ? { path: '../index.js', external: true }
        : undefined,
    ),
}

/** What every run loads. */
const always = ['src/cli/main.ts', 'src/cli/commands/program.ts']

const built = async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/cli/main.ts'],
    outdir: join(root, 'none'),
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [withoutCore],
  })
  return metafile
}

it('`serve` loads no other commands and no unneeded packages', async () => {
  const loaded = loadedBy(await built(), [...always, 'src/cli/commands/serve/serve-command.ts'])
  expect(loaded.filter((name) => !name.includes('/')).sort()).toEqual([
    'commander',
    // For a mistyped `--rule`.
    'fastest-levenshtein',
    'picocolors',
  ])
  expect(loaded).toContain('src/testing/sandbox/sandbox.ts')
  const commands = loaded.filter((name) => name.endsWith('-command.ts'))
  expect(commands).toEqual(['src/cli/commands/serve/serve-command.ts'])
  // The flags of other commands use the report format names; all commands use the colors and the words.
  const names = ['colors', 'format-names', 'wording'].map(
    (name) => `src/conformance/reports/${name}.ts`,
  )
  const others = loaded.filter((name) => /yaml|conformance\/|sandbox\/faults/.test(name))
  expect(others.sort()).toEqual(names)
})

const onlySome = [
  ...['chokidar', 'diff', 'fast-check', 'fast-json-patch', 'fast-xml-builder'],
  ...['workerpool', 'yaml'],
]

it.each([
  ['check/check-command.ts', []],
  ['fix/fix-command.ts', []],
  ['rules/rules-command.ts', []],
  ['check/watch-command.ts', ['chokidar']],
  ['completion/complete-command.ts', []],
])('%s alone loads %j', async (command, packages) => {
  const loaded = loadedBy(await built(), [...always, `src/cli/commands/${command}`])
  expect(loaded).toContain('commander')
  expect(loaded).toContain(`src/cli/commands/${command}`)
  expect(loaded.filter((name) => onlySome.includes(name))).toEqual(packages)
})
