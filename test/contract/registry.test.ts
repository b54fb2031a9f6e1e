import { describe, expect, it } from 'vitest'
import { byStructure, registry } from '../../src/core/rules/registry.js'
import { registeredRules } from '../../tools/generate/registry.js'

describe('the registry as the generator reads it', () => {
  it('names the functions and triggers that it holds', async () => {
    const load = async (module: string): Promise<Record<string, unknown>> =>
      import(`../../src/core/rules/${module.replace('.js', '')}.ts`)
    const triggers = await load('triggers.js')
    const found = await Promise.all(
      [...registeredRules()].map(async ([id, rule]) => {
        if (rule === undefined) return [id, byStructure]
        const module = await load(rule.module)
        return [id, { trigger: triggers[rule.trigger], rule: module[rule.name] }]
      }),
    )
    expect(Object.fromEntries(found)).toEqual(registry)
  })

  it('refuses a line that it cannot read', () => {
    const source = "export const registry = {\n  'body/missing': bodyMissing,\n}"
    expect(() => registeredRules(source)).toThrow("'body/missing': bodyMissing")
  })
})
