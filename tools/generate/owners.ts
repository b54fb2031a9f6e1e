import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { RuleEntry } from './documents.js'
import { InputError } from './input-error.js'

const folder = fileURLToPath(new URL('../../src/core/rules/', import.meta.url))

/** Returns the rules that a function in `src/core/rules/` reports: it has their ids. */
export async function writtenRules(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(folder + name, 'utf8')))
  const topics = texts.filter((text) => text.includes("'../engine/check.js'"))
  return new Set(ids.filter((id) => topics.some((text) => text.includes(`'${id}'`))))
}

/** Throws an InputError unless each rule is reported by a function, a collector or for a keyword. */
export function assertOwners(
  rules: readonly RuleEntry[],
  written: ReadonlySet<string>,
  compiled: readonly { rules: ReadonlySet<string> }[],
): void {
  for (const { id, keywords } of rules) {
    const owners = [
      written.has(id),
      compiled.some((each) => each.rules.has(id)),
      keywords !== undefined || id === 'structure',
    ]
    const count = owners.filter(Boolean).length
    if (count === 0) {
      throw new InputError(
        `${id} has no owner: state it in a schema, or report it in src/core/rules/`,
      )
    }
    if (count > 1) throw new InputError(`${id} has ${count} owners`)
  }
}
