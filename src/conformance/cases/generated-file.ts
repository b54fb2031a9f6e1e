import { readFileSync } from 'node:fs'
import { packageFolder } from './package-folder.js'

/** Reads a JSON file of `generated/` in this package. */
export const readGenerated = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`generated/${name}.json`, packageFolder()), 'utf8'))
