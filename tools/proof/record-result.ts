import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('results/', import.meta.url))

/** Writes the figures of one measure to `tools/proof/results/<name>.json`, with the day they are of. */
export function recordResult(name: string, figures: Record<string, unknown>): void {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString().slice(0, 10)
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ date, ...figures }, null, 2)}\n`)
}

/** Returns the recorded figures of a measure. */
export const figuresOf = (name: string) => JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8'))
