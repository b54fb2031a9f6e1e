import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { globbySync } from 'globby'
import { caseFiles } from '../../conformance/case-files.js'

/*
 * Bundles the tests that mutants run against into one file. A mutant takes a fresh thread, which loads
 * one bundle in a third of the time that it takes for some three hundred modules.
 */

/** Files of many generated requests or long loops; other tests here cover most of it at less cost. */
const slow = [
  'test/engine/{laws,self-conforming}.test.ts',
  'test/rules/every-operation.test.ts',
  'test/http/readings.test.ts',
  'test/responses/narrowed-tests.test.ts',
]
/** Take long, so that few mutants reach them. */
const last = ['test/engine/workspace.test.ts', 'test/http/stages.test.ts']
const files = [
  // First, because most mutants change the verdict on a case.
  'tools/proof/mutation/cases-by-topic.ts',
  'test/conformance/messages.test.ts',
  ...globbySync('test/{engine,rules,protocol,http,responses}/*.test.ts', {
    ignore: [...slow, ...last],
  }).sort(),
  ...last,
]

/** Keeps the location of each module, next to which tests find their files. */
const ownLocation: Plugin = {
  name: 'own-location',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path)),
      ),
    })),
}

/** Reads the expanded cases from a file; expanding them again for each mutant takes longer. */
const expandedCases: Plugin = {
  name: 'expanded-cases',
  setup({ onLoad }) {
    writeFileSync('core-cases.json', JSON.stringify(caseFiles()))
    onLoad({ filter: /case-files\.ts$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs'
export const caseFiles = () => JSON.parse(readFileSync('core-cases.json', 'utf8'))`,
    }))
  },
}

/** Parses documents with js-yaml, in a fifth of the time. */
const fastYaml: Plugin = {
  name: 'fast-yaml',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^yaml$/ }, ({ path }) => ({ path, namespace: 'fast-yaml' }))
    onLoad({ filter: /.*/, namespace: 'fast-yaml' }, () => ({
      contents: `export { load as parse, dump as stringify } from 'js-yaml'`,
      resolveDir: '.',
    }))
  },
}

await build({
  stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: '.' },
  outfile: 'core-bundle.test.mjs',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  // Test files are imported for their effect, which package.json denies.
  ignoreAnnotations: true,
  // A clock that stands still at 0: how long a test takes says more about the machine than the mutant.
  define: { 'performance.now': 'Math.hypot' },
  plugins: [expandedCases, fastYaml, ownLocation],
  logLevel: 'warning',
})
