import { readdirSync } from 'node:fs'
import { byStructure, registry } from '../../src/core/rules/registry.js'
import * as triggers from '../../src/core/rules/triggers.js'
import { InputError } from './input-error.js'

/** The exported function of a rule, and its trigger. */
export interface RegisteredRule {
  /** The module in `src/core/rules/`. */
  module: string
  name: string
  trigger: string
}

const folder = new URL('../../src/core/rules/', import.meta.url)

/** Returns the registry by rule id; undefined for rules that the validators implement. */
export async function registeredRules(): Promise<Map<string, RegisteredRule | undefined>> {
  const exported = await exportedFunctions()
  const triggerNames = new Map(
    Object.entries(triggers).map(([name, each]) => [each as unknown, name]),
  )
  return new Map(
    Object.entries(registry).map(([id, registered]) => {
      if (registered === byStructure) return [id, undefined]
      const { rule, trigger } = registered
      const found = exported.get(rule)
      const name = triggerNames.get(trigger)
      if (found === undefined || name === undefined) {
        throw new InputError(
          `${id}: its function and its trigger must be exported from src/core/rules`,
        )
      }
      return [id, { ...found, trigger: name }]
    }),
  )
}

/** Returns every function that the modules of the rules export. */
async function exportedFunctions(): Promise<Map<unknown, { module: string; name: string }>> {
  const found = new Map<unknown, { module: string; name: string }>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const members: Record<string, unknown> = await import(new URL(file, folder).href)
    const module = file.replace('.ts', '.js')
    for (const [name, member] of Object.entries(members)) found.set(member, { module, name })
  }
  return found
}
