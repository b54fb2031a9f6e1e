import { readFileSync } from 'node:fs'

/** Where the function that decides a rule is found, and the trigger that asks it. */
export interface RegisteredRule {
  /** The module in `src/core/rules/`, and the name that it exports. */
  module: string
  name: string
  trigger: string
}

const registryFile = new URL('../../src/core/rules/registry.ts', import.meta.url)

/**
 * What `src/core/rules/registry.ts` registers, by rule id; nothing for a rule that the validators
 * decide. It is read as text: what is generated must not depend on what was generated before.
 */
export function registeredRules(
  source: string = readFileSync(registryFile, 'utf8'),
): Map<string, RegisteredRule | undefined> {
  const modules = new Map<string, string>()
  for (const [, name = '', file = ''] of source.matchAll(
    /^import \* as (\w+) from '\.\/(.+)'$/gm,
  )) {
    modules.set(name, file)
  }
  const registered = new Map<string, RegisteredRule | undefined>()
  let trigger = ''
  for (const line of source.slice(source.indexOf('export const registry')).split('\n')) {
    trigger = /^ {2}\.\.\.when\(triggers\.(\w+), \{$/.exec(line)?.[1] ?? trigger
    const [, id, value = ''] = /^ +'([^']+)': ([\w.]+),$/.exec(line) ?? []
    if (id === undefined) continue
    const [namespace = '', name = ''] = value.split('.')
    const module = modules.get(namespace)
    if (value !== 'byStructure' && (module === undefined || trigger === '')) {
      throw new Error(`src/core/rules/registry.ts: ${line.trim()} is not written as the others are`)
    }
    registered.set(id, module === undefined ? undefined : { module, name, trigger })
  }
  return registered
}
