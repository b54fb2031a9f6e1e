import { dispatch } from '../dispatch.js'
import { type Documents, families, operationsOf, resolve, type Schema } from '../documents.js'
import { mapValues, structural } from '../structural.js'
import { type Source, wordOf } from './branches.js'
import type { ConditionModule } from './conditions.js'
import { setting, TriageFunctions } from './functions.js'
import { ruleBits } from './rule-bits.js'

/** The triage of every body. */
export interface Triage {
  /** A module that exports a function for each root, named like its compiled validator. */
  source: string
  roots: string[]
  /** Returns the number of the bit without which a rule of an operation does not run, if it has one. */
  bitOf(operation: string, rule: string): number | undefined
}

/** Returns whether a rule of an operation reports nothing about a body that satisfies its branches. */
export type IsDecided = (operation: string, rule: string) => boolean

/** Generates the triage of every body. */
export function compileTriage(documents: Documents, isDecided: IsDecided): Triage {
  const roots = rootsOf(documents)
  const rules = new Map(roots.map((root) => [root, decidedRules(root, isDecided)]))
  const bits = ruleBits([...rules.values()])
  /** The rules that the schemas of an operation's other bodies decide. */
  const missing = ({ operation }: Root, own: readonly string[]): string[] =>
    roots
      .flatMap((root) => (root.operation === operation ? (rules.get(root) ?? []) : []))
      .filter((rule) => !own.includes(rule))
  const module = new TriageModule()
  const writers = new Map<Source, TriageFunctions>()
  const exported = roots.map((root) => {
    const { name, source, schema } = root
    const always = missing(root, rules.get(root) ?? []).map((rule) =>
      setting(bits.get(rule) as number),
    )
    const writer =
      writers.get(source) ??
      new TriageFunctions(
        { source: { ...source, bitOf: (rule) => bits.get(rule) }, module },
        module.newName,
      )
    writers.set(source, writer)
    const lines = ['const bits = { low: 0, high: 0 }', writer.root(schema), ...new Set(always)]
    return `export function ${name}(body, names) {
${[...lines, 'return bits'].map((line) => `  ${line}`).join('\n')}
}`
  })
  const code = [...writers.values()].flatMap((writer) => writer.code)
  return {
    source: [module.head(bits), ...code, ...exported].join('\n\n'),
    roots: roots.map(({ name }) => name),
    bitOf: (operation, rule) => {
      const isOfOperation = [...rules].some(
        ([root, ids]) => root.operation === operation && ids.includes(rule),
      )
      return isOfOperation ? bits.get(rule) : undefined
    },
  }
}

/** A body, by the value of its discriminator. */
interface Root {
  operation: string
  name: string
  source: Source
  schema: unknown
}

function rootsOf(documents: Documents): Root[] {
  return families.flatMap((family) => {
    const document = documents[family]
    const schemas = mapValues(document.components.schemas, (each) => structural(each, true))
    const source: Source = { schemas, bitOf: () => undefined }
    return operationsOf(document).flatMap(({ operation }): Root[] => {
      const schema = operation.requestBody?.content['application/json']?.schema
      if (schema === undefined) return []
      const { cases, otherwise } = dispatch(document, schema)
      const { allOf = [] } = resolve(document, schema)
      // A union has its rules beside its members.
      const shared = Object.keys(cases).length > 0 ? (allOf as unknown[]) : []
      const members = Object.entries({
        ...cases,
        ...(otherwise !== undefined && { '': otherwise }),
      })
      return members.map(([value, member]) => ({
        operation: operation.operationId,
        name: `${operation.operationId}${value}`,
        source,
        schema: structural({ ...member, allOf: [...shared, ...branches(member)] }, true),
      }))
    })
  })
}

const branches = ({ allOf = [] }: Schema): readonly unknown[] => allOf as unknown[]

/** Returns the ids of the rules that the branches for a body decide, alone or by \`x-satisfies\`. */
function decidedRules({ operation, source, schema }: Root, isDecided: IsDecided): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    const { $ref, 'x-rule': rule, 'x-satisfies': satisfies } = part as Schema
    if (typeof rule === 'string' && (satisfies || isDecided(operation, rule))) found.add(rule)
    if (typeof $ref === 'string' && !seen.has($ref)) {
      seen.add($ref)
      visit(source.schemas[$ref.replace('#/components/schemas/', '')])
    }
    for (const inner of Object.values(part)) visit(inner)
  }
  visit(schema)
  return [...found]
}

/** Where the functions that the triage calls are. */
const imports: Record<string, string> = {
  isLongerThan: 'formats/code-point-length.js',
  isShorterThan: 'formats/code-point-length.js',
  isObject: 'base/json.js',
  visitedLength: 'base/json.js',
}

/** What the functions of the module share. */
class TriageModule implements ConditionModule {
  private readonly imports = new Set(['isObject'])
  private readonly patterns = new Map<string, string>()
  private readonly loops = new Map<string, string>()
  private functions = 0

  readonly newName = (): string => `visit${++this.functions}`

  imported(name: string): string {
    this.imports.add(name)
    return name
  }

  pattern(text: string): string {
    const name = this.patterns.get(text) ?? `pattern${this.patterns.size + 1}`
    this.patterns.set(text, name)
    return name
  }

  every(object: string, condition: (key: string) => string): string {
    const test = condition('key')
    const name = this.loops.get(test) ?? `every${this.loops.size + 1}`
    this.loops.set(test, name)
    return `${name}(${object})`
  }

  head(bits: ReadonlyMap<string, number>): string {
    const named = [...bits].map(([rule, bit]) => {
      const [word, mask] = wordOf(bit)
      return ` * ${word} ${mask} ${rule}`
    })
    const groups = new Map<string, string[]>()
    for (const name of this.imports) {
      const from = imports[name] ?? 'formats/formats.js'
      groups.set(from, [...(groups.get(from) ?? []), name])
    }
    return [
      ...[...groups].map(
        ([from, names]) => `import { ${names.sort().join(', ')} } from '../src/core/${from}'`,
      ),
      '',
      '/*',
      ' * Bits: 1 of `low` is the structure. Some rules share a bit.',
      ' *',
      ...named,
      ' */',
      '',
      ...[...this.patterns].map(
        ([text, name]) => `const ${name} = ${new RegExp(text, 'u').toString()}`,
      ),
      '',
      isPlainCode,
      ...[...this.loops].map(
        ([test, name]) => `
function ${name}(object) {
  for (const key in object) if (object[key] !== undefined && !(${test})) return false
  return true
}`,
      ),
    ].join('\n')
  }
}

const isPlainCode = `/** Returns whether \`for...in\` visits every property; of an instance of a class, it may not. */
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object)
  return prototype === Object.prototype || prototype === null
}`
