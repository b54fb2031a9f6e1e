import { readFileSync } from 'node:fs'

/* Prints package.json as it is published: without what only development needs. */
const manifest = JSON.parse(readFileSync(process.argv[2] ?? 'package.json', 'utf8'))
const { scripts, devDependencies, overrides, ...published } = manifest
console.log(JSON.stringify(published, null, 2))
