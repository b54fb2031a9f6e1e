import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Metafile, transform } from 'esbuild'
import { sharedModules } from './plugins.js'

/*
 * After a build of ES modules and of types for CommonJS: writes CommonJS and the types of ES modules.
 * ES modules can import types of CommonJS, so the package contains the types that entries share once.
 */

for (const build of ['core', 'edges'] as const) {
  const { outputs }: Metafile = JSON.parse(await readFile(`dist/metafile-${build}.json`, 'utf8'))
  const unused = Object.keys(sharedModules[build]).map((name) => `dist/${name}.js`)
  for (const path of Object.keys(outputs)) {
    if (path.startsWith('dist/operations/') || unused.includes(path)) continue
    await writeFile(path.replace(/js$/, 'cjs'), await commonJsOf(await readFile(path, 'utf8')))
  }
}
// Every supported version of Node can require a module, but Jest cannot.
await writeFile('dist/conformance.cjs', "module.exports = require('./cli/conformance.js')\n")

async function commonJsOf(module: string): Promise<string> {
  // CommonJS cannot wait for a module.
  const { code } = await transform(
    module.replace('await import("fast-check")', 'require("fast-check")'),
    {
      format: 'cjs',
      platform: 'node',
      target: 'es2022',
      banner: '"use strict";',
      minifyWhitespace: true,
      minifySyntax: true,
      // Node shows the line of an error.
      lineLimit: 120,
    },
  )
  return code.replaceAll(/(?<=require\("\.\/[\w-]+\.)(?=js"\))/g, 'c')
}

for (const name of await readdir('dist', { recursive: true })) {
  const path = `dist/${name.replace(/\.d\.cts$/, '')}`
  // Files without code contain what entries share.
  if (!name.endsWith('.d.cts') || !(existsSync(`${path}.cjs`) || existsSync(`${path}.js`))) continue
  const types = await readFile(`dist/${name}`, 'utf8')
  // Packages can have different types for both.
  const importsPackage = /(?:from|module) '[^.]/.test(types)
  await writeFile(
    `${path}.d.ts`,
    importsPackage ? types : `export * from './${basename(path)}.cjs'\n`,
  )
}
