import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import SwaggerParser from '@apidevtools/swagger-parser'
import { stringify } from 'yaml'
import { generatedCode } from '../../generate/code.js'
import type { Documents, OpenApiDocument } from '../../generate/documents.js'
import type { Mutant, Node } from './place.js'
import { firstFailure, loadPackages, quickFiles, readersOf } from './quick-tests.js'
import { deepFreeze, forget, parsesAs, root } from './sandbox.js'

/** What noticed a mutant: the generator, a test as `file > title`, or nothing so far. */
export type Notice = string | undefined

/** Returns the documents with the change. */
export function mutated(documents: Documents, { family, apply }: Mutant): Documents {
  const document = structuredClone(documents[family])
  apply(document as unknown as Node)
  return { ...documents, [family]: document }
}

export const textOf = (document: OpenApiDocument): string => stringify(document, { lineWidth: 0 })

const generator = (error: unknown): Notice =>
  `generator > ${(error as Error).message.split('\n').slice(0, 2).join(' ')}`

/** Returns the most specific words of a place, which titles of tests about it may contain. */
const hintsOf = ({ path, id }: Mutant): string[] => [
  ...[...id.matchAll(/[a-z-]+~1[a-z-]+/g)].map(([rule]) => rule.replace('~1', '/')),
  ...path.filter((key): key is string => typeof key === 'string' && key.includes('_')),
]

/** Tests one mutant after the other in this process, with the tests that can run in it. */
export async function quickCheck(documents: Documents, seed: number) {
  deepFreeze(documents)
  const packages = await loadPackages()
  const current = await generatedCode(documents)
  for (const [name, text] of current) {
    const onDisk = readFileSync(join(root, 'generated', name), 'utf8')
    if (text !== onDisk) throw new Error(`generated/${name} is stale: npm run generate`)
  }

  /** Returns what notices the documents. */
  async function notices(
    changed: Documents,
    families: Mutant['family'][],
    hints?: string[],
  ): Promise<Notice> {
    let code: Map<string, string>
    try {
      code = await generatedCode(changed)
    } catch (error) {
      return generator(error)
    }
    const overlay = new Map<string, () => string>()
    const texts: string[] = []
    for (const family of families) {
      let text: string | undefined
      overlay.set(`openapi/${family}.yaml`, () => {
        if (text !== undefined) return text
        text = textOf(changed[family])
        parsesAs(text, changed[family])
        texts.push(text)
        return text
      })
    }
    for (const [name, text] of code) overlay.set(`generated/${name}`, () => text)
    const names = new Set([...code.keys(), ...current.keys()])
    const differing = [...names].filter((name) => code.get(name) !== current.get(name))
    const files = hints === undefined ? quickFiles : readersOf(differing)
    const killer = await firstFailure(files, overlay, packages, seed, hints)
    texts.forEach(forget)
    if (killer !== undefined) return killer
    // A mutant that no test notices may still be invalid OpenAPI.
    for (const family of families) {
      try {
        await SwaggerParser.validate(structuredClone(changed[family]) as never)
      } catch (error) {
        return generator(error)
      }
    }
    return undefined
  }

  const unchanged = await notices(structuredClone(documents), ['campaigns', 'offerings'])
  if (unchanged !== undefined) throw new Error(`the contract as it is fails: ${unchanged}`)
  return (mutant: Mutant): Promise<Notice> =>
    notices(mutated(documents, mutant), [mutant.family], hintsOf(mutant))
}
