import { expect, it } from 'vitest'
import { byStructure, registry } from '../../src/core/rules/registry.js'
import { registeredRules } from '../../tools/generate/registry.js'

it('the generator finds the module and the name of every function in the registry', async () => {
  const load = async (module: string): Promise<Record<string, unknown>> =>
    import(`../../src/core/rules/${module.replace('.js', '')}.ts`)
  const triggers = await load('triggers.js')
  const found = await Promise.all(
    [...(await registeredRules())].map(async ([id, rule]) => {
      if (rule === undefined) return [id, byStructure]
      const module = await load(rule.module)
      return [id, { trigger: triggers[rule.trigger], rule: module[rule.name] }]
    }),
  )
  expect(Object.fromEntries(found)).toEqual(registry)
})
