import type { RuleEntry } from './documents.js'
import { InputError } from './input-error.js'
import type { RegisteredRule } from './registry.js'
import { isSet, structureBit, wordOf } from './triage/branches.js'

/** The input of the plans: rules in contract order, and traits of the operations. */
interface Contents {
  /** Every entry of the contract, with its name in `rules.ts`. */
  rules: readonly (RuleEntry & { name: string })[]
  /** Operations with a body. */
  bodies: readonly string[]
  /** The rule about whole drafts, the groups about their parts, and the operation whose body a draft has. */
  publishing: { rule: string; groups: readonly string[]; draftOf: string }
  /** Operations that require an idempotency key. */
  idempotent: readonly string[]
  /** Returns the number of the bit without which a rule of an operation does not run, if it has one. */
  bitOf(operation: string, rule: string): number | undefined
}

/**
 * Returns the plan of each operation as a module that imports only what the operation needs, so that
 * a bundle with one operation contains only its rules.
 */
export function planModules(
  operations: readonly string[],
  registered: ReadonlyMap<string, RegisteredRule | undefined>,
  { rules, bodies, publishing, idempotent, bitOf }: Contents,
): Map<string, string> {
  return new Map(
    operations.map((operation) => {
      const entries = rules.filter((rule) => rule.operations.includes(operation))
      const decided = entries.map(({ id }) =>
        id === 'structure' ? undefined : ruleOf(registered, id),
      )
      const isIdempotent = idempotent.includes(operation)
      const modules = [
        ...new Set([
          ...decided.flatMap((rule) => (rule ? [rule.module] : [])),
          ...(isIdempotent ? ['protocol.js'] : []),
        ]),
      ].sort()
      const checksDrafts = entries.some(({ id }) => id === publishing.rule)
      const lines = [
        ...(bodies.includes(operation) ? [`  body: bodies.${operation},`] : []),
        ...(checksDrafts
          ? [
              `  draft: bodies.${publishing.draftOf},`,
              `  entries: [${entries.map(({ name }) => `rules.${name}`).join(', ')}],`,
            ]
          : []),
        ...(isIdempotent ? ['  idempotency: protocol.idempotencyDecision,'] : []),
      ]
      const isAboutDraft = ({ id }: { id: string }) =>
        checksDrafts &&
        (id === publishing.rule || publishing.groups.some((group) => id.startsWith(`${group}/`)))
      const steps = entries.map(
        (entry, index): Step => ({
          entry: entry.name,
          rule: decided[index],
          subject: isAboutDraft(entry) ? 'draft' : 'context',
          id: entry.id,
          bit: bitOf(operation, entry.id),
          isOff: entry.severity === 'off',
        }),
      )
      const code = `import type { OperationPlan, RuleOutcome } from '../../src/core/engine/operation-plan.js'
import type { RuleResult } from '../../src/core/rules/rule.js'
${modules.map((module) => `import * as ${namespaceOf(module)} from '../../src/core/rules/${module}'\n`).join('')}import * as triggers from '../../src/core/rules/triggers.js'
${lines.some((line) => line.includes('bodies.')) ? "import * as bodies from '../bodies.js'\n" : ''}import * as rules from '../rules.js'

export const ${operation}: OperationPlan<'${operation}'> = {
  operation: '${operation}',
${lines.map((line) => `${line}\n`).join('')}  runRules(context, ${checksDrafts ? 'draft' : '_draft'}, bits) {
    const outcomes: RuleOutcome[] = []
    let outcome: RuleResult
${runCode(steps)}
    return outcomes
  },
}`
      return [operation, code]
    }),
  )
}

function ruleOf(
  registered: ReadonlyMap<string, RegisteredRule | undefined>,
  id: string,
): RegisteredRule | undefined {
  if (!registered.has(id))
    throw new InputError(`${id} has no function in src/core/rules/registry.ts`)
  return registered.get(id)
}

/** An entry, its rule, and the context it runs on. */
interface Step {
  entry: string
  rule: RegisteredRule | undefined
  subject: 'context' | 'draft'
  id: string
  /** The number of the bit without which it does not run. */
  bit: number | undefined
  /** Whether it does not run unless an option sets its severity. */
  isOff: boolean
}

/**
 * Returns code that runs the rules whose trigger is true and whose bit is set. Each trigger is evaluated
 * at most once, and not if it is only for rules without their bit.
 */
function runCode(steps: readonly Step[]): string {
  const triggers = new Map<string, { test: string; needed: (number | undefined)[] }>()
  const runs = steps.map((step) => {
    const { entry, rule, subject, id, bit, isOff } = step
    if (rule === undefined)
      return { condition: isSet(structureBit), code: [`outcomes.push([rules.${entry}])`] }
    const run = [
      `outcome = ${namespaceOf(rule.module)}.${rule.name}(${subject})`,
      `if (outcome.length > 0) outcomes.push([rules.${entry}, outcome])`,
    ]
    const guard =
      bit === undefined ? isOff && `context.severities.has('${id}')` : `${isSet(bit)} /* ${id} */`
    const code = guard ? [`if (${guard}) {`, ...run.map((line) => `  ${line}`), '}'] : run
    if (rule.trigger === 'always') return { condition: '', code }
    const condition = subject === 'draft' ? `${rule.trigger}InDraft` : rule.trigger
    const test = `triggers.${rule.trigger}(${subject})`
    const needed = triggers.get(condition)?.needed ?? []
    triggers.set(condition, { test, needed: [...needed, bit] })
    return { condition, code }
  })
  const declared = [...triggers].map(([name, { test, needed }]) => {
    const isNeeded = needed.includes(undefined) ? '' : `${areSet(needed as number[])} && `
    return `const ${name} = ${isNeeded}${test}`
  })
  const blocks = runs.flatMap(({ condition, code }, index) => {
    if (condition === '') return code
    const isFirst = runs[index - 1]?.condition !== condition
    const isLast = runs[index + 1]?.condition !== condition
    const inside = code.map((line) => `  ${line}`)
    return [...(isFirst ? [`if (${condition}) {`] : []), ...inside, ...(isLast ? ['}'] : [])]
  })
  return [...declared, ...blocks].map((line) => `    ${line}`).join('\n')
}

/** Returns an expression that tests whether one of some bits is set. */
function areSet(bits: readonly number[]): string {
  const masks = { low: 0, high: 0 }
  for (const bit of bits) {
    const [word, mask] = wordOf(bit)
    masks[word] |= mask
  }
  const tests = Object.entries(masks)
    .filter(([, mask]) => mask !== 0)
    .map(([word, mask]) => `bits.${word} & ${mask}`)
  return tests.length === 1 ? `(${tests[0]}) !== 0` : `((${tests.join(') | (')})) !== 0`
}

/** Converts `push-content.js` to `pushContent`. */
const namespaceOf = (module: string): string =>
  module.replace('.js', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
