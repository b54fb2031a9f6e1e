import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { pagesAsText, requireOfNode, yamlAsModules } from '../tools/build/plugins.js'

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** The command in JavaScript, which starts several times as fast as its source. */
export const builtCommand = path('coverage/command/main.js')

/** Builds the command and its worker once for all tests of a tier. */
export async function setup(): Promise<void> {
  await build({
    entryPoints: { main: path('src/cli/main.ts'), worker: path('src/cli/lines/worker.ts') },
    outdir: path('coverage/command'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    plugins: [pagesAsText, yamlAsModules],
    banner: { js: requireOfNode },
    logLevel: 'error',
  })
}
