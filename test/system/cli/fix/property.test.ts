import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Document, isMap, visit } from 'yaml'
import { createContract, type OperationName, type Violation } from '../../../../src/core/index.js'
import { type GeneratedRequest, validRequest } from '../../../../src/testing/arbitraries/index.js'
import { campaignContract } from '../../../cli/command.js'
import '../../../property-seed.js'

vi.setConfig({ testTimeout: 120_000 })

const contract = createContract()
const operations = ['testCampaign', 'createCampaign', 'updateCampaign', 'searchCampaigns'] as const
const runs = 20
type Path = readonly (string | number)[]

/** A typo in a valid body, and the resulting body with the same key order. */
interface Break {
  path: Path
  at: 'key' | 'value'
  body: unknown
}

const pathsOf = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

function replaced(value: unknown, [key, ...rest]: Path, at: Break['at'], name: string): unknown {
  if (key === undefined) return name
  const isHere = rest.length === 0 && at === 'key'
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? replaced(item, rest, at, name) : item))
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([each, inner]) => {
      if (each !== key) return [each, inner]
      return isHere ? [name, inner] : [each, replaced(inner, rest, at, name)]
    }),
  )
}

/** Two neighbours in the middle of a name are swapped. */
const mistyped = (name: string): string =>
  name.replace(/^(\w{2})(\w)(\w)/, (_all, start, one, other) => start + other + one)

/** Generates typos for which the library suggests the intended name. */
function breaksOf({ operation, request, facts }: GeneratedRequest): Break[] {
  const { body } = request
  const isSuggested = (spoilt: unknown, meant: string) => {
    const verdict = contract.check(operation, { ...request, body: spoilt } as never, facts)
    const found: Violation[] = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
    return found.some(({ message }) => message.endsWith(`Did you mean \`${meant}\`?`))
  }
  return pathsOf(body).flatMap((path) => {
    const value = valueAt(body, path)
    const key = path.at(-1)
    // A locale may have any name, so another key than `default` has no safe fix.
    const isField = typeof key === 'string' && key.length > 5 && key !== 'default'
    const named = isField ? [key] : []
    const spoilt: (Break & { meant: string })[] = [
      ...named.map((meant) => ({
        path,
        at: 'key' as const,
        meant,
        body: replaced(body, path, 'key', mistyped(meant)),
      })),
      ...(typeof value === 'string' && /^[A-Z_]+$/.test(value) ? [value] : []).map((meant) => ({
        path,
        at: 'value' as const,
        meant,
        body: replaced(body, path, 'value', meant.toLowerCase()),
      })),
    ]
    return spoilt.filter((each) => isSuggested(each.body, each.meant))
  })
}

const styles = fc.record({
  defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'),
  defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'),
  collectionStyle: fc.constantFrom('any', 'flow'),
} as const)

/** Returns YAML with a comment at every possible position. */
function yamlText(value: unknown, style: object): string {
  const document = new Document(value)
  document.commentBefore = ' "push": PUSH, first'
  visit(document, {
    Pair(index, { key }) {
      Object.assign(key as object, { commentBefore: ` channel: 'push' ${index}` })
    },
    Scalar(_index, scalar) {
      if (scalar.commentBefore === undefined) scalar.comment = ' PUSH # again'
    },
  })
  if (!isMap(document.contents)) throw new Error('no map')
  return document.toString({ lineWidth: 0, ...style })
}

test.each(operations)('%s: fixes one typo without changing another byte', async (operation) => {
  let tried = 0
  const writers = fc.oneof(
    fc.nat(4).map((indent) => (value: unknown) => JSON.stringify(value, null, indent)),
    styles.map((style) => (value: unknown) => yamlText(value, style)),
  )
  await fc.assert(
    fc.asyncProperty(
      validRequest(operation as OperationName),
      fc.nat(),
      writers,
      fc.constantFrom('\n', '\r\n'),
      async (generated, which, write, lineEnd) => {
        const breaks = breaksOf(generated)
        fc.pre(breaks.length > 0)
        const { body } = breaks[which % breaks.length] as Break
        const { request, facts } = generated
        const text = (of: unknown) =>
          write({ operation, ...request, body: of, facts }).replaceAll('\n', lineEnd)
        const outcome = await campaignContract(['fix', '-'], { input: text(body) })
        expect(outcome.stdout).toBe(text(request.body))
        expect(outcome.stderr).toMatch(
          /1 fix in 1 file\n(?:0 errors, \d+ warnings?.*\n)?1 file: 1 valid, 0 invalid, 0 unreadable/,
        )
        expect(outcome.code).toBe(0)
        tried += 1
      },
    ),
    { numRuns: runs },
  )
  expect(tried).toBe(runs)
})
